import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const LANGUAGES = ['en', 'it', 'fr', 'es', 'de'] as const;
const PLURAL = /\.(one|other)$/;

/** Keys that are put together from parts: what they begin with. */
const COMPOSED = [
  'chapter.',
  'closed.',
  'fault.',
  'undo.',
  'game.',
  'level.',
  'settings.themes.',
  'settings.paces.',
  'settings.motions.',
];
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
  'Continuer',
  'Round {number}',
  '{count} table',
  '{count} tables',
]);

function read(language: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')) as Record<string, string>;
}

const english = read('en');

/** The words `t('…')` is called with in the shell; those of the games have their own tests. */
function usedKeys(): ReadonlySet<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !/^games|\.test\./.test(file));
  const code = files.map((file) => readFileSync(`${SOURCE}/${file}`, 'utf8')).join('\n');
  return new Set([...code.matchAll(/'([a-z][\w-]*(?:\.[\w-]+)+)'/gi)].map(([, key]) => key));
}

test.each(LANGUAGES)('%s has every text, in the order of the alphabet, and none is empty', (language) => {
  const texts = read(language);
  expect(Object.keys(texts)).toEqual(Object.keys(english));
  expect(Object.keys(texts)).toEqual(Object.keys(texts).toSorted());
  for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
});

test.each(LANGUAGES.slice(1))('%s is translated, with the same places for values', (language) => {
  const texts = read(language);
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  for (const [key, text] of Object.entries(english)) {
    expect([key, places(texts[key])]).toEqual([key, places(text)]);
    if (!SAME.has(texts[key])) expect([key, texts[key]]).not.toEqual([key, text]);
  }
});

test('every text is used, and every text that is used exists', () => {
  const used = usedKeys();
  const base = (key: string) => key.replace(PLURAL, '');
  const unused = Object.keys(english).filter(
    (key) => !used.has(base(key)) && !COMPOSED.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
  const families = new Set(Object.keys(english).map((key) => key.split('.')[0]));
  const known = new Set(Object.keys(english).map(base));
  const missing = [...used].filter(
    (key) => families.has(key.split('.')[0]) && !known.has(key) && !/\.(ts|tsx|css|svg|json)$/.test(key),
  );
  expect(missing).toEqual([]);
});
