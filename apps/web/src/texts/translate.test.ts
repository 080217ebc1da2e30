import { expect, test } from 'vitest';
import { createTranslate } from './translate.ts';

const t = createTranslate('en', [
  { 'turn.one': '{count} turn', 'turn.other': '{count} turns', 'word.zone.roma': 'Rome' },
  { 'word.zone.roma': 'Roma', 'event.moved': '{seat} goes to {zone}' },
]);

test('plurals follow the count, or the first number there is', () => {
  expect(t('turn', { count: 1 })).toBe('1 turn');
  expect(t('turn', { count: 2 })).toBe('2 turns');
});

test('the first layer that has a text counts', () => {
  expect(t.word('zone', 'roma')).toBe('Rome');
});

test('a missing value stays to be seen, and a missing text speaks for itself', () => {
  expect(t('event.moved', { seat: 'ann' })).toBe('ann goes to {zone}');
  expect(t('reason.too-few-ducats')).toBe('too few ducats');
  expect(t.has('reason.too-few-ducats')).toBe(false);
});

test('names of players and numbers stand for themselves', () => {
  expect(t.word('seat', 'too-few')).toBe('too-few');
  expect(t.word('number', '3')).toBe('3');
});
