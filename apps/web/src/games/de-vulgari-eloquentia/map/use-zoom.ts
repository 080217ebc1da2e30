import { itemAt } from '@fondaco/kernel';
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { Frame } from './use-frame.ts';
import { HEIGHT, WIDTH } from '../model/map.ts';
import type { Point } from '../model/map-file.ts';

const CLOSEST = 5;
const CLOSER = 1.6;
/** Room left around what is framed, in units of the sheet. */
const MARGIN = 54;
/** What may be seen beyond the sheet; more above it, where a line lies over it. */
const EDGE = 24;
const TOP_EDGE = 64;
/** Pixels to a unit of the sheet at which the smallest letters can be read. */
const READABLE = 0.95;
/** No closer than this to what is framed, however little it is. */
const LARGE = 1.25;

export interface MapZoom {
  /** Shows the whole sheet. */
  readonly showAll: () => void;
  readonly zoomIn: () => void;
  /** Brings places into sight, as large as names need to be read: what then finds no room lies around the first. */
  readonly frameTo: (places: readonly Point[]) => void;
  readonly show: (window: MapWindow) => void;
}

/** Drag, pinch and wheel (with Ctrl) on an SVG move what is drawn in groups, there or below it; nothing is drawn anew for it. */
export function useZoom(
  svg: RefObject<SVGSVGElement | null>,
  { ground, content }: Readonly<Record<'ground' | 'content', RefObject<SVGGElement | null>>>,
  frame: Frame,
): MapZoom {
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined);

  useEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    const corners: [Point, Point] = [
      [frame.x, frame.y],
      [frame.x + frame.width, frame.y + frame.height],
    ];
    const zooming = zoom<SVGSVGElement, unknown>()
      .extent([[...corners[0]], [...corners[1]]] as [[number, number], [number, number]])
      .translateExtent([[...corners[0]], [...corners[1]]] as [[number, number], [number, number]])
      .scaleExtent([1, CLOSEST])
      .filter((event: Event) => isOurs(event))
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        for (const group of [ground, content]) group.current?.setAttribute('transform', String(transform));
      });
    behaviour.current = zooming;
    const selected = select<SVGSVGElement, unknown>(element);
    selected.call(zooming).on('dblclick.zoom', null);
    return () => void selected.on('.zoom', null);
  }, [svg, ground, content, frame]);

  const apply = useCallback(
    (transform: ZoomTransform): void => {
      if (svg.current !== null && behaviour.current !== undefined)
        behaviour.current.transform(select<SVGSVGElement, unknown>(svg.current), transform);
    },
    [svg],
  );

  const showAll = useCallback((): void => apply(zoomIdentity), [apply]);

  const zoomIn = useCallback((): void => {
    if (svg.current !== null && behaviour.current !== undefined)
      behaviour.current.scaleBy(select<SVGSVGElement, unknown>(svg.current), CLOSER);
  }, [svg]);

  const show = useCallback(
    ({ x, y, scale }: MapWindow): void =>
      apply(zoomIdentity.translate(frame.x - x * scale, frame.y - y * scale).scale(scale)),
    [apply, frame],
  );

  const frameTo = useCallback(
    (places: readonly Point[]): void => {
      const least = READABLE * frame.unit;
      if (places.length > 0) show(windowOn(places, frame, { margin: MARGIN, least }));
    },
    [show, frame],
  );

  return { showAll, zoomIn, frameTo, show };
}

/** Touches and drags, and the wheel only with Ctrl: otherwise the page scrolls. */
function isOurs(event: Event): boolean {
  if (event.type === 'wheel') return (event as WheelEvent).ctrlKey;
  return !('button' in event) || (event as MouseEvent).button === 0;
}

/** What of the sheet is in sight, and how much larger than where all of it is. */
export interface MapWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** All that a frame holds. */
export function wholeWindow({ x, y, width, height }: Frame): MapWindow {
  return { x, y, width, height, scale: 1 };
}

/** Room left around places, and how small the map may become for all of them to be in sight. */
interface WindowRoom {
  readonly margin: number;
  readonly least: number;
}

/** What to bring into sight for places. Where they find no room at the least scale, what lies around the first. */
export function windowOn(places: readonly Point[], frame: Frame, { margin, least }: WindowRoom): MapWindow {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const above = frame.line > 0 ? TOP_EDGE : 0;
  const [top, bottom] = [Math.min(...ys) - margin - above, Math.max(...ys) + margin];
  const fitting = Math.min(LARGE * frame.unit, frame.width / (right - left), frame.height / (bottom - top));
  const scale = Math.max(1, fitting, least);
  const target = fitting < scale ? itemAt(places, 0) : [(left + right) / 2, (top + bottom) / 2];
  const [width, height] = [frame.width / scale, frame.height / scale];
  const x = within(target[0] - width / 2, [-EDGE, WIDTH + EDGE - width]);
  const y = within(target[1] - height / 2, [-Math.max(EDGE, above), HEIGHT + EDGE - height]);
  return { x, y, width, height, scale };
}

/** Holds a window inside the sheet, or in its middle if it is larger. */
function within(start: number, [least, most]: readonly [number, number]): number {
  return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, start));
}
