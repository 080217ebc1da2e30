import { itemAt } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { UNIT, type GameAnalysis } from '../src/index.ts';
import { judgeAll, models, open, playRandomly } from './fixtures.ts';

const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Both identities, exactly: of every line, and of every seat. */
function expectExact({ points, accounts, start, seats }: GameAnalysis): void {
  let last = start;
  for (const { before, after, skill, luck, doubt } of points) {
    expect(before).toEqual(last);
    expect(sumOf(after)).toBe(UNIT);
    for (const column of [skill, luck, doubt]) expect(sumOf(column)).toBe(0);
    for (const seat of seats.keys())
      expect(itemAt(before, seat) + itemAt(skill, seat) + itemAt(luck, seat) + itemAt(doubt, seat)).toBe(
        itemAt(after, seat),
      );
    last = after;
  }
  for (const { start: even, skill, standIn, gifts, luck, doubt, result } of accounts)
    expect(even + skill + standIn + gifts + luck + doubt).toBe(result);
  const total = (column: 'start' | 'skill' | 'standIn' | 'gifts' | 'luck' | 'doubt' | 'result'): number =>
    sumOf(accounts.map((account) => account[column]));
  expect(total('start')).toBe(UNIT);
  expect(total('result')).toBe(UNIT);
  expect([total('skill') + total('standIn') + total('gifts'), total('luck'), total('doubt')]).toEqual([0, 0, 0]);
}

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
