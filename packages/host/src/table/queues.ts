/** Work done one after another under each name; what has different names does not wait for each other. */
export class Queues {
  readonly #last = new Map<string, Promise<void>>();

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(name) ?? Promise.resolve()).then(work);
    const forget = (): void => this.#forget(name, settled);
    const settled: Promise<void> = done.then(forget, forget);
    this.#last.set(name, settled);
    return done;
  }

  #forget(name: string, settled: Promise<void>): void {
    if (this.#last.get(name) === settled) this.#last.delete(name);
  }
}
