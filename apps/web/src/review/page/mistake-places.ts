import { settledMark } from '../insight/settled.ts';
import { useReview } from '../store/review-store.ts';
import { placeOf } from '../store/steps.ts';

/** The places of all choices that were mistakes or worse. */
export function mistakePlaces(): readonly number[] {
  const { analysis, steps } = useReview.getState();
  if (analysis === undefined) return [];
  const bad = analysis.points.filter((point) => {
    const mark = settledMark(analysis, point);
    return mark === 'mistake' || mark === 'blunder';
  });
  return bad.map(({ line }) => placeOf(steps, line)).toSorted((a, b) => a - b);
}
