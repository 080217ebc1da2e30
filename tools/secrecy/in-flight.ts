/** Counts what was begun and is not finished, of whatever it is shown. */
export class InFlight {
  #count = 0;
  #begun = 0;

  get count(): number {
    return this.#count;
  }

  /** How much was ever begun. */
  get begun(): number {
    return this.#begun;
  }

  /** The same object, whose promises are counted until they are kept. */
  watch<T extends object>(target: T): T {
    return new Proxy(target, {
      get: (_, name) => {
        // Methods and getters may use private fields, which a proxy has not.
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value === 'object' && value !== null) return this.watch(value);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          const done: unknown = Reflect.apply(value, target, args);
          return done instanceof Promise ? this.#countUntilKept(done) : done;
        };
      },
    });
  }

  async #countUntilKept(done: Promise<unknown>): Promise<unknown> {
    this.#count++;
    this.#begun++;
    try {
      return await done;
    } finally {
      this.#count--;
    }
  }
}
