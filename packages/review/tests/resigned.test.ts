import { itemAt, Table, withResigned, type GameRecord, type Held } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { UNIT } from '../src/index.ts';
import { expectExact } from './exact.ts';
import { judgeAll, models, open, playRandomly, valueOf } from './fixtures.ts';

const BOT = { type: 'bot', level: 'journeyman' } as const;
const PERSON = { type: 'person' } as const;

/** A record in whose head seats are given up, and in which so and so has held them. */
function withHead(record: GameRecord, gone: readonly string[], held: readonly Held[]): GameRecord {
  const others = gone.reduce((tags, seat) => withResigned(tags, seat, true), record.header.others);
  return { ...record, header: { ...record.header, others, held } };
}

describe.each(models.map((model) => ({ model, id: model.game.id })))('who gives up at a table of $id', ({ model }) => {
  const played = playRandomly(model, 3, 4);
  const record = played.record();
  const [first = ''] = played.result().winners;
  const seat = played.seats.indexOf(first);
  const middle = Math.round(played.seq / 2);
  const resigned = withHead(
    record,
    [first],
    [
      { from: 1, seat: first, holder: PERSON },
      { from: middle, seat: first, holder: BOT },
    ],
  );

  test('has no chance from then on, and the result is as the table ranks them, in sums that are exact', () => {
    const review = open(model, resigned);
    expectExact(review.analysis());
    const analysis = judgeAll(review);
    expectExact(analysis);
    const { points, accounts } = analysis;
    const at = points.findIndex(({ line }) => line >= middle);
    expect(points.flatMap(({ resigned: who }, i) => (who === undefined ? [] : [[i, who.seats]]))).toEqual([
      [at, [seat]],
    ]);
    for (const { after } of points.slice(at)) expect(itemAt(after, seat)).toBe(0);
    expect(itemAt(itemAt(points, at).before, seat)).toBeGreaterThan(0);
    expect(itemAt(accounts, seat).resigned).toBe(-itemAt(itemAt(points, at).before, seat));
    // By the rules they have won: the best of the others have instead.
    const { winners } = valueOf(Table.open(model.game, resigned)).result();
    expect(winners).not.toContain(first);
    const results = played.seats.map((word) => (winners.includes(word) ? UNIT / winners.length : 0));
    expect(accounts.map(({ result }) => result)).toEqual(results);
  });

  test('changes nothing that was said before, and counts for nothing that is said in their place after', () => {
    const { points } = open(model, resigned).analysis();
    const plain = open(model, record).analysis().points;
    const at = points.findIndex(({ line }) => line >= middle);
    const chances = plain.map(({ before, after }) => [before, after]);
    expect(points.slice(0, at).map(({ before, after }) => [before, after])).toEqual(chances.slice(0, at));
    expect(points.slice(at).every((point) => point.isStandIn === (point.seat === seat))).toBe(true);
    const after = judgeAll(open(model, resigned)).points.slice(at);
    for (const { judged } of after.filter((point) => point.seat === seat)) {
      expect(judged?.skill).toEqual(judged?.skill.map(() => 0));
      expect(judged?.decision?.mark).toBeUndefined();
    }
  });

  test('has another review than who did not, and whose place somebody took has the same', () => {
    const held = [
      { from: middle, seat: first, holder: BOT },
      { from: middle + 9, seat: first, holder: PERSON },
    ];
    const plain = open(model, withHead(record, [], []));
    expect(open(model, resigned).resume(plain.progress())).toMatchObject({ ok: false });
    const taken = open(model, withHead(record, [], held));
    expect(JSON.stringify(taken.analysis())).toBe(JSON.stringify(plain.analysis()));
  });

  test('and nobody knows when has no chance at the end', () => {
    const { points, accounts } = judgeAll(open(model, withHead(record, [first], [])));
    expectExact(open(model, withHead(record, [first], [])).analysis());
    expect(points.filter(({ resigned: who }) => who !== undefined)).toEqual(points.slice(-1));
    expect(itemAt(accounts, seat).result).toBe(0);
  });

  test('together with everybody else shares the game with them', () => {
    const held = played.seats.map((word, i) => ({ from: middle + i, seat: word, holder: BOT }));
    const analysis = judgeAll(open(model, withHead(record, played.seats, held)));
    expectExact(analysis);
    expect(analysis.accounts.map(({ result }) => result)).toEqual(played.seats.map(() => UNIT / 3));
  });
});
