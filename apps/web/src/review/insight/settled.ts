import type { GameAnalysis, JudgedDecision, Mark, PointAnalysis } from '@fondaco/review';

/** Whether a line has been judged as deep as was asked for, or at least by a search: what a first look says may still change. */
export function isSettled({ key }: GameAnalysis, { judged }: PointAnalysis): boolean {
  return judged !== undefined && (judged.depth === key.depth || judged.depth !== 'quick');
}

/** The mark of a line, once it stays. */
export function settledMark(analysis: GameAnalysis, point: PointAnalysis): Mark | undefined {
  return isSettled(analysis, point) ? point.judged?.decision?.mark : undefined;
}

const HUNDRED = 100;

/** Whether what a choice lost is known well enough to say it in numbers: within a point of win chance. */
export function isSure({ unit }: GameAnalysis, { error }: Pick<JudgedDecision, 'error'>): boolean {
  return error <= unit / HUNDRED;
}
