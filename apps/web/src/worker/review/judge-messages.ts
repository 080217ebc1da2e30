import type { GameRecord, Json } from '@fondaco/kernel';
import type { Depth, JudgedPoint, ReviewJob } from '@fondaco/review';

/** What a thread that judges is called: it runs the script of the worker that started it. */
export const JUDGE_THREAD = 'judge';

/** The record that a thread is to judge, and how. */
export interface JudgedRecord {
  readonly record: GameRecord;
  readonly parts?: Json;
  readonly depth: Depth;
  readonly eyes?: number;
}

export type ToJudge =
  | { readonly type: 'open'; readonly opened: JudgedRecord }
  | { readonly type: 'judge'; readonly job: ReviewJob }
  /** By the truth: had its seat known everything. */
  | { readonly type: 'judge-in-hindsight'; readonly job: ReviewJob };
export type FromJudge =
  | { readonly type: 'judged'; readonly judged: JudgedPoint }
  | { readonly type: 'failed'; readonly message: string };
