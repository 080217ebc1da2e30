import { expect, test } from 'vitest';
import { compileMessages } from './compile.ts';
import { createTranslate } from './translate.ts';

const t = createTranslate('en', [
  compileMessages({ 'word.zone.roma': 'Rome', turns: '{count, plural, one {# turn} other {# turns}}' }, 'en'),
  compileMessages({ 'word.zone.roma': 'Roma', greeting: 'Hello {name}' }, 'en'),
]);

test('the first layer that has a text counts', () => {
  expect(t.word('zone', 'roma')).toBe('Rome');
  expect(t('greeting', { name: 'Ann' })).toBe('Hello Ann');
  expect(t('turns', { count: 1 })).toBe('1 turn');
});

test('a key without a text throws', () => {
  expect(() => t('reason.too-few-ducats')).toThrow('reason.too-few-ducats');
  expect(() => t('constructor')).toThrow('constructor');
  expect(t.has('reason.too-few-ducats')).toBe(false);
  expect(t.has('greeting')).toBe(true);
});

test('numbers and words of a parts file stand for themselves', () => {
  expect(t.word('number', '3')).toBe('3');
  expect(t.word('zone', 'my-own-town')).toBe('my own town');
});
