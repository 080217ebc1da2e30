/** A promise that others settle. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

export function defer<T>(): Deferred<T> {
  let settle: Omit<Deferred<T>, 'promise'> | undefined;
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }));
  if (settle === undefined) throw new Error('a promise begins at once');
  return { promise, ...settle };
}
