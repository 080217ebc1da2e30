import type { HostRefusal } from '@fondaco/protocol';
import type { GameAnalysis, JudgedDecision } from '@fondaco/review';
import { create } from 'zustand';
import type { GameCourse, ReviewedGame } from '../../client/review-messages.ts';
import type { ReviewStep } from './steps.ts';

/** Milliseconds that a step is shown when a game plays by itself, slowest first. */
export const SPEEDS = [
  { times: 1, pause: 1600 },
  { times: 2, pause: 800 },
  { times: 4, pause: 400 },
] as const;

/** What a review shows. */
export const REVIEW_VIEWS = ['moments', 'luck', 'pictures', 'branches'] as const;
export type ReviewViewName = (typeof REVIEW_VIEWS)[number];

/** The record under review. There is one. */
export interface ReviewState {
  readonly status: 'closed' | 'opening' | 'open' | 'refused';
  readonly refusal: HostRefusal | undefined;
  readonly game: ReviewedGame | undefined;
  /** The address of the page it is looked at under, if that is not the one of this browser's records. */
  readonly home: string | undefined;
  /** Through whose eyes it is seen: the word of a seat, `all`, or nobody's. */
  readonly eyes: string | undefined;
  /** What was chosen, each with what it forced. */
  readonly steps: readonly ReviewStep[];
  /** After how many steps the table is shown. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** A place in `SPEEDS`. */
  readonly speed: number;
  readonly view: ReviewViewName;
  /** The word of the seat in whose place is to be played on, if somebody said so. */
  readonly branchSeat: string | undefined;
  /** What has been judged so far; absent before the first chart. */
  readonly analysis: GameAnalysis | undefined;
  /** Whether it is being judged; `refused` if that is not done for this record. */
  readonly analysing: 'waiting' | 'running' | 'resting' | 'refused';
  /** Whether decisions are shown as they would have been had their seat known everything, and what was found of that, by line. */
  readonly isInHindsight: boolean;
  readonly hindsights: ReadonlyMap<number, JudgedDecision>;
  /** How everything stood after each line; absent until it is asked for, and while a game runs. */
  readonly course: GameCourse | undefined;
}

export const NO_REVIEW: ReviewState = {
  status: 'closed',
  refusal: undefined,
  game: undefined,
  home: undefined,
  eyes: undefined,
  steps: [],
  at: 0,
  isPlaying: false,
  speed: 0,
  view: 'moments',
  branchSeat: undefined,
  analysis: undefined,
  analysing: 'waiting',
  isInHindsight: false,
  hindsights: new Map(),
  course: undefined,
};

export const useReview = create<ReviewState>(() => NO_REVIEW);
