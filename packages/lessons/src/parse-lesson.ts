import {
  integer,
  isObject,
  listOf,
  mapOf,
  objectOf,
  optional,
  type Fault,
  type Json,
  type Shape,
} from '@fondaco/kernel';
import { LANGUAGES } from '@fondaco/texts';
import { ARRANGEMENT } from './arrangement.ts';
import type { Lesson, LessonScene, LessonStep, WrongAnswer } from './lesson.ts';
import {
  clauseShape as clause,
  inAllLanguages,
  nameShape as name,
  saidShape as said,
  wordsShape as words,
} from './text-shapes.ts';

/** A lesson, or every place of its file where something is wrong. */
export type ParsedLesson =
  | { readonly ok: true; readonly lesson: Lesson }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The format of lesson files that is read. */
const FORMAT = 1;
const MOST_SEATS = 5;
const MOST_CHANGE = 30_000;

const change = integer(-MOST_CHANGE, MOST_CHANGE);
const effectsShape: Shape<Readonly<Record<string, number>>> = (value, where, faults) => {
  const amounts = isObject(value) ? Object.keys(value) : [];
  return mapOf(amounts, change)(value, where, faults) as Record<string, number>;
};

const wrongShape = objectOf({ words, clause: optional(clause, undefined), text: inAllLanguages });
const doShape = objectOf({
  do: listOf(words, 1),
  text: inAllLanguages,
  wrong: optional(listOf(wrongShape), []),
  effects: optional(effectsShape, {}),
  rest: optional(words, undefined),
  replies: optional(listOf(words), []),
});
const tryShape = objectOf({ try: words, clause, text: inAllLanguages, wrong: optional(listOf(wrongShape), []) });

const stepShape: Shape<LessonStep> = (value, where, faults) => {
  if (isObject(value) && Object.hasOwn(value, 'try')) {
    const read = tryShape(value, where, faults);
    return { type: 'try', line: read?.try, clause: read?.clause, text: read?.text, wrong: wrongOf(read?.wrong) };
  }
  const read = doShape(value, where, faults);
  return {
    type: 'do',
    lines: read?.do,
    text: read?.text,
    wrong: wrongOf(read?.wrong),
    effects: read?.effects,
    ...(read?.rest === undefined ? {} : { rest: read.rest }),
    replies: read?.replies,
  };
};

function wrongOf(answers: readonly ReturnType<typeof wrongShape>[] | undefined): readonly WrongAnswer[] {
  return (answers ?? []).map((answer) => ({
    line: answer?.words,
    text: answer?.text,
    ...(answer?.clause === undefined ? {} : { clause: answer.clause }),
  }));
}

const sceneShape: Shape<LessonScene> = objectOf({
  ...ARRANGEMENT,
  steps: listOf(stepShape, 1),
});

const lessonShape = objectOf({
  format: integer(FORMAT, FORMAT),
  game: name,
  id: name,
  seats: listOf(said, 2, MOST_SEATS),
  title: inAllLanguages,
  intro: inAllLanguages,
  knows: inAllLanguages,
  clauses: listOf(clause, 1),
  explains: optional(listOf(name), []),
  scenes: listOf(sceneShape, 1),
});

/** Reads a lesson file; what is wrong with it is told with its path. */
export function parseLesson(value: Json): ParsedLesson {
  const faults: Fault[] = [];
  const read = lessonShape(value, '', faults);
  if (faults.length > 0) return { ok: false, faults };
  const { format: _, ...lesson } = read;
  return { ok: true, lesson };
}

/** The forms of each word of a game by which texts are searched for it, by language. */
export type Glossary = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const formsShape = objectOf(Object.fromEntries(LANGUAGES.map((language) => [language, listOf(said, 1)])));

/** Reads a glossary; the answer holds every fault of it. */
export function parseGlossary(value: Json): { readonly glossary: Glossary; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  if (!isObject(value)) return { glossary: {}, faults: [{ where: 'the top', message: 'must be an object' }] };
  const entries = Object.entries(value).map(([word, forms]) => [word, formsShape(forms, word, faults)]);
  return { glossary: Object.fromEntries(entries) as Glossary, faults };
}
