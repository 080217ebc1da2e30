import { LANGUAGES, type Language } from '@fondaco/texts';
import { textsOf, type Lesson, type LessonText } from './lesson.ts';
import type { Glossary } from './parse-lesson.ts';

/** What reading the lessons of a game has found. */
export interface ReadingFindings {
  readonly faults: readonly string[];
  /** The words of an average sentence, by language. */
  readonly sentenceWords: Readonly<Record<Language, number>>;
}

/** So many words an average sentence may have. */
const MOST_WORDS = 22;

/** Whether the texts of lessons, in their order, are easy to read: short sentences, and no word before the chapter that explains it. */
export function checkReading(lessons: readonly Lesson[], glossary: Glossary): ReadingFindings {
  const { faults: long, sentenceWords } = checkSentences(lessons.flatMap(textsOf));
  const faults = [
    ...long,
    ...unknownWords(lessons, glossary),
    ...lessons.flatMap((lesson, at) => earlyWords(lesson, later(lessons, at), glossary)),
  ];
  return { faults, sentenceWords };
}

/** Whether sentences are short on average, in every language. */
export function checkSentences(texts: readonly LessonText[]): ReadingFindings {
  const averages = LANGUAGES.map((language) => [language, averageWords(texts, language)] as const);
  const long = averages.filter(([, words]) => words > MOST_WORDS);
  return {
    faults: long.map(([language, words]) => `${language}: an average sentence has ${words.toFixed(1)} words`),
    sentenceWords: Object.fromEntries(averages) as Record<Language, number>,
  };
}

function averageWords(texts: readonly LessonText[], language: Language): number {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences = texts
    .flatMap((text) => [...segments.segment(text[language])].map(({ segment }) => countWords(segment)))
    .filter((count) => count > 0);
  return sentences.reduce((sum, count) => sum + count, 0) / Math.max(1, sentences.length);
}

function countWords(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** The words that chapters after this one explain and neither it nor any before does. */
function later(lessons: readonly Lesson[], at: number): readonly string[] {
  const known = new Set(lessons.slice(0, at + 1).flatMap(({ explains }) => explains));
  return [...new Set(lessons.slice(at + 1).flatMap(({ explains }) => explains))].filter((word) => !known.has(word));
}

function unknownWords(lessons: readonly Lesson[], glossary: Glossary): readonly string[] {
  return lessons.flatMap(({ id, explains }) =>
    explains.filter((word) => !Object.hasOwn(glossary, word)).map((word) => `${id}: the glossary has no "${word}"`),
  );
}

function earlyWords(lesson: Lesson, unexplained: readonly string[], glossary: Glossary): readonly string[] {
  return unexplained.flatMap((word) =>
    LANGUAGES.flatMap((language) => {
      const forms = glossary[word]?.[language] ?? [];
      const found = textsOf(lesson).find((text) => forms.some((form) => hasWord(text[language], form)));
      return found === undefined
        ? []
        : [`${lesson.id}: ${language}: "${word}" is used before it is explained: ${found[language]}`];
    }),
  );
}

function hasWord(text: string, form: string): boolean {
  const escaped = form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
