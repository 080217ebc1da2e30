import type { BotModel } from '@fondaco/bots';
import { determinize, FastRandom, itemAt, printPosition, seatsIn, Table } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { openReview } from '../src/index.ts';
import { judgeAll, models, playRandomly, valueOf } from './fixtures.ts';

const MOST_LINES = 8;

interface TwinTables {
  readonly seat: number;
  readonly tables: readonly [Table, Table];
}

/**
 * Two tables that a seat cannot tell apart: they begin with a position of a random game, and with the same dealt anew from what the
 * seat knows; then the seat says the same at both, as long as it sees the same.
 */
function makeTwinTables({ game }: BotModel, played: Table, seed: number): TwinTables {
  const rng = new FastRandom(seed);
  const seat = itemAt(seatsIn(played.waiting), 0);
  const s = played.copyState();
  const twin = game.blank();
  twin.copyFrom(s);
  determinize(game, twin, seat, rng);
  const begin = (): [Table, Table] => [
    valueOf(Table.arrange(game, printPosition(game, s, played.seats))),
    valueOf(Table.arrange(game, printPosition(game, twin, played.seats))),
  ];
  const said: string[] = [];
  for (let n = 0; n < MOST_LINES; n++) {
    const [one, other] = begin();
    for (const line of said) [one, other].forEach((table) => valueOf(table.submit(seat, undefined, [line])));
    const choices = one.choices(seat);
    if (choices.length === 0) break;
    const line = itemAt(choices, rng.below(choices.length));
    const isSame = [one, other].every((table) => table.submit(seat, undefined, [line]).ok);
    if (!isSame || JSON.stringify(one.view(seat)) !== JSON.stringify(other.view(seat))) break;
    said.push(line);
  }
  const tables = begin();
  for (const line of said) for (const table of tables) valueOf(table.submit(seat, undefined, [line]));
  return { seat, tables };
}

describe.each(models.map((model) => ({ model, id: model.game.id })))('a running table of $id', ({ model }) => {
  test('seen by a seat is the same bytes whatever the seat cannot know', () => {
    let lines = 0;
    let different = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const played = playRandomly(model, 3, seed, 12 * seed);
      if (played.isOver) continue;
      const { seat, tables } = makeTwinTables(model, played, seed);
      const [one, other] = tables.map((table) => {
        const review = valueOf(openReview(model, table.record(), { depth: 'quick', eyes: seat }));
        return JSON.stringify(judgeAll(review));
      });
      expect(other).toBe(one);
      lines += tables[0].seq;
      if (!tables[0].copyState().equals(tables[1].copyState())) different++;
    }
    expect(lines).toBeGreaterThan(20);
    expect(different).toBeGreaterThan(8);
  });

  test('is judged for no other seat, and tells no secret words', () => {
    const table = playRandomly(model, 3, 3, 80);
    const record = table.record();
    const review = valueOf(openReview(model, record, { depth: 'quick', eyes: 1 }));
    const { points, key } = judgeAll(review);
    expect(key.eyes).toBe('blue');
    expect(points.every(({ seat, judged }) => (judged === undefined) === (seat !== 1))).toBe(true);
    const seen = table.recordFor(1).lines;
    for (const { line, words } of points) expect(words).toBe(itemAt(seen, line - 1).words);
    const job = { line: itemAt(points, 0).line, depth: 'quick' } as const;
    expect(review.judgeInHindsight(job)).toMatchObject({ ok: false });
  });
});
