/** Work that comes to something, with pauses in which it can be given up. */
export type Thinking<T> = Generator<undefined, T>;

/** Work that is done in one piece. */
export function* atOnce<T>(work: () => T): Thinking<T> {
  yield;
  return work();
}

/** Does it all without a pause. */
export function finish<T>(thinking: Thinking<T>): T {
  for (;;) {
    const { done, value } = thinking.next();
    if (done === true) return value;
  }
}
