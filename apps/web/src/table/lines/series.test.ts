import type { Lexicon } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { findLine, kindOf, readSeries, stateInSeries, without } from './series.ts';

const lexicon: Lexicon = {
  verbs: [
    { name: 'show', args: [{ domain: 'note', isOptional: false }] },
    {
      name: 'buy',
      args: [
        { domain: 'note', isOptional: false },
        { domain: 'answer', isOptional: false },
      ],
    },
  ],
  events: [],
  categories: [],
};
const show = { verb: 'show', sentence: () => '', done: () => '' };
const buy = { verb: 'buy', rest: 'answer:no', sentence: () => '', done: () => '' };

test('a decision is a series if all its choices have the verb of one', () => {
  expect(kindOf([show, buy], ['buy a no', 'buy a yes'])).toBe(buy);
  expect(kindOf([show, buy], ['buy a no', 'pass'])).toBeUndefined();
  expect(kindOf([show, buy], [])).toBeUndefined();
});

test('a series is whole when everything in it was picked', () => {
  const found = { lines: ['show a', 'show joker'], open: ['show b', 'show joker'], all: ['show a', 'show b'] };
  expect(readSeries(lexicon, show, ['show a'], found).isWhole).toBe(false);
  expect(readSeries(lexicon, show, ['show joker', 'show a'], found).isWhole).toBe(true);
});

test('what is said for the rest need not be picked, and cannot be', () => {
  const found = { lines: ['buy a no', 'buy b yes'], open: ['buy a no', 'buy a yes'], all: ['buy a no', 'buy a yes'] };
  const series = readSeries(lexicon, buy, ['buy b yes'], found);
  expect(series.isWhole).toBe(true);
  expect(series.open).toEqual(['buy a yes']);
});

test('what can still be picked glows, what was picked is chosen, the rest is dim', () => {
  const found = { lines: ['show a', 'show joker'], open: ['show joker'], all: [] };
  const series = readSeries(lexicon, show, ['show a', 'show joker'], found);
  expect(stateInSeries(lexicon, series, 'verb:show note:a')).toBe('chosen');
  expect(stateInSeries(lexicon, series, 'verb:show note:joker')).toBe('open');
  expect(stateInSeries(lexicon, series, 'verb:show note:b')).toBe('dim');
});

test('of two alike only one is taken back', () => {
  expect(without(['show joker', 'show joker'], 'show joker')).toEqual(['show joker']);
  expect(findLine(lexicon, ['show a'], ['verb:give note:a', 'verb:show note:a'])).toBe('show a');
});
