import { FastRandom, Table, type Game, type Json } from '@fondaco/kernel';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deVulgariEloquentia } from '../src/index.ts';
import { ducatsOf, onBoard, turnOf } from './fixtures.ts';

const game: Game = deVulgariEloquentia;

function standard(): Record<string, Json> {
  return structuredClone(game.parts()) as Record<string, Json>;
}

/** What is said of the standard board after a change. */
function said(change: (board: Record<string, never>) => void): { where: string | undefined; message: string } {
  const board = standard();
  change(board as Record<string, never>);
  const made = game.withParts(board);
  if (made.ok) throw new Error('the board was taken');
  expect(made.error.code).toBe('bad-parts');
  return { where: made.error.where, message: made.error.message };
}

describe('board files', () => {
  test('the standard board is the same game, without a hash in its records', () => {
    const same = game.withParts(standard());
    expect(same).toMatchObject({ ok: true });
    if (same.ok) expect(same.value.partsHash).toBeUndefined();
  });

  test('a corrected value is played, and the record carries the content hash', () => {
    const corrected = onBoard((board) => ({
      ...board,
      zones: (board['zones'] as Record<string, Json>[]).map((zone) =>
        zone['id'] === 'siena' ? { ...zone, ducats: 12 } : zone,
      ),
    }));
    const g = turnOf('red', { players: { red: { at: 'siena' } } }, { game: corrected });
    g.play('red', 'claim city');
    expect(ducatsOf(g, 'red')).toBe(22);
    const made = Table.create(corrected, { names: ['red', 'blue'], seed: new FastRandom(1).seed() });
    if (!made.ok) throw new Error(made.error.message);
    const record = made.value.record();
    expect(record.header.parts).toBe(corrected.partsHash);
    expect(record.header.parts).toMatch(/^[0-9a-f]{64}$/);
    expect(Table.open(game, record)).toMatchObject({
      ok: false,
      error: { code: 'bad-record', where: 'header, parts' },
    });
    expect(Table.open(corrected, record).ok).toBe(true);
  });

  test('the board with a longer chart of knowledge, of which docs/balance.md tells, has no other number than the standard one', () => {
    const file = new URL('../../../docs/balance/longer-knowledge.json', import.meta.url);
    const longer = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Json>;
    expect(game.withParts(longer).ok).toBe(true);
    const { charts, about: _, ...others } = standard();
    const { charts: longerCharts, about: __, ...longerOthers } = longer;
    expect(longerOthers).toEqual(others);
    const { knowledge, ...rest } = charts as Record<string, Json>;
    const { knowledge: longerKnowledge, ...longerRest } = longerCharts as Record<string, Json>;
    expect(longerRest).toEqual(rest);
    expect(longerKnowledge).not.toEqual(knowledge);
  });

  test('[DVE-STU-4, DVE-STU-5] cubes that could not be bid or paid in words are refused', () => {
    const bag = (cubes: readonly number[]) => (board: Record<string, never>) =>
      Object.assign(board['cubes']['bag'], { 5: cubes });
    expect(said(bag([20, 17, 6, 6])).message).toMatch(/^cubes.bag.5 holds cubes worth 100 votes.*94.*DVE-STU-4/);
    expect(said(bag([3, 3, 21, 22])).message).toMatch(/^cubes.bag.5 holds 21 cubes of kind abbess.*20.*DVE-STU-5/);
    const most = standard();
    bag([20, 14, 6, 9])(most as Record<string, never>);
    expect(game.withParts(most).ok).toBe(true);
  });

  test('[DVE-SET-11] a purse of a position leaves room for all that can still be gained', () => {
    const purse = (ducats: number) => turnOf('red', { players: { red: { at: 'milano', ducats } } });
    expect(() => purse(32_000)).toThrow('table.players.red.ducats must be a whole number from 0 to 31');
    const g = purse(31_000);
    g.play('red', 'claim city', 'business');
    expect(ducatsOf(g, 'red')).toBe(31_035);
  });

  test('a board with other zones is played with their words', () => {
    const renamed = onBoard((board) => JSON.parse(JSON.stringify(board).replaceAll('"siena"', '"pisa"')) as Json);
    const g = turnOf('red', { players: { red: { at: 'firenze' } } }, { game: renamed });
    g.play('red', 'move pisa');
    expect(g.table.whyNot(0, 'move siena')).toMatchObject({ code: 'unknown-word' });
  });

  test.for<[string, (board: Record<string, never>) => void, string, RegExp]>([
    [
      'a border to nowhere',
      (b) => ((b['borders'] as string[][])[3][1] = 'atlantis'),
      'borders[3][1]',
      /atlantis.*no zone/,
    ],
    ['a border to itself', (b) => ((b['borders'] as string[][])[0] = ['roma', 'roma']), 'borders[0]', /itself/],
    [
      'a harbour on no sea',
      (b) => ((b['zones'] as Record<string, Json>[])[2]['harbour'] = 'black-sea'),
      'zones[2].harbour',
      /no sea/,
    ],
    [
      'a sea that forgets a harbour',
      (b) => (b['seas'] as { harbours: string[] }[])[0].harbours.pop(),
      'seas[0].harbours',
      /cagliari/,
    ],
    [
      'a negative value',
      (b) => ((b['zones'] as Record<string, Json>[])[1]['ducats'] = -5),
      'zones[1].ducats',
      /whole number/,
    ],
    ['an unknown member', (b) => ((b['zones'] as Record<string, Json>[])[1]['gold'] = 5), 'zones[1].gold', /not known/],
    [
      'a missing start',
      (b) => ((b['zones'] as Record<string, Json>[])[0]['kind'] = 'city'),
      'zones',
      /start.*DVE-SET-9/,
    ],
    ['a zone twice', (b) => ((b['zones'] as Record<string, Json>[])[1]['id'] = 'torino'), 'zones[1].id', /twice/],
    [
      'an event nowhere',
      (b) => ((b['events'] as Record<string, Json>[])[0]['zone'] = 'x'),
      'events[0].zone',
      /no zone/,
    ],
    [
      'too few cubes',
      (b) => ((b['cubes'] as { bag: Record<string, number[]> }).bag['3'][0] = 5),
      'cubes.bag.3',
      /DVE-SET-4/,
    ],
    [
      'three red papal events',
      (b) => ((b['papalEvents'] as Record<string, number>)['red'] = 3),
      'papalEvents.red',
      /2 to 2/,
    ],
    [
      'levels out of order',
      (b) => ((b['charts'] as { knowledge: { levels: Record<string, number> } }).knowledge.levels['4'] = 20),
      'charts.knowledge.levels.4',
      /cannot begin/,
    ],
    ['no borders', (b) => delete b['borders'], 'borders', /must be a list, not nothing/],
  ])('%s is refused with its path and reason', ([, change, where, message]) => {
    const refusal = said(change);
    expect(refusal.where).toBe(where);
    expect(refusal.message).toMatch(message);
  });

  test('whatever JSON comes, the answer is a board or a refusal', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(game.withParts(value as Json)).toMatchObject({ ok: false, error: { code: 'bad-parts' } });
      }),
      { numRuns: 300, seed: 4 },
    );
    const paths = leaves(standard());
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 }), (path, value) => {
        const board = standard();
        let at = board as Record<string, Json>;
        for (const key of path.slice(0, -1)) at = at[key] as Record<string, Json>;
        at[path[path.length - 1]] = value as Json;
        const made = game.withParts(board);
        if (!made.ok) expect(made.error.where).toBeTypeOf('string');
      }),
      { numRuns: 500, seed: 5 },
    );
  });
});

function leaves(value: Json, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, member]) => leaves(member as Json, [...path, key]));
}
