import { objectOf, text, type Shape } from '@fondaco/kernel';
import { LANGUAGES } from '@fondaco/texts';
import type { LessonText } from './lesson.ts';

/** A line of a record, or its beginning. */
export const wordsShape = text(/^\S+( \S+)*$/, 'words with one space between them');
export const clauseShape = text(/^[A-Z]+-[A-Z]+-\d+$/, 'a clause such as DVE-MOV-5');
export const nameShape = text(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters and digits with dashes between them');
export const saidShape = text(/\S/, 'a text');

/** Something said in every language. */
export const inAllLanguages = objectOf(
  Object.fromEntries(LANGUAGES.map((language) => [language, saidShape])),
) as Shape<LessonText>;
