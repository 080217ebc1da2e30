import { useEffect, useRef, useState } from 'react';

const COUNT_TIME = 600;

/** A number that counts up from its last value to the new one. */
export function useCountedNumber(target: number, isStill: boolean): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    if (isStill) {
      from.current = target;
      setShown(target);
      return;
    }
    const began = performance.now();
    const start = from.current;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - began) / COUNT_TIME);
      from.current = Math.round(start + (target - start) * share);
      setShown(from.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, isStill]);
  return isStill ? target : shown;
}
