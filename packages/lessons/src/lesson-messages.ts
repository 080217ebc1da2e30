import type { Lesson } from './lesson.ts';
import type { LessonVerdict } from './verdict.ts';

/** What the host of a lesson is asked besides what tables are asked. */
export type LessonRequest =
  /** Opens a lesson with so many steps done, as the table of this id. */
  | { readonly type: 'begin'; readonly table: string; readonly lesson: Lesson; readonly done: number }
  /** Does what is left of the step in the learner's place. */
  | { readonly type: 'show'; readonly table: string };

/** Where a lesson stands, and what it says to what the learner wanted to do. */
export interface LessonNews {
  readonly type: 'lesson';
  readonly table: string;
  /** The number of lines at the table when it stands so. */
  readonly seq: number;
  readonly done: number;
  /** Whether all steps of the scene on the table are done. */
  readonly isSceneOver: boolean;
  readonly isOver: boolean;
  /** What is still to be said, or tried, in this step. */
  readonly expected: readonly string[];
  /** Absent if nothing was said. */
  readonly verdict?: LessonVerdict;
}
