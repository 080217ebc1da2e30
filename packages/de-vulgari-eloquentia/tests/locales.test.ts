import { readFileSync } from 'node:fs';
import { SEAT, type Argument, type Domain } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { STANDARD_BOARD } from '../src/parts.ts';
import { EVENTS } from '../src/parts-file.ts';
import { CHARACTERS, CUBES, DIALECTS, TILES, ZONE_KINDS } from '../src/data/words.ts';
import { deVulgariEloquentia } from '../src/index.ts';

type Texts = Readonly<Record<string, string>>;

const LANGUAGES = ['en', 'it', 'fr', 'es', 'de'] as const;
type Language = (typeof LANGUAGES)[number];
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

function readTexts(language: Language): Texts {
  return JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')) as Texts;
}

const texts = Object.fromEntries(LANGUAGES.map((language) => [language, readTexts(language)])) as Record<
  Language,
  Texts
>;

const { verbs, events, steps, reasons, categories, options } = deVulgariEloquentia;

/** Steps that ask nobody need no prompt. */
const PASSAGES = ['calendar', 'actions'];
/** The one field of each event that can be absent: a text of its own, with the ending `.none`, does without it. */
const ABSENT: Readonly<Record<string, string>> = { alms: 'giver' };
/** What decides between singular and plural: the first that an event has. */
const COUNTED = ['count', 'ducats', 'spaces', 'tiles', 'votes', 'actions'];
const MOST_CLAUSE_LENGTH = 140;

/** Names that are the same in several languages. */
const PROPER_NAMES = new Set([
  'De Vulgari Eloquentia',
  'Turin',
  'Milan',
  'Vicenza',
  'Padua',
  'Bologna',
  'Florence',
  'Siena',
  'Cortona',
  'Urbino',
  'Gubbio',
  'Assisi',
  'Ancona',
  'Celano',
  'Rome',
  'Naples',
  'Brindisi',
  'Taranto',
  'Palermo',
  'Catania',
  'Cagliari',
  'Sassari',
  'Lingua d’Oïl',
  'Latino volgare',
  'Fiorentino',
  'Scuola siciliana',
  'Lingua d’Oc',
]);
const NAMED_ALIKE = /^word\.(?:manuscript|event)\./;
/** Words that happen to be written as in English. */
const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  it: ['word.office.camerlengo', 'verb.camerlengo', 'option.lone-manuscripts.no'],
  fr: [
    'word.cubes.abbess',
    'word.character.cardinal',
    'word.tile.lanzuisi',
    'word.tile.balestreri',
    'word.tile.shlasinger',
    'word.tile.muret',
    'word.tile.zazza',
    'word.chart.orient',
    'verb.orient',
  ],
  es: ['word.cubes.amanuensis', 'category.amanuenses', 'option.lone-manuscripts.no'],
  de: ['word.chart.orient', 'verb.psalter', 'verb.orient', 'verb.camerlengo'],
};

/** The values that the text of a choice can use: named by domain, and numbered if there are several of one. */
function valuesOf(args: readonly Argument[]): string[] {
  const names = args.map(({ domain }) => domain.name);
  return names.map((name, i) => {
    const nth = names.slice(0, i).filter((earlier) => earlier === name).length + 1;
    return nth === 1 ? name : `${name}${nth}`;
  });
}

/** Every key there must be, plural endings aside, with the names of the values its text can use. */
function expectKeys(): Map<string, readonly string[]> {
  const keys = new Map<string, readonly string[]>();
  const add = (group: string, names: Iterable<string>): void => {
    for (const name of names) keys.set(`${group}.${name}`, []);
  };
  add('game', ['name', 'tagline']);
  const domains = new Set<Domain | undefined>([
    ...verbs.flatMap(({ args }) => args.map(({ domain }) => domain)),
    ...events.flatMap(({ fields }) => fields.map(({ domain }) => domain)),
  ]);
  for (const domain of domains) {
    if (domain !== undefined && domain !== SEAT && domain.name !== 'number') add(`word.${domain.name}`, domain.words);
  }
  add('word.zone', STANDARD_BOARD.placeWords);
  add('word.dialect', DIALECTS);
  add('word.kind', ZONE_KINDS);
  add('word.cubes', CUBES);
  add('word.character', CHARACTERS);
  add(
    'word.event',
    Array.from({ length: EVENTS }, (_, i) => String(i + 1)),
  );
  add('tile', TILES);
  for (const { name, args } of verbs) {
    add('verb', [name]);
    const required = args.filter(({ isOptional }) => isOptional !== true);
    keys.set(`choice.${name}`, valuesOf(required));
    if (required.length < args.length) keys.set(`choice.${name}.${args.length}`, valuesOf(args));
  }
  for (const { name } of steps) {
    if (PASSAGES.includes(name)) continue;
    add('step', [name]);
    keys.set(`waiting.${name}`, ['seat']);
  }
  for (const { name, fields } of events) {
    const values = fields.map((field) => field.name);
    keys.set(`event.${name}`, values);
    if (name in ABSENT)
      keys.set(
        `event.${name}.none`,
        values.filter((value) => value !== ABSENT[name]),
      );
  }
  for (const { name } of reasons) add('reason', [name]);
  const ledger = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const [, clause] of ledger.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)) add('clause', [`DVE-${clause}`]);
  for (const { name } of categories) add('category', [name]);
  for (const { name, values } of options) {
    add('option', [name]);
    add(`option.${name}`, ['help', ...values]);
  }
  return keys;
}

const expected = expectKeys();
const PLURAL = /^(event\..+)\.(zero|one|two|few|many|other)$/;

function withoutPlural(key: string): string {
  return PLURAL.exec(key)?.[1] ?? key;
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name))].toSorted();
}

/** The keys of the texts that are not as they should be. */
function faulty(of: Texts, isRight: (text: string, key: string) => boolean): string[] {
  return Object.entries(of).flatMap(([key, text]) => (isRight(text, key) ? [] : [key]));
}

describe.each(LANGUAGES)('%s', (language) => {
  const own = texts[language];

  test('says everything the game can say, and nothing else', () => {
    const keys = new Set(Object.keys(own).map(withoutPlural));
    expect([...keys].filter((key) => !expected.has(key))).toEqual([]);
    expect([...expected.keys()].filter((key) => !keys.has(key))).toEqual([]);
  });

  test('has either one text or one for each plural of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    // `many` is for millions; without it they take `other`.
    const needed = pluralCategories.filter((category) => category !== 'many');
    const isRight = (_text: string, key: string): boolean => {
      const [, base, category] = PLURAL.exec(key) ?? [];
      if (base === undefined) return true;
      const isCounted = expected.get(base)?.some((value) => COUNTED.includes(value)) === true;
      const hasAll = needed.every((other) => `${base}.${other}` in own) && !(base in own);
      return isCounted && hasAll && pluralCategories.some((known) => known === category);
    };
    expect(faulty(own, isRight)).toEqual([]);
  });

  test('has no empty text and no space too many', () => {
    expect(faulty(own, (text) => text !== '' && text.trim() === text && !text.includes('  '))).toEqual([]);
  });

  test('uses only values that the choice or event has', () => {
    const isRight = (text: string, key: string): boolean => {
      const known = expected.get(withoutPlural(key)) ?? [];
      return placeholders(text).every((name) => known.includes(name));
    };
    expect(faulty(own, isRight)).toEqual([]);
  });

  test('keeps the explanations of clauses short', () => {
    const isShort = (text: string, key: string): boolean =>
      !key.startsWith('clause.') || text.length <= MOST_CLAUSE_LENGTH;
    expect(faulty(own, isShort)).toEqual([]);
  });

  test('is set with care', () => {
    const misplaced = language === 'fr' ? /[^\u202f][:;!?»]|«[^\u202f]/ : /\s[:;!?]/;
    expect(faulty(own, (text) => !/['"]/.test(text) && !misplaced.test(text))).toEqual([]);
    if (language !== 'es') return;
    expect(faulty(own, (text) => text.split('?').length === text.split('¿').length)).toEqual([]);
  });
});

describe.each(TRANSLATIONS)('%s beside English', (language) => {
  const own = texts[language];

  test('has the same keys in the same order', () => {
    const rows = (of: Texts): string[] => Object.keys(of).filter((key) => !key.endsWith('.many'));
    expect(rows(own)).toEqual(rows(texts.en));
  });

  test('uses the same values', () => {
    const english = (key: string): string => texts.en[key] ?? texts.en[`${withoutPlural(key)}.other`];
    expect(faulty(own, (text, key) => String(placeholders(text)) === String(placeholders(english(key))))).toEqual([]);
  });

  test('is translated', () => {
    const same = faulty(own, (text, key) => text !== texts.en[key]);
    const isKnown = (key: string): boolean =>
      NAMED_ALIKE.test(key) || PROPER_NAMES.has(own[key]) || SAME_WORDS[language].includes(key);
    expect(same.filter((key) => !isKnown(key))).toEqual([]);
    expect(SAME_WORDS[language].filter((key) => !same.includes(key))).toEqual([]);
  });
});
