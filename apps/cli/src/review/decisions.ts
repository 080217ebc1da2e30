import { itemAt, type Header } from '@fondaco/kernel';
import { POINT, type GameAnalysis, type PointAnalysis } from '@fondaco/review';
import { playerOf } from './player-of.ts';

/** A decision as a row: what every seat could hope for before it, what was chosen, and what was best. */
export interface DecisionRow {
  readonly line: number;
  readonly player: string;
  /** Every seat's chance to win and expected lead in points before it. */
  readonly before: string;
  readonly chosen: string;
  readonly best: string;
  readonly lost: string;
}

export function decisionRowsOf({ points }: GameAnalysis, header: Header): readonly DecisionRow[] {
  return points.flatMap((point) => {
    const decision = point.judged?.decision;
    if (decision === undefined) return [];
    return {
      line: point.line,
      player: playerOf(header, point.seat),
      before: printOutlook(point, header),
      chosen: point.words,
      best: itemAt(decision.choices, 0).line.join(', '),
      lost: (decision.loss / POINT).toFixed(1),
    };
  });
}

/** "Ann 41 % (+2.5), Bob 59 % (−2.5)": chances to win, and expected leads in points. */
export function printOutlook({ before, leadsBefore }: PointAnalysis, header: Header): string {
  return before
    .map((chance, seat) => {
      const lead = itemAt(leadsBefore, seat);
      const sign = lead > 0 ? '+' : lead < 0 ? '−' : '';
      return `${playerOf(header, seat)} ${(chance / POINT).toFixed(0)} % (${sign}${Math.abs(lead).toFixed(1)})`;
    })
    .join(', ');
}
