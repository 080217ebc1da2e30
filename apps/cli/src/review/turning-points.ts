import { explain } from '@fondaco/bots';
import { itemAt } from '@fondaco/kernel';
import { POINT, type GameAnalysis, type Mark, type PointAnalysis } from '@fondaco/review';
import type { Voice } from './voice.ts';

/** A decision worth a word. */
export interface TurningPoint {
  readonly point: PointAnalysis;
  readonly line: number;
  readonly seat: number;
  readonly mark: Mark;
  readonly words: string;
  /** What was lost, in points of win chance, and its standard error. */
  readonly loss: number;
  readonly error: number;
  /** What would have been better, and how it goes on; absent if the choice was the best. */
  readonly better?: readonly string[];
  /** What speaks for it, in a sentence; may be empty. */
  readonly why: string;
}

const MOST = 12;

/** What was marked, the dearest first, brilliancies among them. */
export function turningPointsOf({ points }: GameAnalysis, { sayOfGame, language }: Voice): TurningPoint[] {
  const weight = ({ judged }: PointAnalysis): number =>
    judged?.decision?.mark === 'brilliant' ? Infinity : (judged?.decision?.loss ?? 0);
  return points
    .filter(({ judged }) => judged?.decision?.mark !== undefined && judged.decision.mark !== 'good')
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MOST)
    .flatMap((point) => {
      const { line, seat, words, judged } = point;
      const decision = judged?.decision;
      if (decision?.mark === undefined) return [];
      const best = itemAt(decision.choices, 0);
      return {
        point,
        line,
        seat,
        mark: decision.mark,
        words,
        loss: decision.loss / POINT,
        error: decision.error / POINT,
        ...(best.isChosen ? {} : { better: best.line }),
        why: explain(best.reasons, sayOfGame, language),
      };
    });
}
