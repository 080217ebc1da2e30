import type { Effect, Refusal } from '@fondaco/kernel';
import type { LessonText } from './lesson.ts';

/** What a lesson says to something the learner wants to do. */
export type LessonVerdict =
  /** It is what the step is about. */
  | { readonly type: 'expected' }
  /** It is what the step has the learner try, and this is why the rules refuse it. */
  | { readonly type: 'tried'; readonly line: string; readonly refusal: Refusal }
  /** The lesson has an answer of its own. */
  | { readonly type: 'written'; readonly line: string; readonly text: LessonText; readonly clause?: string }
  /** It could be done, and would change this. */
  | { readonly type: 'possible'; readonly line: string; readonly effects: readonly Effect[] }
  /** The rules refuse it. */
  | { readonly type: 'refused'; readonly line: string; readonly refusal: Refusal };

/** Whether it is what the step asks for: something to do, or something to try. */
export function isAskedFor({ type }: LessonVerdict): boolean {
  return type === 'expected' || type === 'tried';
}
