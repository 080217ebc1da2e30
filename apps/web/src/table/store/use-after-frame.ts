import { startTransition, useEffect, useRef, useState } from 'react';

/** The same value one painted frame later: for parts of the page that can be drawn after the others. */
export function useAfterFrame<T>(value: T): T {
  const [followed, setFollowed] = useState(value);
  const newest = useRef(value);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    newest.current = value;
    // One frame is waited for, not a pause, so that a value that changes with every frame is followed too.
    stop.current ??= afterFrame(() => {
      stop.current = undefined;
      startTransition(() => setFollowed(newest.current));
    });
  }, [value]);
  useEffect(
    () => () => {
      stop.current?.();
      stop.current = undefined;
    },
    [],
  );
  return followed;
}

/** Calls back when the next frame has been painted; the returned function cancels that. */
function afterFrame(then: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    then();
  };
  const frame = requestAnimationFrame(() => port2.postMessage(undefined));
  return () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
}
