/** How far somebody came in a lesson. */
export interface LessonProgress {
  readonly done: number;
  readonly steps: number;
}

/** The progress in all lessons, by game and lesson: `augsburg-1520/showdown`. */
export type LearntSoFar = Readonly<Record<string, LessonProgress>>;

/** What a lesson is called among all games. */
export function lessonKey(game: string, id: string): string {
  return `${game}/${id}`;
}

/** Reads what was kept of it; whatever is no progress is left out. */
export function readLearnt(value: unknown): LearntSoFar {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, LessonProgress] => isProgress(entry[1])),
  );
}

function isProgress(value: unknown): value is LessonProgress {
  if (typeof value !== 'object' || value === null || !('done' in value) || !('steps' in value)) return false;
  const { done, steps } = value;
  return (
    Number.isSafeInteger(done) && Number.isSafeInteger(steps) && Number(done) >= 0 && Number(done) <= Number(steps)
  );
}
