import { describe, expect, test } from 'vitest';
import { arrange, FastRandom, printPosition, Table, type Json, type JsonObject } from '@fondaco/kernel';
import { augsburg1520 } from '../src/index.ts';
import { before, florins, hand, known, levels, prestige } from './fixtures.ts';

const SEATS = ['red', 'blue', 'green'];

function refusal(table: Json, pending: Json[] = [{ step: 'rounds', next: 'leo' }]): Record<string, string | undefined> {
  const read = arrange(augsburg1520, { game: 'augsburg-1520', seats: SEATS, table, pending });
  if (read.ok) throw new Error('the position is accepted');
  return { where: read.error.where, clause: read.error.clause, message: read.error.message };
}

const players = (red: Json): JsonObject => ({ players: { red } });

describe('positions', () => {
  test('what is not mentioned is as at the start, and what lies there is known', () => {
    const g = before('leo', { players: { blue: { hand: ['leo-3', 'joker'] } } });
    expect([florins(g, 'blue'), prestige(g, 'blue'), levels(g, 'blue')]).toEqual([
      1500,
      0,
      { agency: 1, peerage: 1, office: 1 },
    ]);
    expect(hand(g, 'red')).toEqual([]);
    expect(known(g, 'blue')).toEqual({
      notes: [],
      proved: {},
      hand: { least: 2, most: 2 },
      florins: { least: 1500, most: 1500 },
    });
    expect(g.view().opener).toBe('red');
  });

  test('notes that are nowhere lie below the deck given, shuffled by the seed', () => {
    const decks = [1, 2].map((seed) => {
      const { table } = before('leo', { deck: ['maria-3', 'maria-1'] }, { seed });
      return ((table.position()['table'] as JsonObject)['deck'] as readonly string[]).slice(0, 10);
    });
    expect(decks.map((deck) => deck.slice(0, 2))).toEqual([
      ['maria-3', 'maria-1'],
      ['maria-3', 'maria-1'],
    ]);
    expect(decks[0]).not.toEqual(decks[1]);
  });

  test('a whole game goes through its positions without losing a byte', () => {
    const made = Table.create(augsburg1520, { names: SEATS, seed: new FastRandom(4).seed() });
    if (!made.ok) throw new Error(made.error.message);
    const rng = new FastRandom(5);
    for (const table = made.value; !table.isOver;) {
      const seat = SEATS.findIndex((_, i) => table.choices(i).length > 0);
      const offered = table.choices(seat);
      table.submit(seat, undefined, [offered[rng.below(offered.length)]]);
      const s = table.copyState();
      const read = arrange(augsburg1520, JSON.parse(JSON.stringify(printPosition(augsburg1520, s, SEATS))) as Json);
      expect(read.ok && read.value.state.equals(s)).toBe(true);
    }
  });

  test('excess pieces are refused with their place and clause', () => {
    expect(refusal(players({ hand: ['leo-3', 'leo-3'] }))).toMatchObject({
      where: 'table.players.red.hand',
      clause: 'AUG-SET-5',
    });
    expect(refusal({ deck: ['leo-3'], discards: ['leo-3'] })).toMatchObject({
      where: 'table.deck',
      clause: 'AUG-SET-5',
    });
    expect(refusal(players({ hand: Array.from({ length: 13 }, () => 'joker') }))).toMatchObject({
      clause: 'AUG-SET-5',
    });
    expect(refusal({ cards: { open: ['card-1', 'card-1'] } })).toMatchObject({ clause: 'AUG-SET-3' });
    expect(refusal({ players: { red: { levels: { office: 4 } }, blue: { levels: { office: 4 } } } })).toMatchObject({
      clause: 'AUG-SET-1',
    });
    expect(refusal(players({ rights: { church: 750 } }))).toMatchObject({ clause: 'AUG-SET-2' });
  });

  test('what the rules do not allow is refused', () => {
    expect(refusal(players({ prestige: 26 }))).toMatchObject({ clause: 'AUG-BAR-1' });
    expect(refusal({ round: 6 })).toMatchObject({ where: 'table.round', clause: 'AUG-RND-1' });
    expect(refusal(players({ known: { hand: { least: 1, most: 2 } } }))).toMatchObject({ clause: 'AUG-INF-1' });
    expect(refusal(players({ known: { proved: { leo: { valid: 1, real: 1 } } } }))).toMatchObject({
      clause: 'AUG-INF-1',
    });
    expect(refusal(players({ bid: 2 }))).toMatchObject({ clause: 'AUG-BID-4' });
    expect(refusal({ cards: { open: ['card-1'] } })).toMatchObject({ clause: 'AUG-PRI-1' });
  });

  test('words that are not words of the game are refused with their path', () => {
    expect(refusal(players({ hand: ['leo-18'] })).where).toBe('table.players.red.hand[0]');
    expect(refusal(players({ gold: 3 })).where).toBe('table.players.red.gold');
    expect(refusal({ players: { white: {} } }).where).toBe('table.players.white');
  });

  test('pending steps that could not be answered are refused', () => {
    const pendings: [Json[], string][] = [
      [[{ step: 'bid', waiting: ['red'], noble: 'leo', number: 0 }], 'AUG-RND-1'],
      [
        [
          { step: 'rounds', next: 'maria' },
          { step: 'bid', waiting: ['red'], noble: 'leo', number: 2, leader: 'blue' },
        ],
        'AUG-BID-5',
      ],
      [
        [
          { step: 'rounds', next: 'leo' },
          { step: 'bid', waiting: ['red'], noble: 'leo', number: 0 },
        ],
        'AUG-RND-2',
      ],
      [
        [
          { step: 'rounds', next: 'maria' },
          { step: 'show', waiting: ['red'], noble: 'leo', number: 2, standing: ['red'] },
        ],
        'AUG-BID-3',
      ],
      [
        [
          { step: 'rounds', next: 'maria' },
          { step: 'take', waiting: ['blue'] },
        ],
        'AUG-PRI-1',
      ],
      [
        [
          { step: 'rounds', next: 'maria' },
          { step: 'privilege', card: 'card-1', used: 7, made: 1, built: 0 },
        ],
        'AUG-PRI-3',
      ],
      [
        [
          { step: 'rounds', next: 'philipp' },
          { step: 'purchase', waiting: ['red'] },
        ],
        'AUG-INC-6',
      ],
      [
        [
          { step: 'rounds', next: 'round' },
          { step: 'deal', givers: 0 },
          { step: 'gift', givers: ['red'] },
        ],
        'AUG-INC-5',
      ],
    ];
    for (const [pending, clause] of pendings) expect(refusal({}, pending)).toMatchObject({ clause });
  });
});
