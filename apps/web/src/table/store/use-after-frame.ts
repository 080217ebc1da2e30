import { startTransition, useEffect, useRef, useState } from 'react';

/** A value that follows another once a frame drawn with it has been painted: for whatever can wait so long. */
export function useAfterFrame<T>(value: T): T {
  const [followed, setFollowed] = useState(value);
  const newest = useRef(value);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    newest.current = value;
    // One frame is waited for, not the last of many: what never rests is followed too.
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

/** Calls back when the next frame has been painted; what it returns calls that off. */
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
