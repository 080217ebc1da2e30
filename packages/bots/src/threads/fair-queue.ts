/** What waits, by whom it is for: each of them has a turn before any has a second one. */
export class FairQueue<T> {
  /** In the order of their turns; none without anything waiting. */
  readonly #waiting = new Map<string, T[]>();

  push(key: string, item: T): void {
    const own = this.#waiting.get(key);
    if (own === undefined) this.#waiting.set(key, [item]);
    else own.push(item);
  }

  /** The next in turn, undefined if nothing waits. */
  shift(): T | undefined {
    const [next] = this.#waiting;
    if (next === undefined) return undefined;
    const [key, [item, ...others]] = next;
    this.#waiting.delete(key);
    if (others.length > 0) this.#waiting.set(key, others);
    return item;
  }

  /** Takes everything out that waits for one. */
  remove(key: string): readonly T[] {
    const own = this.#waiting.get(key) ?? [];
    this.#waiting.delete(key);
    return own;
  }
}
