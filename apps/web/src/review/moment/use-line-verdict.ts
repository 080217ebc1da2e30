import { itemAt } from '@fondaco/kernel';
import { isByPoints, isSure } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import { useMemo } from 'react';
import type { LineVerdict } from '../../table/game-table.ts';
import { changeText } from '../insight/numbers.ts';
import { isCost, MARK_SIGNS } from '../insight/Verdict.tsx';
import { useReview } from '../store/review-store.ts';
import { useShownDecision, type ShownDecision } from './use-shown-decision.ts';

/** What would have been better than the line of the moment, once that is known and if it was marked for what it lost. */
export function useLineVerdict(t: Translate): LineVerdict | undefined {
  const steps = useReview((state) => state.steps);
  const at = useReview((state) => state.at);
  const said = saidOf(useShownDecision(), t);
  const { seat, chosen, better, gain, sign } = said ?? NOTHING;
  // The same as long as it says the same: news of the analysis is no reason to draw it anew.
  return useMemo(
    () => (seat === '' ? undefined : { seat, chosen, better, gain, sign, earlier: steps.slice(0, at - 1) }),
    [seat, chosen, better, gain, sign, steps, at],
  );
}

type Said = Omit<LineVerdict, 'earlier'>;

const NOTHING: Said = { seat: '', chosen: '', better: '', gain: undefined, sign: '' };

function saidOf(shown: ShownDecision | undefined, t: Translate): Said | undefined {
  if (shown?.decision === undefined || !shown.isFinal) return undefined;
  const { analysis, point, decision } = shown;
  const { mark, loss, error, choices } = decision;
  const [best] = choices;
  if (mark === undefined || !isCost(mark) || best === undefined || best.words === point.words) return undefined;
  return {
    seat: itemAt(analysis.seats, point.seat),
    chosen: point.words,
    better: best.words,
    gain: isSure(loss, error) && !isByPoints(mark, loss) ? changeText(t, loss / analysis.unit) : undefined,
    sign: MARK_SIGNS[mark],
  };
}
