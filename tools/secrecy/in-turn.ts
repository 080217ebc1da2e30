interface WaitingCall {
  readonly run: () => Promise<unknown>;
  readonly keep: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Has disks and threads do one thing at a time, in the order it was asked for, each when everything else has come to rest: whoever asked hears
 * of it in the same order however fast they are.
 */
export class InTurn {
  readonly #rest: () => Promise<void>;
  #waiting: readonly WaitingCall[] = [];
  #isWorking = false;
  #done: Promise<void> = Promise.resolve();

  /** `rest` resolves when nothing happens any more but what waits here. */
  constructor(rest: () => Promise<void>) {
    this.#rest = rest;
  }

  /** Whether nothing waits and nothing is being done. */
  get isIdle(): boolean {
    return !this.#isWorking;
  }

  /** Resolves when everything is done that was asked for so far. */
  get done(): Promise<void> {
    return this.#done;
  }

  /** The same object, of which the named methods, its own and those of its parts, are called in turn. */
  watch<T extends object>(target: T, names: ReadonlySet<string>): T {
    return new Proxy(target, {
      get: (_, name) => {
        // Methods and getters may use private fields, which a proxy has not.
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value === 'object' && value !== null) return this.watch(value, names);
        if (typeof value !== 'function') return value;
        const call = (...args: unknown[]): unknown => Reflect.apply(value, target, args);
        return names.has(String(name)) ? (...args: unknown[]) => this.#enqueue(async () => call(...args)) : call;
      },
    });
  }

  #enqueue(run: WaitingCall['run']): Promise<unknown> {
    return new Promise((keep, fail) => {
      this.#waiting = [...this.#waiting, { run, keep, fail }];
      if (!this.#isWorking) this.#done = this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let [next] = this.#waiting; next !== undefined; [next] = this.#waiting) {
      await this.#rest();
      this.#waiting = this.#waiting.slice(1);
      await next.run().then(next.keep, next.fail);
    }
    this.#isWorking = false;
  }
}
