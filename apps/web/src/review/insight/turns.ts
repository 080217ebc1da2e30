import type { GameAnalysis, TurnAnalysis } from '@fondaco/review';
import type { ReviewStep } from '../store/steps.ts';
import { isSettled } from './settled.ts';

/** The turns in which something was decided and all of it has been judged, by the line of the last step of each. */
export function turnsByLastLine(
  analysis: GameAnalysis,
  steps: readonly ReviewStep[],
): ReadonlyMap<number, TurnAnalysis> {
  const open = new Set(analysis.points.filter((point) => !isSettled(analysis, point)).map(({ turn }) => turn));
  const turnOf = new Map(analysis.points.map(({ line, turn }) => [line, turn]));
  const last = new Map<number, number>();
  for (const { line } of steps) {
    const turn = turnOf.get(line);
    if (turn !== undefined && !open.has(turn)) last.set(turn, line);
  }
  return new Map(
    [...last].flatMap(([turn, line]) => {
      const whole = analysis.turns[turn];
      return whole?.accuracy === undefined ? [] : [[line, whole] as const];
    }),
  );
}
