import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('.', import.meta.url);
const LANGUAGES = ['en', 'it', 'fr', 'es', 'de'];
const PLURAL = /\.(one|many|other)$/;

function keysOf(language: string): string[] {
  return Object.keys(JSON.parse(readFileSync(new URL(`texts/${language}.json`, FOLDER), 'utf8')) as object);
}

test.each(LANGUAGES)('every text of the table is there in %s', (language) => {
  expect(keysOf(language).toSorted()).toEqual(keysOf('en').toSorted());
});

test('every key the components name has a text', () => {
  const known = new Set(keysOf('en').map((key) => key.replace(PLURAL, '')));
  const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const named = sources.flatMap((file) =>
    [...readFileSync(new URL(file, FOLDER), 'utf8').matchAll(/'(dve\.[a-z.-]+)'/g)].map(([, key = '']) => key),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});
