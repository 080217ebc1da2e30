import type { Mark } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import styles from './Verdict.module.css';

/** What chess players write behind a move. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = {
  blunder: '??',
  mistake: '?',
  inaccuracy: '?!',
  good: '!',
  brilliant: '!!',
};

/** The worst first. */
export const MARKS = ['blunder', 'mistake', 'inaccuracy', 'good', 'brilliant'] as const satisfies readonly Mark[];

/** Luck, good or bad, wherever it is marked. */
export function luckSign(change: number): string {
  return change > 0 ? '△' : '▽';
}

/** Whether a mark says that something was lost: those are square, the others round. */
export function isCost(mark: Mark): boolean {
  return mark === 'blunder' || mark === 'mistake' || mark === 'inaccuracy';
}

interface VerdictProps {
  readonly mark: Mark;
  readonly t: Translate;
  readonly isLarge?: boolean;
}

/** A mark as a badge. */
export function Verdict({ mark, t, isLarge = false }: VerdictProps): ReactNode {
  const shape = isCost(mark) ? styles.square : styles.round;
  return (
    <span
      className={[styles.verdict, shape, isLarge ? styles.large : ''].join(' ')}
      role="img"
      aria-label={t(`analysis.mark.${mark}`)}
    >
      {MARK_SIGNS[mark]}
    </span>
  );
}
