import type { GameAnalysis, Mark } from '@fondaco/review';
import type { ReactNode } from 'react';
import { settledMark } from '../insight/settled.ts';
import { isCost, luckSign, MARK_SIGNS } from '../insight/Verdict.tsx';
import { turningPointsOf } from '../insight/turning-points.ts';
import { placeOf, type ReviewStep } from '../store/steps.ts';
import styles from './TrackMarks.module.css';
import type { TrackPlan } from './track-plan.ts';

interface TrackMark {
  readonly place: number;
  readonly sign: string;
  readonly shape: 'square' | 'round' | 'luck';
  readonly weight: number;
}

const WEIGHTS: Readonly<Record<Mark, number>> = { blunder: 5, brilliant: 4, mistake: 3, inaccuracy: 1, good: 0 };
const LUCK_WEIGHT = 2;
const SIZE = 19;
/** Marks stand no closer than this; of two the weightier stays. */
const APART = 21;
/** Where the track's line lies, so that marks lie on it. */
const LINE = 16;

/** What is to be marked on the track, the weightiest first. */
export function marksOf(analysis: GameAnalysis, steps: readonly ReviewStep[]): readonly TrackMark[] {
  const choices = analysis.points.flatMap((point): TrackMark[] => {
    const mark = settledMark(analysis, point);
    if (mark === undefined) return [];
    const shape = isCost(mark) ? 'square' : 'round';
    return [{ place: placeOf(steps, point.line), sign: MARK_SIGNS[mark], shape, weight: WEIGHTS[mark] }];
  });
  const luck = turningPointsOf(analysis).flatMap(({ type, point, change }): TrackMark[] =>
    type === 'luck'
      ? [{ place: placeOf(steps, point.line), sign: luckSign(change), shape: 'luck', weight: LUCK_WEIGHT }]
      : [],
  );
  return [...choices, ...luck].toSorted((a, b) => b.weight - a.weight);
}

/** Marks on the track, none over another. */
export function TrackMarks({
  plan,
  marks,
}: {
  readonly plan: TrackPlan;
  readonly marks: readonly TrackMark[];
}): ReactNode {
  const placed: { readonly x: number; readonly mark: TrackMark }[] = [];
  for (const mark of marks) {
    if (mark.place < plan.from || mark.place > plan.to) continue;
    const x = plan.x(mark.place);
    if (placed.every((other) => Math.abs(other.x - x) >= APART)) placed.push({ x, mark });
  }
  return placed.map(({ x, mark }) => (
    <g key={x} transform={`translate(${x} ${LINE})`} data-mark={mark.sign}>
      {mark.shape === 'square' && (
        <rect className={styles.badge} x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} rx={4} />
      )}
      {mark.shape === 'round' && <circle className={styles.badge} r={SIZE / 2} />}
      <text className={mark.shape === 'luck' ? styles.luck : styles.sign} y={mark.shape === 'luck' ? 6 : 4.5}>
        {mark.sign}
      </text>
    </g>
  ));
}
