import { itemAt } from '@fondaco/kernel';
import { POINT, type GameAnalysis, type JudgedDecision, type Mark, type PointAnalysis } from '@fondaco/review';

/** Whether a line has been judged as deep as was asked for, or at least by a search: what a first look says may still change. */
export function isSettled({ key }: GameAnalysis, { judged }: PointAnalysis): boolean {
  return judged !== undefined && (judged.depth === key.depth || judged.depth !== 'quick');
}

/** The mark of a line, once it stays. */
export function settledMark(analysis: GameAnalysis, point: PointAnalysis): Mark | undefined {
  return isSettled(analysis, point) ? point.judged?.decision?.mark : undefined;
}

/** What lies within this is called the same: a tenth of a point of win chance. */
const SAME = POINT / 10;

/** Whether all that was weighed was worth the same. That a choice cost nothing does not say so: it may have been the best. */
export function areSame({ choices, isEqual }: JudgedDecision, seat: number): boolean {
  const own = choices.map(({ chances }) => itemAt(chances, seat));
  return isEqual && Math.max(...own) - Math.min(...own) <= SAME;
}
