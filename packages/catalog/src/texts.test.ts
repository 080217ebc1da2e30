import { expect, test } from 'vitest';
import { hasText, translate } from './texts.ts';

const texts = { 'event.moved': '{seat} goes to {place}, {place}!', 'word.zone.roma': 'Roma' };

test('a text takes its values, each as often as it asks for it', () => {
  expect(translate(texts, 'event.moved', { seat: 'ann', place: 'Roma' })).toBe('ann goes to Roma, Roma!');
});

test('a value that is missing leaves its placeholder to be seen', () => {
  expect(translate(texts, 'event.moved', { seat: 'ann' })).toBe('ann goes to {place}, {place}!');
});

test('a key without a text is read out', () => {
  expect(translate(texts, 'reason.too-few-ducats')).toBe('too few ducats');
  expect(translate(texts, 'legal')).toBe('legal');
});

test('names that every object has are no texts and no values', () => {
  expect(translate(texts, 'constructor')).toBe('constructor');
  expect(translate({ a: '{toString}' }, 'a')).toBe('{toString}');
});

test('a text has a form for one and one for all other numbers', () => {
  const forms = { 'event.bid.one': '{seat} bids {votes} vote', 'event.bid.other': '{seat} bids {votes} votes' };
  expect(translate(forms, 'event.bid', { seat: 'ann', votes: 1 })).toBe('ann bids 1 vote');
  expect(translate(forms, 'event.bid', { seat: 'ann', votes: 0 })).toBe('ann bids 0 votes');
  expect(hasText(forms, 'event.bid')).toBe(true);
});
