import type { ServerStore } from '@fondaco/server';

/** Where in a write a process dies: before it, while the disk is busy with it, and when it is done but nobody was told. */
export const MOMENTS = ['before', 'during', 'after'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Called at each moment of each write, which is named after the method of the store: `append`, `due.claim`. */
export type OnWrite = (write: string, moment: Moment) => void;

/** The parts of a store that have methods of their own, and what only reads. */
const READS =
  /^(tables?|lines|checks|idsAfter|follow|close|of|on|byToken|byId|find.*|get.*|list.*|nextAt|tablesOf|open.*|public.*|mine.*|is.*|has.*)$/;

/** A store that tells of the moments of its writes. */
export function tellWrites(store: ServerStore, onWrite: OnWrite): ServerStore {
  return told(store, '', onWrite);
}

function told<T extends object>(target: T, path: string, onWrite: OnWrite): T {
  return new Proxy(target, {
    get(_, name) {
      // Methods and getters may use private fields, which a proxy has not.
      const value: unknown = Reflect.get(target, name, target);
      if (typeof name !== 'string') return value;
      if (typeof value === 'object' && value !== null) return told(value, `${path}${name}.`, onWrite);
      if (typeof value !== 'function') return value;
      if (READS.test(name)) return value.bind(target);
      return (...args: unknown[]): unknown => {
        onWrite(`${path}${name}`, 'before');
        const done: unknown = Reflect.apply(value, target, args);
        if (!(done instanceof Promise)) return done;
        onWrite(`${path}${name}`, 'during');
        return done.then((result: unknown) => {
          onWrite(`${path}${name}`, 'after');
          return result;
        });
      };
    },
  });
}
