import { expect, test } from 'vitest';
import { Choices, FastRandom, isOver, toHex } from '../src/index.ts';
import { begin, comparePlaythrough, perft, playRandomGame, playthrough, sealedBids } from './index.ts';

test('perft counts the ways to choose', () => {
  expect(perft(sealedBids, { seats: 3, seed: 1, depth: 5 })).toEqual([4, 12, 36, 324, 2016]);
  expect(perft(sealedBids, { seats: 3, seed: 1, depth: 2 })).toEqual([4, 12]);
});

test('a playthrough is the same text every time and shows no secrets', () => {
  const text = playthrough(sealedBids, { seats: 3, seed: 5 });
  expect(playthrough(sealedBids, { seats: 3, seed: 5 })).toBe(text);
  expect(playthrough(sealedBids, { seats: 3, seed: 6 })).not.toBe(text);
  expect(text).toContain('winners: ');
  expect(text).not.toContain('noted');
});

test('a playthrough is compared line by line', () => {
  expect(comparePlaythrough('a\nb\n', 'a\r\nb\r\n')).toBeUndefined();
  expect(comparePlaythrough('a\nb\n', 'a\nc\n')).toBe('line 2: on file "c", now "b"');
  expect(comparePlaythrough('a', 'a\nb')).toBe('line 2: on file "b", now "the end"');
});

test('random games in one state follow from their seeds alone', () => {
  const s = sealedBids.blank();
  const choices = new Choices();
  const play = (seed: number): string => {
    const rng = new FastRandom(seed);
    begin(sealedBids, s, { seats: 4, seed: rng.seed() });
    playRandomGame(sealedBids, s, rng, choices);
    expect(isOver(s)).toBe(true);
    return toHex(s.bytes);
  };
  const first = play(1);
  expect(play(2)).not.toBe(first);
  expect(play(1)).toBe(first);
});
