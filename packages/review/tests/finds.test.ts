import type { BotModel } from '@fondaco/bots';
import type { Evaluation } from '@fondaco/kernel';
import { sealedBids } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { POINT } from '../src/index.ts';
import { judgeAll, open, playRandomly } from './fixtures.ts';

/** A judge that guesses, in every world anew: to it all choices are worth the same in the mean. */
const guessing: Evaluation<ReturnType<typeof sealedBids.blank>> = {
  featureNames: ['guess'],
  writeFeatures(s, seat, out) {
    let hash = 0x811c9dc5 ^ seat;
    for (const byte of s.bytes) hash = Math.imul(hash ^ byte, 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    out[0] = ((hash >>> 8) / 2 ** 24 - 0.5) * 2;
  },
  hasHiddenHands: true,
  heuristic: { guess: 1 },
  temperaments: [],
  reasons: {},
};
const model = { game: sealedBids, evaluation: guessing } as unknown as BotModel;

const GAMES = 80;
/** So many standard errors off the mean would be zero once in two thousand times. */
const FAR = 3.5;

test('where all choices are worth the same, finds weigh no more than losses: the mean is zero', () => {
  const losses = Array.from({ length: GAMES }, (_, seed) => {
    const { points } = judgeAll(open(model, playRandomly(model, 3, seed).record()));
    // A bid never ends the game, and the end of a game is no guess.
    return points.filter(({ kind }) => kind === 'bid').flatMap(({ judged }) => judged?.decision?.loss ?? []);
  }).flat();
  const points = losses.map((loss) => loss / POINT);
  const mean = points.reduce((a, b) => a + b, 0) / points.length;
  const variance = points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (points.length - 1);
  expect(Math.max(...points)).toBeGreaterThan(2);
  expect(Math.abs(mean)).toBeLessThan(FAR * Math.sqrt(variance / points.length));
});
