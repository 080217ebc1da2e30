export { ownTexts } from './own-texts.ts';
export { readLessonFile, readLessons, type LessonShelf } from './read-lessons.ts';
