import { arrange, type Json, type JsonObject } from '@fondaco/kernel';
import { changedPositions, printViolations } from '@fondaco/kernel/testing';
import { describe, expect, test } from 'vitest';
import { augsburg1520 } from '../src/index.ts';
import { hoarders } from './hoarders.ts';

const SEATS = ['red', 'blue', 'green'];
const rounds = (next: string): JsonObject => ({ step: 'rounds', next });
const bid = (more: JsonObject): Json[] => [rounds('maria'), { step: 'bid', noble: 'leo', number: 0, ...more }];
const show = (more: JsonObject): Json[] => [rounds('maria'), { step: 'show', noble: 'leo', number: 2, ...more }];
const privilege = (more: JsonObject, ...above: Json[]): Json[] => [
  rounds('louise'),
  { step: 'privilege', card: 'card-1', used: 0, made: 0, built: 0, ...more },
  ...above,
];
const red = (part: JsonObject): JsonObject => ({ players: { red: part } });
const HANDS = { red: { hand: ['leo-1', 'leo-2', 'leo-3'] }, blue: { hand: ['leo-4', 'leo-5', 'leo-6'] } };
const hands = (parts: Record<'red' | 'blue' | 'green', JsonObject>): JsonObject => ({
  players: { red: { ...HANDS.red, ...parts.red }, blue: { ...HANDS.blue, ...parts.blue }, green: parts.green },
});
const CARD_1 = { cards: { out: ['card-1'], open: ['card-2', 'card-3', 'card-4', 'card-5'] } };

/** Where a position of three players is wrong, by which clause, and the position. */
type ImpossibleAugsburg = readonly [
  clause: string,
  what: string,
  where: string,
  table: JsonObject,
  pending?: readonly Json[],
];

const IMPOSSIBLE: readonly ImpossibleAugsburg[] = [
  [
    'AUG-RND-2',
    'a visit won before it began',
    'table.history.visits.leo',
    { history: { visits: { leo: 'red' } } },
    bid({ waiting: ['red'] }),
  ],
  [
    'AUG-PRI-3',
    'a card taken that lies open',
    'table.history.taken.card-2',
    { ...CARD_1, history: { taken: { 'card-2': 'red' } } },
  ],
  [
    'AUG-BID-8',
    'notes shown for a visit that nobody has won',
    'table.history.shown',
    { ...CARD_1, history: { shown: { red: ['philipp-3'] } } },
    privilege({ waiting: ['red'] }),
  ],
  [
    'AUG-BID-8',
    'a winner who showed less than another',
    'table.history.shown',
    { ...CARD_1, history: { visits: { philipp: 'red' }, shown: { red: ['philipp-3'], blue: ['philipp-4'] } } },
    privilege({ waiting: ['red'] }),
  ],
  [
    'AUG-SET-2',
    'a cheap church while dearer ones stand',
    'table.players.red.rights.church',
    red({ rights: { church: 600 } }),
  ],
  ['AUG-SET-2', 'a cheap cathedral', 'table.players.red.rights.cathedral', red({ rights: { cathedral: 900 } })],
  ['AUG-RND-1', 'an end in round 1', 'pending', {}, []],
  ['AUG-INC-7', 'a round after the last', 'pending[0].next', { round: 5 }, [rounds('round')]],
  [
    'AUG-SET-6',
    'a first purchase in round 3',
    'pending[0].next',
    { round: 3 },
    [rounds('philipp'), { step: 'purchase' }],
  ],
  [
    'AUG-BID-4',
    'a word out of turn',
    'table.players.green.bid',
    hands({ red: {}, blue: {}, green: { bid: -1 } }),
    bid({ waiting: ['red'] }),
  ],
  [
    'AUG-BID-4',
    'one who was asked and said nothing',
    'table.players.blue.bid',
    hands({ red: { bid: 1 }, blue: { bid: 0 }, green: {} }),
    bid({ number: 1, leader: 'red', waiting: ['green'] }),
  ],
  [
    'AUG-BID-4',
    'one who stands at the number asked again',
    'table.players.blue.bid',
    hands({ red: { bid: 1 }, blue: { bid: 1 }, green: { bid: -1 } }),
    bid({ number: 1, leader: 'red', waiting: ['blue'] }),
  ],
  [
    'AUG-BID-3',
    'a bid beyond the hand',
    'table.players.red.bid',
    hands({ red: { bid: 4 }, blue: {}, green: {} }),
    bid({ number: 4, leader: 'red', waiting: ['blue'] }),
  ],
  [
    'AUG-BID-5',
    'one at the number who does not show',
    'table.players.blue.bid',
    hands({ red: { bid: 2 }, blue: { bid: 2 }, green: { bid: -1 } }),
    show({ standing: ['red'], waiting: ['red'] }),
  ],
  [
    'AUG-BID-8',
    'notes laid down out of order',
    'table.players.red.laid',
    hands({ red: { laid: ['leo-3'] }, blue: {}, green: {} }),
    show({ standing: ['red'], waiting: ['red'] }),
  ],
  [
    'AUG-BID-8',
    'a note laid down by one who does not show',
    'table.players.blue.laid',
    hands({ red: {}, blue: { laid: ['leo-4'] }, green: {} }),
    show({ standing: ['red'], waiting: ['red'] }),
  ],
  [
    'AUG-RIG-6',
    'a building of no master builder',
    'pending[1].built',
    CARD_1,
    privilege({ built: 1, waiting: ['red'] }),
  ],
  ['AUG-PRI-2', 'a winner with nothing to choose', 'pending[1].made', CARD_1, privilege({ made: 2, waiting: ['red'] })],
  [
    'AUG-LEV-4',
    'one asked who was not robbed',
    'pending[2].waiting',
    { ...CARD_1, ...red({ levels: { agency: 3 } }) },
    privilege({ used: 1, made: 1 }, { step: 'robbed', waiting: ['blue'] }),
  ],
  [
    'AUG-PRI-6',
    'a discard without the notes of the card',
    'pending[2]',
    { ...CARD_1, ...red({ hand: ['leo-1'], offered: ['leo-2', 'leo-3'] }) },
    privilege({ used: 1, made: 1 }, { step: 'discard', waiting: ['red'] }),
  ],
  [
    'AUG-INC-5',
    'gifts while there are notes enough',
    'pending[1]',
    red({ hand: ['leo-1'] }),
    [rounds('round'), { step: 'deal', givers: 1 }, { step: 'gift', givers: ['red'], waiting: ['red'] }],
  ],
  ['AUG-INC-5', 'gifts that were not missing', 'pending[1].givers', {}, [rounds('round'), { step: 'deal', givers: 2 }]],
];

describe('positions that no game comes to are refused', () => {
  test.for(IMPOSSIBLE)('[%s] %s', ([clause, , where, table, pending = [rounds('leo')]]) => {
    const read = arrange(augsburg1520, { game: 'augsburg-1520', seats: SEATS, table, pending });
    expect(read).toMatchObject({ ok: false, error: { code: 'bad-position', where, clause } });
  });

  test('[AUG-BID-5] while notes are shown, what is not said of bids follows from who shows', () => {
    const read = arrange(augsburg1520, {
      game: 'augsburg-1520',
      seats: SEATS,
      table: { players: HANDS },
      pending: show({ standing: ['red', 'blue'], waiting: ['red', 'blue'] }),
    });
    expect(read.ok && Array.from((read.value.state as unknown as { bids: Int8Array }).bids.subarray(0, 3))).toEqual([
      2, 2, -1,
    ]);
  });
});

describe('whatever position is accepted can be played', () => {
  test.for([2, 3, 4, 5])('%i players: positions of random games, changed at random', { timeout: 120_000 }, (seats) => {
    const report = changedPositions(augsburg1520, { seats, games: 15, seed: 100 * seats });
    expect(printViolations(report)).toBe('');
    expect(report.tried).toBe(300);
    expect(report.arranged).toBeGreaterThan(60);
  });

  test('[AUG-INC-5] positions of games in which notes run short', { timeout: 120_000 }, () => {
    const report = changedPositions(hoarders(), { seats: 5, games: 15, seed: 1 });
    expect(printViolations(report)).toBe('');
  });
});
