import { itemAt } from '@fondaco/kernel';
import { accuracyOf } from './accuracy.ts';
import type { Mark, PointAnalysis, TurnAnalysis } from './analysis.ts';
import { LOSSES } from './marks.ts';
import { POINT } from './units.ts';

/** What makes lines a turn: one seat's, one after another, within one chapter. */
type TurnLine = Pick<PointAnalysis, 'seat' | 'chapter'>;

/** Which turn each line belongs to, from 0. */
export function turnsOf(lines: readonly TurnLine[]): number[] {
  let turn = -1;
  return lines.map((line, i) => {
    const last = lines[i - 1];
    if (last?.seat !== line.seat || last.chapter?.number !== line.chapter?.number) turn++;
    return turn;
  });
}

/** Every turn judged by the sum of its choices. A search from its start would judge by what was not known yet. */
export function judgeTurns(points: readonly PointAnalysis[], seats: number): TurnAnalysis[] {
  const turns: PointAnalysis[][] = [];
  for (const point of points) (turns[point.turn] ??= []).push(point);
  return turns.map((lines) => judgeTurn(lines, seats));
}

function judgeTurn(points: readonly PointAnalysis[], seats: number): TurnAnalysis {
  const { seat, chapter } = itemAt(points, 0);
  const decisions = points.flatMap(({ judged }) => judged?.decision ?? []);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const loss = sum(decisions.map((decision) => decision.loss));
  const error = Math.round(Math.sqrt(sum(decisions.map((decision) => decision.error * decision.error))));
  const lines = points.map(({ line }) => line);
  const mark = markOfTurn(
    decisions.flatMap((decision) => decision.mark ?? []),
    loss,
  );
  return {
    seat,
    ...(chapter === undefined ? {} : { chapter }),
    from: Math.min(...lines),
    to: Math.max(...lines),
    loss,
    error,
    stakes: sum(decisions.map((decision) => decision.stakes)),
    ...(decisions.length === 0 ? {} : { accuracy: accuracyOf(loss, seats) }),
    ...(mark === undefined ? {} : { mark }),
  };
}

/** A turn is called what its choices are called at the worst, if it has lost that much as a whole; else the best of them. */
function markOfTurn(marks: readonly Mark[], loss: number): Mark | undefined {
  for (const mark of ['blunder', 'mistake', 'inaccuracy'] as const)
    if (marks.includes(mark) && loss >= LOSSES[mark] * POINT) return mark;
  return (['brilliant', 'good'] as const).find((mark) => marks.includes(mark) && loss < LOSSES.inaccuracy * POINT);
}
