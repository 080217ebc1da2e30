import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealedBids } from '../testing/index.ts';
import { argA, argB, argC, pack, parseChoice, printChoice, printRedactedChoice, verbOf } from './index.ts';

const { verbs } = sealedBids;
const PLAYERS = ['red', 'blue'];

test('a packed choice gives back its verb and arguments', () => {
  const index = fc.integer({ min: -1, max: 254 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 63 }), index, index, index, (verb, a, b, c) => {
      const choice = pack(verb, a, b, c);
      expect([verbOf(choice), argA(choice), argB(choice), argC(choice)]).toEqual([verb, a, b, c]);
      expect(choice).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('what is printed is read as the same choice', () => {
  for (const choice of [pack(0, 3), pack(1, 2), pack(1, 0, 2), pack(2), pack(5, 1, 1)]) {
    const words = printChoice(verbs, PLAYERS, choice);
    expect(parseChoice(verbs, PLAYERS, words)).toEqual({ ok: true, value: choice });
    expect(parseChoice(verbs, PLAYERS, `  ${words.replaceAll(' ', '\t ')} `)).toEqual({ ok: true, value: choice });
  }
  expect(printChoice(verbs, PLAYERS, pack(5, 2, 1))).toBe('give seal blue');
});

test('others see a secret word as ?', () => {
  expect(printRedactedChoice(verbs, PLAYERS, pack(0, 3))).toBe('bid ?');
  expect(printRedactedChoice(verbs, PLAYERS, pack(5, 2, 1))).toBe('give seal blue');
});

test('a number above the highest is a number', () => {
  const high = parseChoice(verbs, PLAYERS, 'buy ink 1000');
  expect(high).toEqual({ ok: true, value: pack(1, 0, 3) });
  expect(parseChoice(verbs, PLAYERS, 'buy ink 3')).toEqual(high);
  expect(printChoice(verbs, PLAYERS, pack(1, 0, 3))).toBe('buy ink 3');
});

test.each([
  ['', 'word 1', 'there is no verb ""'],
  ['fly', 'word 1', 'there is no verb "fly"'],
  ['bid', 'word 1', '"bid" takes 1 words after it, not 0'],
  ['buy', 'word 1', '"buy" takes 1 to 2 words after it, not 0'],
  ['bid 1 2', 'word 3', '"bid" takes 1 words after it, not 2'],
  ['bid ?', 'word 2', '"?" is not a card'],
  ['give ink zoe', 'word 3', '"zoe" is not a seat'],
  ['buy ink -1', 'word 3', '"-1" is not a number'],
  ['buy ink 03', 'word 3', '"03" is not a number'],
  ['buy constructor', 'word 2', '"constructor" is not a thing'],
])('%j is refused at %s', (text, where, message) => {
  expect(parseChoice(verbs, PLAYERS, text)).toEqual({ ok: false, error: { code: 'unknown-word', where, message } });
});

test('any text is read or refused with a place and a short answer', () => {
  const word = fc.oneof(
    fc.constantFrom(...verbs.map((verb) => verb.name), 'ink', 'red', '3', '2', 'undo', '__proto__'),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const read = parseChoice(verbs, PLAYERS, words.join(' '));
      if (read.ok) {
        expect(parseChoice(verbs, PLAYERS, printChoice(verbs, PLAYERS, read.value))).toEqual(read);
        return;
      }
      expect(read.error.where).toMatch(/^word \d+$/);
      expect(read.error.message.length).toBeLessThan(120);
    }),
    { numRuns: 2000 },
  );
});
