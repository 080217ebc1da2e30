import { itemAt } from '@fondaco/kernel';
import {
  MARKS,
  type KindCost,
  type Mark,
  type PointAnalysis,
  type SeatAnalysis,
  type TurnAnalysis,
} from './analysis.ts';
import { toTenths } from './forecast.ts';
import { fairShares, type Units } from './units.ts';

/** Every seat's account. The start is an even share; what the deal of seats and things made of it is luck. */
export function accountsOf(
  start: Units,
  points: readonly PointAnalysis[],
  turns: readonly TurnAnalysis[],
): SeatAnalysis[] {
  return start.map((_, seat) => accountOf(seat, start, points, turns));
}

function accountOf(
  seat: number,
  start: Units,
  points: readonly PointAnalysis[],
  turns: readonly TurnAnalysis[],
): SeatAnalysis {
  const sum = (of: readonly PointAnalysis[], column: 'skill' | 'luck' | 'doubt'): number =>
    of.reduce((total, point) => total + itemAt(point[column], seat), 0);
  const even = itemAt(fairShares(start.length), seat);
  const lines = points.filter((point) => point.seat === seat);
  const own = lines.filter(({ isStandIn }) => !isStandIn);
  const { own: resigned, others: left } = resignedIn(points, seat);
  const accuracy = accuracyIn(turns.filter((turn) => turn.seat === seat && isOwnTurn(turn, own)));
  return {
    seat,
    start: even,
    skill: sum(own, 'skill'),
    standIn: sum(lines, 'skill') - sum(own, 'skill'),
    ...(resigned === undefined ? {} : { resigned }),
    gifts: sum(points, 'skill') - sum(lines, 'skill') + left,
    luck: itemAt(start, seat) - even + sum(points, 'luck'),
    doubt: sum(points, 'doubt'),
    result: itemAt(points.at(-1)?.after ?? start, seat),
    skillError: errorOf(own),
    lostPoints: toTenths(own.reduce((total, { judged }) => total + (judged?.decision?.lostPoints ?? 0), 0)),
    ...(accuracy === undefined ? {} : { accuracy }),
    marks: countMarks(own),
    costs: costsOf(own),
  };
}

/** What giving up has cost a seat, and what it was given by others' giving up. */
function resignedIn(
  points: readonly PointAnalysis[],
  seat: number,
): { readonly own: number | undefined; readonly others: number } {
  let own: number | undefined;
  let others = 0;
  for (const { resigned } of points) {
    if (resigned === undefined) continue;
    const change = itemAt(resigned.change, seat);
    if (resigned.seats.includes(seat)) own = (own ?? 0) + change;
    else others += change;
  }
  return { own, others };
}

function isOwnTurn({ from, to }: TurnAnalysis, own: readonly PointAnalysis[]): boolean {
  return own.some(({ line }) => line >= from && line <= to);
}

/** The mean of the turns, each weighed by what was at stake. */
function accuracyIn(turns: readonly TurnAnalysis[]): number | undefined {
  let weights = 0;
  let sum = 0;
  for (const { accuracy, stakes } of turns) {
    if (accuracy === undefined) continue;
    weights += stakes;
    sum += stakes * accuracy;
  }
  return weights > 0 ? Math.round((sum / weights) * 10) / 10 : undefined;
}

function errorOf(points: readonly PointAnalysis[]): number {
  const squares = points.reduce((sum, { judged }) => sum + squareOf(judged?.decision?.error ?? 0), 0);
  return Math.round(Math.sqrt(squares));
}

/** Not by a power, of which the last bit is not the same everywhere. */
function squareOf(x: number): number {
  return x * x;
}

function countMarks(points: readonly PointAnalysis[]): Record<Mark, number> {
  const counts: Record<Mark, number> = { blunder: 0, mistake: 0, inaccuracy: 0, good: 0, brilliant: 0 };
  for (const { judged } of points) {
    const mark = MARKS.find((one) => one === judged?.decision?.mark);
    if (mark !== undefined) counts[mark]++;
  }
  return counts;
}

function costsOf(points: readonly PointAnalysis[]): KindCost[] {
  const costs = new Map<string, KindCost>();
  for (const { kind, judged } of points) {
    if (judged?.decision === undefined) continue;
    const { decisions, loss } = costs.get(kind) ?? { decisions: 0, loss: 0 };
    costs.set(kind, { kind, decisions: decisions + 1, loss: loss + judged.decision.loss });
  }
  return [...costs.values()].toSorted((a, b) => b.loss - a.loss);
}
