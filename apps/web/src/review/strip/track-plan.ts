import type { ChapterSpan } from './chapter-spans.ts';

/** Where the places of a game lie on the track, in pixels. */
export interface TrackPlan {
  readonly width: number;
  /** The first and the last place that can be seen. */
  readonly from: number;
  readonly to: number;
  readonly spans: readonly ChapterSpan[];
  x(place: number): number;
  /** The place nearest to a pixel. */
  placeAt(x: number): number;
}

/** So much is left free at either end: for half a knob. */
const MARGIN = 14;

/** Plans a track of so many pixels; where there is little room it shows so many turns around the place of now. */
export function planTrack(width: number, all: readonly ChapterSpan[], at: number, most: number): TrackPlan {
  const now = Math.max(
    0,
    all.findIndex(({ to }) => at <= to),
  );
  const first = Math.max(0, Math.min(now - Math.floor(most / 2), all.length - most));
  const spans = all.slice(first, first + most);
  const from = spans[0]?.from ?? 0;
  const to = Math.max(from + 1, spans.at(-1)?.to ?? 1);
  const each = Math.max(1, width - 2 * MARGIN) / (to - from);
  return {
    width,
    from,
    to,
    spans,
    x: (place) => MARGIN + (Math.max(from, Math.min(to, place)) - from) * each,
    placeAt: (x) => Math.max(from, Math.min(to, from + Math.round((x - MARGIN) / each))),
  };
}
