import { startTransition, useEffect, useRef, useState } from 'react';
import { afterFrame } from './after-frame.ts';

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
