/** How many steps of each lesson are done, by game and lesson: `augsburg-1520/showdown`. */
export type LessonProgress = Readonly<Record<string, number>>;

type LessonName = { readonly game: string; readonly id: string };

function keyOf({ game, id }: LessonName): string {
  return `${game}/${id}`;
}

/** How many steps of a lesson are done, and whether that is all of them. */
export function stepsDone(progress: LessonProgress, lesson: LessonName): number {
  return progress[keyOf(lesson)] ?? 0;
}

/** The same progress with so many steps of a lesson done. */
export function withStepsDone(progress: LessonProgress, lesson: LessonName, steps: number): LessonProgress {
  return { ...progress, [keyOf(lesson)]: steps };
}

/** Reads what was kept of it; whatever is no progress is left out. */
export function readProgress(value: unknown): LessonProgress {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, steps]) => Number.isSafeInteger(steps) && steps >= 0));
}
