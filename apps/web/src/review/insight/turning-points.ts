import { itemAt } from '@fondaco/kernel';
import type { GameAnalysis, Mark, PointAnalysis } from '@fondaco/review';
import { isSettled, settledMark } from './settled.ts';

/** Where a game turned: a choice that cost or won much, luck that did, or somebody who gave up. */
export interface TurningMoment {
  readonly point: PointAnalysis;
  readonly type: 'choice' | 'luck' | 'resigned';
  /** The seat it turned for. */
  readonly seat: number;
  /** In units of win chance. */
  readonly change: number;
  readonly mark?: Mark;
}

const MOST = 8;
/** So many hundredths of a game of luck are worth a word. */
const LEAST_LUCK = 6;
const HUNDRED = 100;

/** The moments that decided most, in the order of the game. */
export function turningPointsOf(analysis: GameAnalysis): readonly TurningMoment[] {
  const { points, unit } = analysis;
  const least = (LEAST_LUCK * unit) / HUNDRED;
  const choices = points.flatMap((point): TurningMoment[] => {
    const decision = point.judged?.decision;
    const mark = settledMark(analysis, point);
    if (decision === undefined || mark === undefined || mark === 'good') return [];
    const change = mark === 'brilliant' ? leadOf(point) : -decision.loss;
    return [{ point, type: 'choice', seat: point.seat, change, mark }];
  });
  const lucky = points.flatMap((point): TurningMoment[] => {
    if (!isSettled(analysis, point)) return [];
    const seat = strongest(point.luck);
    const change = itemAt(point.luck, seat);
    return Math.abs(change) < least ? [] : [{ point, type: 'luck', seat, change }];
  });
  const resigned = points.flatMap((point) =>
    (point.resigned?.seats ?? []).map((seat): TurningMoment => ({
      point,
      type: 'resigned',
      seat,
      change: itemAt(point.resigned?.change ?? [], seat),
    })),
  );
  const turned = [...choices, ...lucky].toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return [...resigned, ...turned.slice(0, Math.max(0, MOST - resigned.length))].toSorted(
    (a, b) => a.point.line - b.point.line,
  );
}

/** How much better the chosen line was than the next best. */
function leadOf({ seat, judged }: PointAnalysis): number {
  const choices = judged?.decision?.choices ?? [];
  const chosen = choices.find(({ isChosen }) => isChosen);
  const other = choices.find(({ isChosen }) => !isChosen);
  return chosen === undefined || other === undefined ? 0 : itemAt(chosen.chances, seat) - itemAt(other.chances, seat);
}

function strongest(changes: readonly number[]): number {
  return changes.reduce((best, change, seat) => (Math.abs(change) > Math.abs(itemAt(changes, best)) ? seat : best), 0);
}
