import { useEffect, useState, type RefObject } from 'react';
import { HEIGHT, WIDTH } from './map.ts';

/** What is seen of the sheet, in its own units: it fills its place, whatever the place's shape. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Units of the sheet to a pixel. */
  readonly unit: number;
}

const WHOLE_SHEET: Frame = { x: 0, y: 0, width: WIDTH, height: HEIGHT, unit: 1 };

/** The smallest frame of a place's shape that holds the whole sheet in its middle. */
function frameFor(width: number, height: number): Frame {
  if (width <= 0 || height <= 0) return WHOLE_SHEET;
  const unit = Math.max(WIDTH / width, HEIGHT / height);
  const [across, down] = [width * unit, height * unit];
  return { x: (WIDTH - across) / 2, y: (HEIGHT - down) / 2, width: across, height: down, unit };
}

/** The frame for an element, kept up to date with its size. */
export function useFrame(place: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState(WHOLE_SHEET);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = (): void => setFrame(frameFor(element.clientWidth, element.clientHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return frame;
}
