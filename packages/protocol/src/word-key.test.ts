import { expect, test } from 'vitest';
import { parseWordKey } from './word-key.ts';

test('a key has a domain, a word and maybe a place', () => {
  expect(parseWordKey('manuscript:latino-2')).toEqual({ domain: 'manuscript', place: undefined, word: 'latino-2' });
  expect(parseWordKey('number@2:3')).toEqual({ domain: 'number', place: 1, word: '3' });
});

test('only the first colon parts the domain from the word', () => {
  expect(parseWordKey('line:buy+leo:7')).toEqual({ domain: 'line', place: undefined, word: 'buy+leo:7' });
});
