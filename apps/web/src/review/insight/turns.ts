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

/**
 * The turn that the judge would have played from the first decision of a turn on, by what was known there; undefined where it is no more
 * than one choice, or what was played. It has no figure: where it leads and where the turn led are judged in different worlds.
 */
export function bestTurnOf({ points }: GameAnalysis, { seat, from, to }: TurnAnalysis): readonly string[] | undefined {
  const own = points.filter((point) => point.seat === seat && point.line >= from && point.line <= to);
  const chosen = own.filter(({ isForced }) => !isForced);
  const begun = chosen.findIndex(({ judged }) => judged?.decision !== undefined);
  const line = chosen[begun]?.judged?.decision?.choices[0]?.line ?? [];
  const played = chosen.slice(begun).map(({ words }) => words);
  return line.length < 2 || line.every((words, i) => words === played[i]) ? undefined : line;
}
