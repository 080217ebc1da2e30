import type { ServerStore } from '../src/store/server-store.ts';

/** A store that knows whether anybody waits for it. */
export interface CountedStore {
  readonly store: ServerStore;
  /** Resolves when nobody waits for the store, and nobody whom it answered asks it something else. */
  readonly idle: () => Promise<void>;
}

/** Rounds of the loop without a question to the store, after which nobody is about to ask one. */
const QUIET_ROUNDS = 4;

/** Counts what is asked of a store and not answered yet, so that a test with a clock of its own can wait for a real database. */
export function countStore(counted: ServerStore): CountedStore {
  let pending = 0;
  const wrap = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (_, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value === 'object' && value !== null) return wrap(value);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          const answer: unknown = Reflect.apply(value as (...given: unknown[]) => unknown, target, given);
          if (!(answer instanceof Promise)) return answer;
          pending++;
          return answer.finally(() => pending--);
        };
      },
    });
  const idle = async (): Promise<void> => {
    for (let quiet = 0; quiet < QUIET_ROUNDS; quiet++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (pending > 0) quiet = 0;
    }
  };
  return { store: wrap(counted), idle };
}
