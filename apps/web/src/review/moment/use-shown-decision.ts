import type { GameAnalysis, JudgedDecision, PointAnalysis } from '@fondaco/review';
import { useMemo } from 'react';
import { pointsByLine } from '../insight/course-of-chances.ts';
import { isSettled } from '../insight/settled.ts';
import { useReview } from '../store/review-store.ts';

/** What was found out about the choice of the moment, and what of that is shown. */
export interface ShownDecision {
  readonly analysis: GameAnalysis;
  readonly point: PointAnalysis;
  /** Absent where nothing was judged. */
  readonly decision: JudgedDecision | undefined;
  readonly basis: 'byKnowledge' | 'byTruth' | 'byTruthSoon';
  /** Whether it stays as it is; before that no number is shown. */
  readonly isFinal: boolean;
}

/** The judged choice of the moment: by what its seat knew, or by the truth if that is asked for and known. */
export function useShownDecision(): ShownDecision | undefined {
  const analysis = useReview((state) => state.analysis);
  const line = useReview((state) => state.steps[state.at - 1]?.line);
  const isAsked = useReview((state) => state.isInHindsight);
  const byTruth = useReview((state) => (line === undefined ? undefined : state.hindsights.get(line)));
  return useMemo(() => {
    const point = analysis === undefined || line === undefined ? undefined : pointsByLine(analysis).get(line);
    if (analysis === undefined || point === undefined) return undefined;
    const isInHindsight = isAsked && analysis.key.eyes === undefined;
    const known = point.judged?.decision;
    const decision = known !== undefined && isInHindsight && byTruth !== undefined ? byTruth : known;
    const basis = !isInHindsight ? 'byKnowledge' : byTruth === undefined ? 'byTruthSoon' : 'byTruth';
    return { analysis, point, decision, basis, isFinal: decision !== known || isSettled(analysis, point) };
  }, [analysis, line, isAsked, byTruth]);
}
