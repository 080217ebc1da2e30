import type { ServerStore } from '@fondaco/server';

/** Where in a write a process can end: before it, while the disk is busy with it, and when it is done but nobody was told. */
export const WRITE_MOMENTS = ['before', 'during', 'after'] as const;
export type WriteMoment = (typeof WRITE_MOMENTS)[number];

/** Called at each moment of each write, which is named after the method of the store: `append`, `due.claim`. */
export type OnWrite = (write: string, moment: WriteMoment) => void;

/** What a server that people come to writes: the methods of a store and its parts. */
export const WRITES: readonly string[] = [
  'append',
  'gatherings.save',
  'gatherings.saveWithLink',
  'gatherings.addGuest',
  'guests.add',
  'guests.rename',
  'guests.markSeen',
  'guests.remove',
  'due.add',
  'due.claim',
  'due.drop',
  'secrets.keep',
  'visits.set',
  'visits.renew',
  'visits.forget',
  'uptime.beat',
];

/** A store that tells of the moments of its writes. */
export function tellWrites(store: ServerStore, onWrite: OnWrite): ServerStore {
  return proxyOf(store, '', onWrite);
}

function proxyOf<T extends object>(target: T, path: string, onWrite: OnWrite): T {
  return new Proxy(target, {
    get(_, name) {
      // Methods and getters may use private fields, which a proxy has not.
      const value: unknown = Reflect.get(target, name, target);
      if (typeof name !== 'string') return value;
      if (typeof value === 'object' && value !== null) return proxyOf(value, `${path}${name}.`, onWrite);
      if (typeof value !== 'function') return value;
      const write = `${path}${name}`;
      return WRITES.includes(write) ? tellOf(value.bind(target), write, onWrite) : value.bind(target);
    },
  });
}

function tellOf(act: (...args: unknown[]) => Promise<unknown>, write: string, onWrite: OnWrite) {
  return async (...args: unknown[]): Promise<unknown> => {
    onWrite(write, 'before');
    const done = act(...args);
    onWrite(write, 'during');
    const result = await done;
    onWrite(write, 'after');
    return result;
  };
}
