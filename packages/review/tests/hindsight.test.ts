import type { BotModel } from '@fondaco/bots';
import { applyChoice, itemAt, parseChoice, type Evaluation } from '@fondaco/kernel';
import { sealedBids } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { Forecast } from '../src/forecast.ts';
import { walkPoints } from '../src/walk-points.ts';
import { open, playRandomly, valueOf } from './fixtures.ts';

/** A judge that counts coins: whoever knows what the others have laid down knows which bid wins. */
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
const GAMES = 40;

test('had they known, the best bid is the one that does best against what the others have laid down', () => {
  let bids = 0;
  let different = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const record = playRandomly(model, 3, seed).record();
    const review = open(model, record);
    const { points, table } = valueOf(walkPoints(model.game, record));
    const forecast = new Forecast(model);
    for (const { kind, seat, line, before } of points) {
      const job = { line, depth: 'quick' } as const;
      const byTruth = valueOf(review.judgeInHindsight(job)).decision;
      const byKnowledge = review.judge(job).decision;
      // Only whoever bids last knows it all then.
      if (kind !== 'bid' || seat !== 2 || byTruth === undefined || byKnowledge === undefined) continue;
      const worth = (words: string): number => {
        const world = model.game.blank();
        world.copyFrom(before);
        applyChoice(model.game.steps, world, seat, valueOf(parseChoice(model.game.verbs, table.seats, words)));
        return itemAt(forecast.chances(world), seat);
      };
      bids++;
      for (const { words, chances } of byTruth.choices) expect(itemAt(chances, seat)).toBeCloseTo(worth(words), -2);
      if (byTruth.loss !== byKnowledge.loss) different++;
    }
  }
  expect(bids).toBeGreaterThan(20);
  expect(different).toBeGreaterThan(5);
});
