import type { BotModel } from '@fondaco/bots';
import { itemAt, type Evaluation } from '@fondaco/kernel';
import { sealedBids } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { UNIT } from '../src/index.ts';
import { judgeAll, open, playRandomly } from './fixtures.ts';

/** A judge that errs: it loves a large prize, the more the later the seat. */
const skewed: Evaluation<ReturnType<typeof sealedBids.blank>> = {
  featureNames: ['coins', 'prize'],
  writeFeatures(s, seat, out) {
    out[0] = itemAt(s.coins, seat) / 20;
    out[1] = (itemAt(s.prize, 0) * seat) / 10;
  },
  hasHiddenHands: true,
  heuristic: { coins: 1, prize: 1 },
  temperaments: [],
  reasons: {},
};
const model = { game: sealedBids, evaluation: skewed } as unknown as BotModel;

const GAMES = 150;
const SEATS = 3;
/** So many standard errors off the mean would be zero once in two thousand times. */
const FAR = 3.5;

test('luck by chance has a mean of zero for every seat, even by a judge that errs', () => {
  const games = Array.from({ length: GAMES }, (_, seed) =>
    judgeAll(open(model, playRandomly(model, SEATS, seed).record())),
  );
  for (let seat = 0; seat < SEATS; seat++) {
    const luck = games.map(
      ({ points }) => points.reduce((sum, { judged }) => sum + itemAt(judged?.chance ?? [], seat), 0) / UNIT,
    );
    const mean = luck.reduce((a, b) => a + b, 0) / GAMES;
    const variance = luck.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (GAMES - 1);
    expect(variance).toBeGreaterThan(1e-4);
    expect(Math.abs(mean)).toBeLessThan(FAR * Math.sqrt(variance / GAMES));
  }
});
