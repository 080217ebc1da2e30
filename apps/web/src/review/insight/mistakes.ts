import type { GameAnalysis, PointAnalysis } from '@fondaco/review';
import { inBackground } from '../../client/faults.ts';
import { goTo, pause } from '../store/review-actions.ts';
import { useReview } from '../store/review-store.ts';
import { placeOf } from '../store/steps.ts';
import { settledMark } from './settled.ts';

/** Whether a choice was a mistake or worse, once that stays. */
export function isMistake(analysis: GameAnalysis, point: PointAnalysis): boolean {
  const mark = settledMark(analysis, point);
  return mark === 'mistake' || mark === 'blunder';
}

/** The places of all choices that were mistakes or worse. */
function mistakePlaces(): readonly number[] {
  const { analysis, steps } = useReview.getState();
  if (analysis === undefined) return [];
  const bad = analysis.points.filter((point) => isMistake(analysis, point));
  return bad.map(({ line }) => placeOf(steps, line)).toSorted((a, b) => a - b);
}

/** To the next mistake or worse, or the one before; after the last comes the first again. */
export function goToMistake(by: -1 | 1): void {
  const { at } = useReview.getState();
  const places = mistakePlaces();
  const to =
    by > 0
      ? (places.find((place) => place > at) ?? places[0])
      : (places.findLast((place) => place < at) ?? places.at(-1));
  pause();
  if (to !== undefined) inBackground(goTo(to));
}
