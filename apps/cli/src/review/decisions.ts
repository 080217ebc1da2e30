import { itemAt } from '@fondaco/kernel';
import { POINT, type GameAnalysis, type PointAnalysis } from '@fondaco/review';
import type { Voice } from './voice.ts';

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

export function decisionRowsOf({ points }: GameAnalysis, voice: Voice): readonly DecisionRow[] {
  return points.flatMap((point) => {
    const decision = point.judged?.decision;
    if (decision === undefined) return [];
    return {
      line: point.line,
      player: voice.playerOf(point.seat),
      before: printOutlook(point, voice),
      chosen: voice.line(point.words),
      best: itemAt(decision.choices, 0).line.map(voice.line).join(', '),
      lost: voice.points(decision.loss / POINT),
    };
  });
}

/** "Ann 41 % (+2.5), Bob 59 % (−2.5)": chances to win, and expected leads in points. */
export function printOutlook({ before, leadsBefore }: PointAnalysis, voice: Voice): string {
  return before
    .map((chance, seat) => {
      const lead = voice.change(itemAt(leadsBefore, seat));
      return `${voice.playerOf(seat)} ${voice.percent(chance / POINT, 0)} (${lead})`;
    })
    .join(', ');
}
