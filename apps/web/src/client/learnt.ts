import { lessonKey, readLearnt, type LearntSoFar, type LessonProgress } from '@fondaco/lessons';
import { create } from 'zustand';

const KEY = 'fondaco-learnt';

function stored(): LearntSoFar {
  try {
    return readLearnt(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** How far the person came in each lesson. */
export const useLearnt = create<{ readonly lessons: LearntSoFar }>(() => ({ lessons: stored() }));

/** Keeps how far the person came in a lesson; one that was finished stays so. */
export function keepProgress(game: string, id: string, progress: LessonProgress): void {
  const { lessons } = useLearnt.getState();
  const key = lessonKey(game, id);
  const known = lessons[key];
  if (known !== undefined && known.done >= known.steps) return;
  const learnt = { ...lessons, [key]: progress };
  useLearnt.setState({ lessons: learnt });
  try {
    localStorage.setItem(KEY, JSON.stringify(learnt));
  } catch (error) {
    console.warn('The progress will be forgotten.', error);
  }
}
