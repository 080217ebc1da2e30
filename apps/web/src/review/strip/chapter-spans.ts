import type { Chapter } from '@fondaco/kernel';
import type { ReviewStep } from '../store/steps.ts';

/** A turn or round, from the first place in it to the last: a place is a number of steps. */
export interface ChapterSpan {
  /** Absent before the first one. */
  readonly chapter?: Chapter;
  readonly from: number;
  readonly to: number;
}

/** The turns or rounds of a game; `chapters` has the one after each line. */
export function spansOf(
  chapters: readonly (Chapter | undefined)[],
  steps: readonly ReviewStep[],
): readonly ChapterSpan[] {
  const spans: ChapterSpan[] = [];
  steps.forEach((_, i) => {
    const chapter = chapters[i === 0 ? 0 : (steps[i - 1]?.seq ?? 0)];
    const last = spans.at(-1);
    if (last !== undefined && last.chapter?.number === chapter?.number)
      spans[spans.length - 1] = { ...last, to: i + 1 };
    else spans.push({ ...(chapter === undefined ? {} : { chapter }), from: i, to: i + 1 });
  });
  return spans;
}

/** The turn or round in which a place lies. */
export function spanAt(spans: readonly ChapterSpan[], at: number): ChapterSpan | undefined {
  return spans.find(({ to }) => at <= to) ?? spans.at(-1);
}
