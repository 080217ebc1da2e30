import type { Effect, Refusal } from '@fondaco/kernel';
import type { LessonText } from './lesson.ts';

/** What a lesson says to something the learner wants to do. */
export type LessonVerdict =
  /** It is what the step is about. */
  | { readonly type: 'expected' }
  /** The lesson has an answer of its own. */
  | { readonly type: 'written'; readonly line: string; readonly text: LessonText; readonly clause?: string }
  /** It could be done, and would change this. */
  | { readonly type: 'possible'; readonly line: string; readonly effects: readonly Effect[] }
  /** The rules refuse it. */
  | { readonly type: 'refused'; readonly line: string; readonly refusal: Refusal };
