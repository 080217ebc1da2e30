import { describe, expect, test } from 'vitest';
import { UNIT } from '../src/index.ts';
import { expectExact } from './exact.ts';
import { judgeAll, models, open, playRandomly } from './fixtures.ts';

describe.each(models.map((model) => ({ model, id: model.game.id })))('the sums of $id', ({ model }) => {
  const { game } = model;
  for (let seats = game.minSeats; seats <= game.maxSeats; seats++) {
    test(`at a table of ${seats} are exact before, while and after it is judged`, () => {
      const table = playRandomly(model, seats, seats);
      const review = open(model, table.record());
      expectExact(review.analysis());
      const jobs = review.jobs();
      jobs.slice(0, jobs.length / 2).forEach((job) => review.add(review.judge(job)));
      expectExact(review.analysis());
      const analysis = judgeAll(review);
      expectExact(analysis);
      expect(analysis.ending).toBe('over');
      expect(analysis.progress).toEqual({ done: jobs.length, total: jobs.length });
      const winners = table.result().winners.map((seat) => table.seats.indexOf(seat));
      const results = table.seats.map((_, seat) => (winners.includes(seat) ? UNIT / winners.length : 0));
      expect(analysis.accounts.map(({ result }) => result)).toEqual(results);
    });
  }
});
