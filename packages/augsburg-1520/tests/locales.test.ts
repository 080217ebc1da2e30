import { readFileSync } from 'node:fs';
import { SEAT, type Argument, type Domain } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { LADDERS, STAGES } from '../src/data/words.ts';
import { augsburg1520 } from '../src/index.ts';

type Texts = Readonly<Record<string, string>>;

const FOLDER = new URL('../locales/', import.meta.url);
const LANGUAGES = ['en', 'it', 'fr', 'es', 'de'];
const { verbs, events, steps, reasons, categories, options } = augsburg1520;
/** Steps that ask nobody need no prompt. */
const PASSAGES = ['rounds', 'deal'];
const MOST_CLAUSE_LENGTH = 140;

/** Names that are the same in every language. */
const NAMED_ALIKE =
  /^(?:game\.name|level\.agency\.2|word\.noble\..+|word\.(?:note|stage)\.(?:philipp|louise|leo|maria).*|word\.stage\.maximilian)$/;
/** Words that happen to be written as in English. */
const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  it: ['word.answer.no'],
  fr: ['word.note.joker', 'level.peerage.2', 'level.peerage.4', 'word.compensation.florins'],
  es: ['word.answer.no'],
  de: ['level.agency.1'],
};

function readTexts(language: string): Texts {
  return JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8')) as Texts;
}

const english = readTexts('en');

/** Every key there must be, with the names of the values its text can use. */
function expectKeys(): Map<string, readonly string[]> {
  const keys = new Map<string, readonly string[]>();
  const add = (group: string, names: Iterable<string>, values: readonly string[] = []): void => {
    for (const name of names) keys.set(`${group}.${name}`, values);
  };
  add('game', ['name', 'tagline']);
  const domains = new Set<Domain | undefined>([
    ...verbs.flatMap(({ args }) => args.map(({ domain }) => domain)),
    ...events.flatMap(({ fields }) => fields.map(({ domain }) => domain)),
  ]);
  for (const domain of domains)
    if (domain !== undefined && domain !== SEAT && domain.name !== 'number') add(`word.${domain.name}`, domain.words);
  add('word.stage', STAGES);
  for (const ladder of LADDERS) add(`level.${ladder}`, ['1', '2', '3', '4']);
  const names = (args: readonly Argument[]): string[] => args.map(({ domain }) => domain.name);
  for (const { name, args } of verbs) {
    add('verb', [name]);
    const least = args.filter(({ isOptional }) => isOptional !== true).length;
    add('choice', [name], names(args.slice(0, least)));
    for (let n = least + 1; n <= args.length; n++) add('choice', [`${name}.${n}`], names(args.slice(0, n)));
  }
  for (const { name } of steps) {
    if (PASSAGES.includes(name)) continue;
    add('step', [name]);
    add('waiting', [name], ['seat']);
  }
  for (const { name, fields } of events)
    add(
      'event',
      [name],
      fields.map((field) => field.name),
    );
  for (const { name } of reasons) add('reason', [name]);
  const ledger = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const [, clause] of ledger.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)) add('clause', [`AUG-${clause}`]);
  for (const { name } of categories) add('category', [name]);
  for (const { name, values } of options) {
    add('option', [name]);
    add(`option.${name}`, ['help', ...values]);
  }
  return keys;
}

const expected = expectKeys();

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name))].toSorted();
}

/** The keys of the texts that are not as they should be. */
function faulty(of: Texts, isRight: (text: string, key: string) => boolean): string[] {
  return Object.entries(of).flatMap(([key, text]) => (isRight(text, key) ? [] : [key]));
}

describe.each(LANGUAGES)('%s', (language) => {
  const own = readTexts(language);

  test('says everything the game can say, and nothing else', () => {
    const keys = Object.keys(own);
    expect(keys.filter((key) => !expected.has(key))).toEqual([]);
    expect([...expected.keys()].filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys).toEqual(Object.keys(english));
  });

  test('uses only values that the choice or event has', () => {
    expect(faulty(own, (text, key) => placeholders(text).every((name) => expected.get(key)?.includes(name)))).toEqual(
      [],
    );
    expect(faulty(own, (text, key) => String(placeholders(text)) === String(placeholders(english[key])))).toEqual([]);
  });

  test('has no empty text and no space too many, and keeps the explanations of clauses short', () => {
    expect(faulty(own, (text) => text !== '' && text.trim() === text && !text.includes('  '))).toEqual([]);
    expect(faulty(own, (text, key) => !key.startsWith('clause.') || text.length <= MOST_CLAUSE_LENGTH)).toEqual([]);
  });

  test('is set with care', () => {
    const misplaced = language === 'fr' ? /[^\u202f][:;!?»]|«[^\u202f]/ : /\s[:;!?]/;
    expect(faulty(own, (text) => !/['"]/.test(text) && !misplaced.test(text))).toEqual([]);
    if (language !== 'es') return;
    expect(faulty(own, (text) => text.split('?').length === text.split('¿').length)).toEqual([]);
  });
});

test.each(Object.keys(SAME_WORDS))('%s is translated', (language) => {
  const own = readTexts(language);
  const same = faulty(own, (text, key) => text !== english[key] || NAMED_ALIKE.test(key));
  expect(same.toSorted()).toEqual(SAME_WORDS[language].toSorted());
});
