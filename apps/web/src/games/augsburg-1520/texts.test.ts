import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = import.meta.dirname;
const LANGUAGES = ['it', 'fr', 'es', 'de'];
const PLURAL = /\.(one|other)$/;

function textsIn(language: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(path.join(FOLDER, 'texts', `${language}.json`), 'utf8')) as Record<string, string>;
}

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => name).toSorted();
}

const english = textsIn('en');

test.each(LANGUAGES)('%s says everything, and leaves the same places open', (language) => {
  const texts = textsIn(language);
  expect(Object.keys(texts)).toEqual(Object.keys(english));
  expect(Object.entries(texts).map(([key, text]) => [key, ...placesIn(text)])).toEqual(
    Object.entries(english).map(([key, text]) => [key, ...placesIn(text)]),
  );
});

test('every text is asked for, and every text asked for is there', () => {
  const code = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'))
    .join('\n');
  const asked = [...code.matchAll(/['`](aug\.[\w.-]*)(\$\{)?/g)].map(([, key = '', open]) => ({
    key,
    isStart: open !== undefined,
  }));
  const keys = [...new Set(Object.keys(english).map((key) => key.replace(PLURAL, '')))];
  const isAsked = (key: string) => asked.some((one) => (one.isStart ? key.startsWith(one.key) : key === one.key));
  expect(keys.filter((key) => !isAsked(key))).toEqual([]);
  expect(asked.filter((one) => !one.isStart && !keys.includes(one.key))).toEqual([]);
});
