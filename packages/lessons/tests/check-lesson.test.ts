import { loadTexts } from '@fondaco/catalog/node';
import { isObject, type Json } from '@fondaco/kernel';
import type { Language } from '@fondaco/texts';
import { expect, test } from 'vitest';
import { ownTexts } from '../node/own-texts.ts';
import { checkLesson, type LessonFindings } from '../src/check-lesson.ts';
import { parseGlossary, parseLesson } from '../src/parse-lesson.ts';
import { checkReading } from '../src/reading.ts';
import { gameOfTests, inEvery, lessonFile, lessonOf } from './a-lesson.ts';

const textsIn = (language: Language) => ({ t: loadTexts('de-vulgari-eloquentia', language), own: ownTexts(language) });

/** The file with another value at a path. */
function changed(path: readonly (string | number)[], to: Json | undefined): Json {
  const [first, ...rest] = path;
  const change = (value: Json, at: string | number | undefined, left: readonly (string | number)[]): Json => {
    if (at === undefined) return to ?? null;
    const [next, ...others] = left;
    if (Array.isArray(value)) return value.map((entry: Json, i) => (i === at ? change(entry, next, others) : entry));
    if (!isObject(value)) throw new Error(`there is nothing at ${at}`);
    const copy: Record<string, Json> = { ...value };
    if (next === undefined && to === undefined) delete copy[at];
    else copy[at] = change(value[at] ?? null, next, others);
    return copy;
  };
  return change(lessonFile(), first, rest);
}

function check(file: Json): LessonFindings {
  return checkLesson(gameOfTests(), lessonOf(file), textsIn);
}

const STEP = ['scenes', 0, 'steps', 0] as const;

test('a lesson that is true has no faults, and everything else on offer was tried', () => {
  const { faults, steps, written, others } = check(lessonFile());
  expect(faults).toEqual([]);
  expect({ steps, written }).toEqual({ steps: 4, written: 2 });
  expect(others).toBeGreaterThan(20);
});

test('a step that cannot be done, is refused otherwise or changes something else is a fault', () => {
  expect(check(changed([...STEP, 'do'], ['claim city'])).faults.join()).toContain('step 1: "claim city" cannot');
  expect(check(changed([...STEP, 'effects'], { actions: -2 })).faults).toEqual([
    'step 1: changes {"actions":-1}, but its "effects" are {"actions":-2}',
  ]);
  expect(check(changed(['scenes', 0, 'steps', 1, 'clause'], 'DVE-MOV-1')).faults.join()).toContain(
    'step 2: "move genova" should be refused by DVE-MOV-1',
  );
});

test('an answer to what is not possible, or is refused by another clause, is a fault', () => {
  const wrong = (words: string, clause?: string): Json => [
    { words, text: inEvery('No.'), ...(clause === undefined ? {} : { clause }) },
  ];
  expect(check(changed([...STEP, 'wrong'], wrong('claim city'))).faults.join()).toContain('should be possible');
  expect(check(changed([...STEP, 'wrong'], wrong('claim city', 'DVE-ACT-3'))).faults.join()).toContain('DVE-CIT-1');
  expect(check(changed([...STEP, 'wrong'], wrong('claim city', 'DVE-CIT-1'))).faults).toEqual([]);
  expect(check(changed([...STEP, 'wrong'], wrong('move genova', 'DVE-ACT-3'))).faults.join()).toContain(
    'it is possible',
  );
});

test('a file is refused with the path of what is wrong', () => {
  const parsed = parseLesson(changed([...STEP, 'text', 'de'], undefined));
  expect(parsed).toMatchObject({ ok: false, faults: [{ where: 'scenes[0].steps[0].text.de' }] });
  expect(parseLesson(changed(['scenes', 0, 'steps'], []))).toMatchObject({
    ok: false,
    faults: [{ where: 'scenes[0].steps' }],
  });
  expect(parseLesson(changed(['clauses'], ['MOV-1']))).toMatchObject({ ok: false, faults: [{ where: 'clauses[0]' }] });
});

test('a word is not used before the chapter that explains it, in any language', () => {
  const { glossary, faults } = parseGlossary({
    action: { en: ['action', 'actions'], it: ['azione'], fr: ['action'], es: ['acción'], de: ['Aktion', 'Aktionen'] },
  });
  expect(faults).toEqual([]);
  const early = lessonOf({
    ...lessonFile(),
    explains: [],
    intro: { ...inEvery('Words'), de: 'Fünf AKTIONEN hast du.' },
  });
  const later = lessonOf(lessonFile());
  expect(checkReading([early, later], glossary).faults).toEqual([
    'for-tests: de: "action" is used before it is explained: Fünf AKTIONEN hast du.',
  ]);
  expect(checkReading([later, early], glossary).faults).toEqual([]);
  expect(checkReading([later], {}).faults).toEqual(['for-tests: the glossary has no "action"']);
});

test('long sentences are told, in the language that has them', () => {
  const long = Array.from({ length: 300 }, (_, i) => `word${i}`).join(' ');
  const { faults } = checkReading(
    [lessonOf({ ...lessonFile(), explains: [], intro: { ...inEvery('In'), fr: long } })],
    {},
  );
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('fr: an average sentence has');
});
