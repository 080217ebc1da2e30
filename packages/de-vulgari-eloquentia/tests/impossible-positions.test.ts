import { Table, type Game, type Json, type JsonObject } from '@fondaco/kernel';
import { changedPositions, printViolations } from '@fondaco/kernel/testing';
import { describe, expect, test } from 'vitest';
import { deVulgariEloquentia } from '../src/index.ts';

const game: Game = deVulgariEloquentia;
const ACTIONS = [
  { step: 'calendar', phase: 'done' },
  { step: 'actions', next: 1 },
];
const TURN = [...ACTIONS, { step: 'turn', waiting: ['red'] }];
const CARDINAL = { tile: 'lanzuisi', behind: { politician: 2, nobleman: 5, abbess: 1 } };
const LAST_TURN = { turn: 13, papalEvents: { tiles: ['red', 'red', 'white', 'white', 'white'] } };
const STUPOR = { turn: 10, events: { open: [10] } };
const inBrindisi = (red: JsonObject = {}, blue: JsonObject = {}): JsonObject => ({
  players: { red: { at: 'brindisi', ...red }, blue: { at: 'brindisi', ...blue } },
});
const on = (step: JsonObject): Json[] => [...ACTIONS, step];
const calendar = (phase: string): Json[] => [{ step: 'calendar', phase }];
const red = (part: JsonObject): JsonObject => ({ players: { red: part } });

/** Where a position of two players is wrong, by which clause, and the position. */
type ImpossibleDve = readonly [
  clause: string,
  what: string,
  where: string,
  table: JsonObject,
  pending?: readonly Json[],
];

const IMPOSSIBLE: readonly ImpossibleDve[] = [
  ['DVE-SET-9', 'a pawn nowhere after the start', 'table.players.blue.at', { players: { blue: { at: null } } }],
  ['DVE-SET-9', 'a pawn nowhere before charity', 'table.players.red.at', red({ at: null }), calendar('charity')],
  ['DVE-EVT-6', 'no papal event shown on turn 13', 'table.papalEvents.shown', { turn: 13, papalEvents: { shown: 0 } }],
  ['DVE-EVT-6', 'a papal event shown on turn 5', 'table.papalEvents.shown', { turn: 5, papalEvents: { shown: 1 } }],
  ['DVE-END-2', 'a turn after the second red tile', 'table.turn', { ...LAST_TURN, turn: 14 }],
  ['DVE-END-2', 'an event phase after the last turn', 'pending[0].phase', LAST_TURN, calendar('event')],
  ['DVE-END-2', 'an election before the last turn', 'pending[0]', { turn: 13 }, [{ step: 'election', next: 0 }]],
  ['DVE-END-2', 'an end before the last turn', 'pending', { turn: 3 }, []],
  [
    'DVE-ELE-3',
    'an election asking a merchant',
    'pending[0].waiting',
    LAST_TURN,
    [{ step: 'election', next: 1, waiting: ['red'] }],
  ],
  [
    'DVE-ELE-3',
    'an election asking another than the next in knowledge',
    'pending[0].waiting',
    { ...LAST_TURN, players: { blue: CARDINAL } },
    [{ step: 'election', next: 1, waiting: ['blue'] }],
  ],
  ['DVE-ELE-3', 'an election beyond the last rank', 'pending[0].next', LAST_TURN, [{ step: 'election', next: 3 }]],
  ['DVE-ELE-1', 'an office before the election', 'table.players.red.office', red({ office: 'banker' })],
  ['DVE-ELE-1', 'a merchant who is monk', 'table.players.red.office', { ...LAST_TURN, ...red({ office: 'monk' }) }, []],
  [
    'DVE-ELE-3',
    'two popes',
    'table.players',
    { ...LAST_TURN, players: { red: { tile: 'muret', office: 'pope' }, blue: { tile: 'zazza', office: 'pope' } } },
    [],
  ],
  [
    'DVE-MES-2',
    'a messenger at its end and no Bologna',
    'table.players.red.bologna',
    red({ charts: { messenger: 5 } }),
  ],
  ['DVE-MES-4', 'a Bologna without its messenger', 'table.players.red.bologna', red({ bologna: 15 })],
  ['DVE-MES-2', 'a Bologna of 12', 'table.players.red.bologna', red({ charts: { messenger: 5 }, bologna: 12 })],
  ['DVE-STU-1', 'Stupor Mundi open on turn 3', 'table.events.open', { turn: 3, events: { open: [10] } }],
  [
    'DVE-EVT-2',
    'an event before its turn',
    'table.events.open',
    { turn: 3, events: { onTurn: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], open: [7] } },
  ],
  ['DVE-SET-2', 'events out of order', 'table.events.onTurn', { events: { onTurn: [1, 3, 2, 4, 5, 6, 7, 8, 9, 10] } }],
  [
    'DVE-LIB-1',
    'a disc in the library on turn 11',
    'table.players.red.charts.library',
    {
      turn: 11,
      ...red({ charts: { library: 1 } }),
    },
  ],
  ['DVE-ACT-1', 'a place that is not', 'pending[1].next', {}, [ACTIONS[0], { step: 'actions', next: 9 }]],
  ['DVE-CHA-6', 'a receiver that is not', 'pending[1].next', {}, [...calendar('order'), { step: 'charity', next: 7 }]],
  ['DVE-ACT-1', '6 actions without Muret', 'table.acting.actions', { acting: { actions: 6 } }],
  ['DVE-ACT-1', 'actions while nobody has a turn', 'table.acting.actions', { acting: { actions: 2 } }, ACTIONS],
  ['DVE-ACT-3', 'deeds of a turn that is over', 'table.acting.done', { acting: { done: ['move'] } }, ACTIONS],
  ['DVE-MOV-6', 'a landing duty on land', 'table.acting.mustLand', { acting: { mustLand: true } }],
  [
    'DVE-MOV-6',
    'no landing duty at sea',
    'table.acting.mustLand',
    { acting: { actions: 5, mustLand: false }, ...red({ at: 'adriatic', embarkedFrom: 'ancona' }) },
  ],
  [
    'DVE-MOV-6',
    'no action left to land with',
    'table.acting.actions',
    { acting: { actions: 0 }, ...red({ at: 'adriatic', embarkedFrom: 'ancona' }) },
  ],
  ['DVE-VAR-2', 'a merchant elected cardinal', 'table.acting.elected', { acting: { elected: true } }],
  ['DVE-VIR-2', 'a virtual abbess of nobody', 'table.acting.canticleSaved', { acting: { canticleSaved: true } }],
  ['DVE-EVT-4', 'cubes on the space of this turn', 'table.turnChart.4', { turn: 4, turnChart: { 4: { abbess: 1 } } }],
  [
    'DVE-MAN-5',
    'a level exhausted and no Lingua Volgare',
    'table.manuscripts.volgareEntered',
    {
      manuscripts: { volgareEntered: false },
      ...red({
        manuscripts: ['oil', 'latino', 'fiorentino', 'siciliano', 'oc'].flatMap((dialect) =>
          Array<string>(3).fill(`${dialect}-1`),
        ),
      }),
    },
  ],
  ['DVE-CIT-1', 'a claim of what gives nothing', 'table.players', red({ claimed: ['torino'] })],
  [
    'DVE-TRN-1',
    'charity in the phase of the actions',
    'pending[0].phase',
    {},
    [...calendar('done'), { step: 'charity', next: 0 }],
  ],
  ['DVE-TRN-1', 'a calendar without a phase', 'pending[0].phase', {}, [{ step: 'calendar' }]],
  [
    'DVE-CHA-3',
    'alms without a choice',
    'pending[1].waiting',
    red({ tile: 'gigi', ducats: 0 }),
    [...calendar('order'), { step: 'charity', next: 1, waiting: ['red'] }],
  ],
  ['DVE-SET-9', 'starting cities on turn 1', 'table.turn', {}, [{ step: 'starting-cities', place: 1 }]],
  [
    'DVE-SET-9',
    'two pawns in one starting city',
    'table.players.red.at',
    { turn: 0, players: { red: { at: 'torino' }, blue: { at: 'torino' } } },
    [{ step: 'starting-cities', place: -1 }],
  ],
  [
    'DVE-STU-1',
    'a summons while Stupor Mundi is not there',
    'pending[2]',
    { turn: 10, ...inBrindisi() },
    on({ step: 'summons', summoner: 'red', asked: 1, accepted: [], waiting: ['blue'] }),
  ],
  [
    'DVE-STU-2',
    'somebody in the auction who is not there',
    'table.players.blue.at',
    { ...STUPOR, ...inBrindisi({}, { at: 'roma' }) },
    on({ step: 'auction', summoner: 'red', bidders: ['red', 'blue'], bid: 0, waiting: ['red'] }),
  ],
  [
    'DVE-STU-4',
    'an auction of one',
    'pending[2].bidders',
    { ...STUPOR, ...inBrindisi() },
    on({ step: 'auction', summoner: 'red', bidders: ['red'], bid: 1, bidder: 'red', waiting: ['red'] }),
  ],
  [
    'DVE-STU-5',
    'more due than was bid',
    'pending[2].due',
    { ...STUPOR, ...inBrindisi({}, { behind: { politician: 2 } }) },
    on({ step: 'payment', bid: 3, due: 4, waiting: ['blue'] }),
  ],
  [
    'DVE-LIB-2',
    'a tile kept by who never looked',
    'table.players.red.libraryTile',
    {
      turn: 12,
      library: { looks: [] },
      ...red({ libraryTile: 3 }),
    },
  ],
  [
    'DVE-LIB-2',
    'tiles put back that lie elsewhere',
    'table.players.red.putBack',
    {
      turn: 12,
      library: { deck: [4, 2, 2, 3, 3, 2, 4], looks: [{ player: 'red', tiles: 2 }] },
      ...red({ libraryTile: 3, putBack: [2] }),
    },
  ],
  [
    'DVE-LIB-2',
    'tiles in a hand that nobody asks about',
    'table.library.lookingAt',
    {
      turn: 12,
      library: { deck: [3, 3, 2, 4, 2, 2], lookingAt: [3, 4], looks: [{ player: 'red', tiles: 2 }] },
    },
  ],
];

function refusal(table: JsonObject, pending: readonly Json[]): { where?: string; clause?: string } {
  const made = Table.arrange(game, { game: game.id, seats: ['red', 'blue'], pending, table });
  if (made.ok) throw new Error('the position was taken');
  expect(made.error.code).toBe('bad-position');
  const { where, clause } = made.error;
  return { ...(where === undefined ? {} : { where }), ...(clause === undefined ? {} : { clause }) };
}

describe('positions that no game comes to are refused', () => {
  test.for(IMPOSSIBLE)('[%s] %s', ([clause, , where, table, pending = TURN]) => {
    expect(refusal(table, pending)).toEqual({ where, clause });
  });

  test('[DVE-CAR-4] 6 actions are right with Muret, and what is not said fits the rest', () => {
    const made = Table.arrange(game, {
      game: game.id,
      seats: ['red', 'blue'],
      pending: TURN,
      table: {
        turn: 14,
        acting: { actions: 6 },
        events: { open: [7] },
        players: { red: { tile: 'muret', at: 'adriatic', embarkedFrom: 'ancona' }, blue: { libraryTile: 3 } },
      },
    });
    if (!made.ok) throw new Error(made.error.message);
    expect(made.value.position()['table']).toMatchObject({
      acting: { mustLand: true },
      papalEvents: { shown: 3 },
      library: { looks: [{ player: 'blue', tiles: 1 }] },
      manuscripts: { volgareEntered: false },
    });
  });
});

describe('whatever position is accepted can be played', () => {
  test.for([2, 3, 4, 5])('%i players: positions of random games, changed at random', { timeout: 120_000 }, (seats) => {
    const report = changedPositions(game, { seats, games: 15, seed: 100 * seats });
    expect(printViolations(report)).toBe('');
    expect(report.tried).toBe(300);
    expect(report.arranged).toBeGreaterThan(60);
  });
});
