import { useLayoutEffect, useState, type RefObject } from 'react';

/** How wide an element is, in pixels; 0 before it is there. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const watch = new ResizeObserver(() => setWidth(current.clientWidth));
    watch.observe(current);
    setWidth(current.clientWidth);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
