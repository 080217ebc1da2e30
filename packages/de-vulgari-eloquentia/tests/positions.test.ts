import { printPosition, Table, type Game, type Json, type JsonObject } from '@fondaco/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deVulgariEloquentia } from '../src/index.ts';
import { turnOf } from './fixtures.ts';

const game: Game = deVulgariEloquentia;
const PENDING = [
  { step: 'calendar', phase: 'done' },
  { step: 'actions', next: 1 },
  { step: 'turn', waiting: ['red'] },
];

function refusal(table: Json, pending: Json = PENDING): { where?: string; message: string; clause?: string } {
  const made = Table.arrange(game, { game: game.id, seats: ['red', 'blue'], pending, table });
  if (made.ok) throw new Error('the position was taken');
  expect(made.error.code).toBe('bad-position');
  return made.error;
}

describe('positions', () => {
  test('a whole position can be written down, loaded and played on', () => {
    const g = turnOf('red', {
      turn: 12,
      players: { red: { at: 'roma', charts: { library: 5 }, behind: { abbess: 2 } } },
      forSale: { nobleman: 1 },
    });
    g.play('red', 'draw');
    const text = JSON.stringify(g.table.position());
    const again = Table.arrange(game, JSON.parse(text) as JsonObject);
    if (!again.ok) throw new Error(again.error.message);
    expect(again.value.copyState().equals(g.table.copyState())).toBe(true);
    expect(JSON.stringify(again.value.position())).toBe(text);
    expect(again.value.choices(0)).toEqual(g.table.choices(0));
    expect(again.value.submit(0, undefined, [again.value.choices(0)[0]]).ok).toBe(true);
  });

  test('the same position deals the same chance', () => {
    const position = {
      game: game.id,
      seats: ['red', 'blue'],
      pending: PENDING,
      table: {},
      chance: { seed: 'ab'.repeat(32) },
    };
    const [one, two] = [Table.arrange(game, position), Table.arrange(game, position)];
    if (!one.ok || !two.ok) throw new Error('refused');
    expect(printPosition(game, one.value.copyState(), ['red', 'blue'])).toEqual(
      printPosition(game, two.value.copyState(), ['red', 'blue']),
    );
  });

  test.for<[string, Json, string, RegExp]>([
    ['too many cubes', { forSale: { politician: 4 } }, 'table', /politician.*DVE-SET-4/],
    ['a cube that does not exist', { forSale: { bishop: 1 } }, 'table.forSale.bishop', /not known/],
    ['a pawn nowhere', { players: { red: { at: 'atlantis' } } }, 'table.players.red.at', /must be one of/],
    ['a stranger', { players: { zoe: {} } }, 'table.players.zoe', /not known/],
    [
      'a tile twice',
      { players: { red: { tile: 'mario' }, blue: { tile: 'mario' } } },
      'table.players.blue.tile',
      /twice/,
    ],
    [
      'a disc beyond the chart',
      { players: { red: { charts: { rest: 7 } } } },
      'table.players.red.charts.rest',
      /0 to 6/,
    ],
    [
      'a fourth copy of a manuscript',
      { manuscripts: { open: ['oil-1', 'oil-1', 'oil-1', 'oil-1'] } },
      'table.manuscripts',
      /DVE-SET-6/,
    ],
    ['a turn that is not', { turn: 17 }, 'table.turn', /0 to 16/],
    ['an order without everyone', { order: ['red', 'red'] }, 'table.order', /every player once/],
    [
      'library tiles that are not',
      { players: { red: { libraryTile: 9 } } },
      'table.players.red.libraryTile',
      /DVE-SET-7/,
    ],
    [
      'a pawn at sea from nowhere',
      { players: { red: { at: 'adriatic' } } },
      'table.players.red.embarkedFrom',
      /harbour/,
    ],
    [
      'three red papal events',
      { papalEvents: { tiles: ['red', 'red', 'red', 'white', 'white'] } },
      'table.papalEvents.tiles',
      /2/,
    ],
  ])('%s is refused with its path and reason', ([, table, where, message]) => {
    const error = refusal(table);
    expect(error.where).toBe(where);
    expect(error.message).toMatch(message);
  });

  test('a position that names seats by players is read and refused in its own names, whatever they are', () => {
    const named = (table: Json) =>
      Table.arrange(game, {
        game: game.id,
        seats: ['constructor', 'toString'],
        pending: [...PENDING.slice(0, 2), { step: 'turn', waiting: ['constructor'] }],
        table,
      });
    const made = named({ players: { toString: { ducats: 7 } } });
    if (!made.ok) throw new Error(made.error.message);
    expect(made.value.position()['table']).toMatchObject({ players: { red: { ducats: 10 }, blue: { ducats: 7 } } });
    expect(named({ players: { constructor: { at: null } } })).toMatchObject({
      ok: false,
      error: { where: 'table.players.constructor.at', clause: 'DVE-SET-9' },
    });
  });

  test('pending steps that cannot be pending are refused', () => {
    expect(refusal({}, [{ step: 'turn', waiting: ['red'] }])).toMatchObject({
      where: 'pending[0]',
      clause: 'DVE-TRN-1',
    });
    expect(refusal({}, [{ step: 'dance' }])).toMatchObject({ where: 'pending[0].step' });
    expect(refusal({}, [...PENDING.slice(0, 2), { step: 'turn', waiting: ['blue'] }])).toMatchObject({
      where: 'pending[2].waiting',
    });
    expect(refusal({}, [{ step: 'calendar', phase: 'lunch' }])).toMatchObject({ where: 'pending[0].phase' });
    const auction = {
      step: 'auction',
      waiting: ['blue'],
      summoner: 'red',
      bidders: ['red', 'blue'],
      bid: 99,
      bidder: 'red',
    };
    const summoned = {
      turn: 10,
      events: { open: [10] },
      players: { red: { at: 'brindisi' }, blue: { at: 'brindisi' } },
    };
    expect(refusal(summoned, [...PENDING.slice(0, 2), auction])).toMatchObject({
      where: 'pending[2].bid',
      clause: 'DVE-STU-4',
    });
    const payment = { step: 'payment', waiting: ['blue'], bid: 5, due: 5 };
    expect(refusal(summoned, [...PENDING.slice(0, 2), payment])).toMatchObject({
      where: 'pending[2].bid',
      clause: 'DVE-STU-4',
    });
  });

  test('whatever JSON comes, the answer is a table or a refusal with a place', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const made = Table.arrange(game, {
          game: game.id,
          seats: ['red', 'blue'],
          pending: PENDING,
          table: value as Json,
        });
        if (!made.ok) expect(made.error.where).toBeTypeOf('string');
      }),
      { numRuns: 500, seed: 9 },
    );
  });
});
