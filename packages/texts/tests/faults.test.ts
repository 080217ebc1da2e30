import { expect, test } from 'vitest';
import { findFaults, printVariants } from '../testing/index.ts';
import { compileMessage } from '../src/compile.ts';

const ENGLISH = { a: '{count, plural, one {# note} other {# notes}} of {seat}', b: 'yes' };

test('a faithful translation has no fault', () => {
  expect(findFaults('it', { a: '{count, plural, one {# nota} other {# note}} di {seat}', b: 'sì' }, ENGLISH)).toEqual(
    [],
  );
  const italian = {
    a: '{seatWord, select, red {sua} other {di {seat}}}: {count, plural, one {#} other {# note}}',
    b: 'sì',
  };
  expect(findFaults('it', italian, ENGLISH)).toEqual([]);
});

test.each([
  ['lacks a key', 'it', { a: ENGLISH.a }, 'b: is missing'],
  ['has a key too many', 'it', { ...ENGLISH, c: 'x' }, 'c: is too many'],
  ['has its keys in another order', 'it', { b: 'sì', a: ENGLISH.a }, 'the order is not'],
  ['lacks a value', 'it', { ...ENGLISH, a: '{count, plural, other {#}}' }, 'a: uses count, not count, seat'],
  ['does not count', 'it', { ...ENGLISH, a: '{count} note di {seat}' }, 'a: does not agree with {count}'],
  [
    'counts a noun that does not follow',
    'en',
    { ...ENGLISH, b: '{count} notes' },
    'b: “notes” does not follow {count}',
  ],
  ['glues a word to a value', 'fr', { ...ENGLISH, b: '{count, plural, other {# sou}}s' }, 'b: a word is glued'],
  ['is not well formed', 'it', { ...ENGLISH, b: '{x' }, 'b: Unexpected message end'],
  [
    'leaves a space too many in some case',
    'en',
    { ...ENGLISH, b: 'a {n, plural, =0 {} other {#}} b' },
    'b: has a space',
  ],
  ['is empty in some case', 'en', { ...ENGLISH, b: '{n, plural, =0 {} other {#}}' }, 'b: is empty'],
  ['has straight quotes', 'en', { ...ENGLISH, b: 'it"s' }, 'b: has straight quotes'],
  ['has a loose mark', 'de', { ...ENGLISH, b: 'ja !' }, 'b: has a mark'],
  ['sets French as English', 'fr', { ...ENGLISH, b: 'oui!' }, 'b: has a mark'],
  ['opens no question in Spanish', 'es', { ...ENGLISH, b: 'sí?' }, 'b: has a question'],
  ['calls people he', 'en', { ...ENGLISH, b: 'his turn' }, 'b: does not call people they'],
])('a translation that %s is found', (_, language, sources, fault) => {
  expect(findFaults(language, sources, ENGLISH)).toContainEqual(expect.stringContaining(fault));
});

test('a message is printed for every case it has', () => {
  const message = compileMessage(
    '{seat} {count, plural, =0 {none} one {#} other {# {cube, select, red {r} other {o}}}}',
    'en',
  );
  expect(printVariants(message, 'en')).toEqual(['X none', 'X 1', 'X 2 r', 'X 2 o']);
});
