import type { HostRefusal, JournalEntry } from '@fondaco/protocol';
import { create } from 'zustand';
import type { ReviewedGame } from '../../client/review-messages.ts';

/** Milliseconds that a step is shown when a game plays by itself, slowest first. */
export const SPEEDS = [
  { times: 1, pause: 1600 },
  { times: 2, pause: 800 },
  { times: 4, pause: 400 },
] as const;

/** The record under review. There is one. */
export interface ReviewState {
  readonly status: 'closed' | 'opening' | 'open' | 'refused';
  readonly refusal: HostRefusal | undefined;
  readonly game: ReviewedGame | undefined;
  /** Through whose eyes it is seen: the word of a seat, `all`, or nobody's. */
  readonly eyes: string | undefined;
  /** What was chosen, each with what it forced. */
  readonly steps: readonly JournalEntry[];
  /** After how many steps the table is shown. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** A place in `SPEEDS`. */
  readonly speed: number;
}

export const NO_REVIEW: ReviewState = {
  status: 'closed',
  refusal: undefined,
  game: undefined,
  eyes: undefined,
  steps: [],
  at: 0,
  isPlaying: false,
  speed: 0,
};

export const useReview = create<ReviewState>(() => NO_REVIEW);

/** The number of lines after so many steps. */
export function lineAt(steps: readonly JournalEntry[], at: number): number {
  return at === 0 ? 0 : (steps[at - 1]?.seq ?? 0);
}

/** After how many steps a line has been said, at the latest. */
export function placeOf(steps: readonly JournalEntry[], line: number): number {
  if (line <= 0) return 0;
  const place = steps.findIndex(({ seq }) => seq >= line);
  return place < 0 ? steps.length : place + 1;
}
