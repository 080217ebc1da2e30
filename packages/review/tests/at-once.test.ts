import { playRecord, type BotModel } from '@fondaco/bots';
import { FastRandom, itemAt, Table, type Evaluation } from '@fondaco/kernel';
import { sealedBids } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { UNIT } from '../src/index.ts';
import { walkPoints, type WalkPoint } from '../src/walk-points.ts';
import { judgeAll, open, valueOf } from './fixtures.ts';

/** A judge that counts coins. */
const counting: Evaluation<ReturnType<typeof sealedBids.blank>> = {
  featureNames: ['coins'],
  writeFeatures(s, seat, out) {
    out[0] = itemAt(s.coins, seat) / 4;
  },
  hasHiddenHands: true,
  heuristic: { coins: 1 },
  temperaments: [],
  reasons: {},
};
const model = { game: sealedBids, evaluation: counting } as unknown as BotModel;
const SEATS = ['ann', 'bob', 'cleo'];
const GAMES = 150;

/** The points of a first round in which the seats bid in some order. */
function bidInOrder(order: readonly number[]): readonly WalkPoint[] {
  const table = valueOf(Table.create(sealedBids, { names: SEATS, seed: new FastRandom(7).seed() }));
  for (const seat of order) valueOf(table.submit(seat, undefined, [itemAt(table.choices(seat), 0)]));
  return valueOf(walkPoints(sealedBids, table.record())).points.slice(0, SEATS.length);
}

test('who is asked at the same time as others is judged as if nobody had answered yet, whoever was quicker', () => {
  const points = bidInOrder([0, 1, 2]);
  const first = itemAt(points, 0);
  points.forEach(({ asked, answered }, place) => {
    expect(asked.equals(first.before)).toBe(true);
    expect(answered).toEqual(points.slice(0, place).map(({ seat }) => seat));
  });
  expect(itemAt(points, 1).before.equals(first.before)).toBe(false);
  const others = bidInOrder([2, 0, 1]);
  expect(others.map(({ seat, words }) => [seat, words])).toEqual(points.map(({ seat, words }) => [seat, words]));
  others.forEach(({ after }, place) => expect(after.equals(itemAt(points, place).after)).toBe(true));
});

test('what others answered at the same time is luck with a mean of 0 for every seat', () => {
  // Bids of the first round tell nothing of the hands: only there are hands exactly as likely as they are dealt.
  const luck = Array.from({ length: GAMES }, (_, seed) => {
    const { points } = judgeAll(open(model, playRecord(model, ['journeyman', 'journeyman', 'journeyman'], seed)));
    const bids = points.slice(0, SEATS.length).flatMap(({ judged }) => judged ?? []);
    expect(bids).toHaveLength(SEATS.length);
    return SEATS.map((_, seat) => bids.reduce((sum, { unknown }) => sum + itemAt(unknown, seat) / UNIT, 0));
  });
  for (const seat of SEATS.keys()) {
    const values = luck.map((game) => itemAt(game, seat));
    const mean = values.reduce((a, b) => a + b, 0) / GAMES;
    const error = Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (GAMES - 1) / GAMES);
    expect(error).toBeGreaterThan(0);
    expect(Math.abs(mean) / error).toBeLessThan(3);
  }
});
