import { expect, test } from 'vitest';
import { isPlayerName } from './index.ts';

test.each([
  'ann',
  'Ann Marie',
  "Seán O'Brien; 2nd",
  'Жанна',
  'ליאור',
  'عبد الرحمن',
  '李小龍',
  '👩‍👩‍👧‍👦',
  'constructor',
  'spectator',
  '__proto__',
  'red',
  '{name} <b>',
  'x'.repeat(40),
  '👩'.repeat(40),
])('%s can be the name of a player', (name) => {
  expect(isPlayerName(name)).toBe(true);
});

test.each([
  '',
  ' ',
  ' ann',
  'ann ',
  'a\nb',
  'a\rb',
  'a\tb',
  'a\u0000',
  'a\u2028b',
  '\ud800',
  'a\u202eb',
  'x'.repeat(41),
])('%j cannot', (name) => {
  expect(isPlayerName(name)).toBe(false);
});
