import { findFaults, type Sources } from '@fondaco/texts/testing';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_NAMES } from './languages.ts';

const SOURCE = path.dirname(import.meta.dirname);
const GAMES = globSync('games/*', { cwd: SOURCE }).filter((file) => path.extname(file) === '');

/** Texts that are rightly the same in two languages. */
const SAME = new Set([
  'Journal',
  'journal',
  'novice',
  'Points',
  'Total',
  'Bot, {level}',
  'bot, {level}',
  '{name}: {likes}',
  '{price} → {gain}',
  '{verb}: {things}',
  'gratis',
  'Continuer',
  '{speed}×',
  '{said}.',
  '{what}: {cause}',
  'Round {number}',
  '{count, plural, one {# table} other {# tables}}',
]);

/** Where the client has texts of its own: folder of the texts, folders of the code that asks for them. */
const PLACES = [
  {
    name: 'shell',
    texts: 'texts',
    code: ['*', '{app,client,explain,home,look,moments,online,puzzles,review,shell,sound,table,texts,worker}/**/*'],
  },
  { name: 'online', texts: 'online/texts', code: ['{client,home,online}/**/*'] },
  { name: 'guide', texts: 'guide/texts', code: ['guide/**/*'] },
  { name: 'book', texts: 'book/texts', code: ['book/**/*'] },
  { name: 'learn', texts: 'learn/texts', code: ['{client,home,learn}/**/*'] },
  { name: 'puzzles', texts: 'puzzles/texts', code: ['{client,puzzles}/**/*'] },
  { name: 'review', texts: 'review/texts', code: ['{client,puzzles,review}/**/*'] },
  {
    name: 'analysis',
    texts: '../../../packages/review/locales',
    code: ['{client,puzzles,review}/**/*', '../../cli/src/review/*'],
  },
  ...GAMES.map((folder) => ({
    name: folder,
    texts: `${folder}/texts`,
    // What stands on chips is asked for by the table.
    code: [`${folder}/**/*`, 'table/lines/cause-text', 'table/choose/NextWords'],
  })),
];

function read(folder: string, language: string): Sources {
  return JSON.parse(readFileSync(path.join(SOURCE, folder, `${language}.json`), 'utf8')) as Record<string, string>;
}

interface AskedKey {
  readonly key: string;
  /** Whether the key is put together, and this is what it begins with. */
  readonly isStart: boolean;
}

function familyOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

/** Everything in the code that looks like a key of one of these families. */
function keysIn(patterns: readonly string[], families: ReadonlySet<string>): readonly AskedKey[] {
  const files = patterns.flatMap((pattern) => globSync(`${pattern}.{ts,tsx}`, { cwd: SOURCE }));
  const code = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'))
    .join('\n');
  return [...code.matchAll(/['`]([a-z][\w-]*\.[\w.-]*)(\$\{)?/gi)]
    .map(([, key = '', open]) => ({ key, isStart: open !== undefined }))
    .filter(({ key }) => families.has(familyOf(key)) && !/\.(?:tsx?|css|svg|json)$/.test(key));
}

describe.each(PLACES)('$name', ({ texts, code }) => {
  const english = read(texts, 'en');
  const keys = Object.keys(english);

  test.each(Object.keys(LANGUAGE_NAMES))('is written well in %s, and says the same as in English', (language) => {
    expect(findFaults(language, read(texts, language), english)).toEqual([]);
  });

  test('every text is asked for, and every text asked for is there', () => {
    const asked = keysIn(code, new Set(keys.map(familyOf)));
    const isAsked = (key: string) => asked.some((one) => (one.isStart ? key.startsWith(one.key) : key === one.key));
    expect(keys.filter((key) => !isAsked(key))).toEqual([]);
    expect(asked.filter(({ key, isStart }) => !isStart && !keys.includes(key))).toEqual([]);
  });
});

test('the shell has its texts in the order of the alphabet, each translated', () => {
  const english = read('texts', 'en');
  expect(Object.keys(english)).toEqual(Object.keys(english).toSorted());
  for (const language of Object.keys(LANGUAGE_NAMES).filter((one) => one !== 'en')) {
    const own = read('texts', language);
    const same = Object.entries(own).filter(([key, text]) => text === english[key] && !SAME.has(text));
    expect([language, same]).toEqual([language, []]);
  }
});
