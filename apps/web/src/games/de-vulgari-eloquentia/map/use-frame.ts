import { useEffect, useState, type RefObject } from 'react';
import { HEIGHT, WIDTH } from '../model/map.ts';

/** What is seen of the sheet, in its own units: it fills its place, whatever the place's shape. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Units of the sheet to a pixel. */
  readonly unit: number;
  /** Whether the water in the north-east has room for what is to lie there. */
  readonly hasRoom: boolean;
  /** Pixels at its top under which a line lies. */
  readonly line: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Water in the north-east: from where on no land, and down to where no ship, in units of the sheet. */
const WATER = { x: 470, y: 238 } as const;
const WHOLE_SHEET: Frame = { x: 0, y: 0, width: WIDTH, height: HEIGHT, unit: 1, hasRoom: false, line: 0 };

/**
 * The smallest frame of a place's shape that holds the whole sheet. Where a list of a size finds room on the water, the sheet gives way to the left
 * as far as it needs; where it does not, a line over the sheet stays free.
 */
function frameFor(place: Extent, list: Extent, line: number): Frame {
  if (place.width <= 0 || place.height <= 0) return WHOLE_SHEET;
  const unit = Math.max(WIDTH / place.width, HEIGHT / place.height);
  const [width, height] = [place.width * unit, place.height * unit];
  const east = WATER.x + list.width * unit;
  const y = (HEIGHT - height) / 2;
  if (east <= width && y + list.height * unit <= WATER.y)
    return {
      x: Math.min(0, Math.max((WIDTH - width) / 2, east - width)),
      y,
      width,
      height,
      unit,
      hasRoom: true,
      line: 0,
    };
  return underLine(place, line);
}

function underLine(place: Extent, line: number): Frame {
  const unit = Math.max(WIDTH / place.width, HEIGHT / (place.height - line));
  const [width, height] = [place.width * unit, place.height * unit];
  const over = (height - HEIGHT) / 2;
  return { x: (WIDTH - width) / 2, y: -Math.max(over, line * unit), width, height, unit, hasRoom: false, line };
}

/** The frame for an element, kept up to date with its size. */
export function useFrame(place: RefObject<HTMLElement | null>, list: Extent, line: number): Frame {
  const [frame, setFrame] = useState(WHOLE_SHEET);
  const { width, height } = list;
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = (): void =>
      setFrame(frameFor({ width: element.clientWidth, height: element.clientHeight }, { width, height }, line));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, width, height, line]);
  return frame;
}
