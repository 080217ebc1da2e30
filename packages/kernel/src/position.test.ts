import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, playRandomChoice, sealedBids } from '../testing/index.ts';
import {
  arrange,
  Choices,
  FastRandom,
  hashPosition,
  printPosition,
  Table,
  type Json,
  type JsonObject,
} from './index.ts';

const SEATS = ['red', 'blue'];

function positionAfter(choices: number): JsonObject {
  const s = sealedBids.blank();
  const rng = new FastRandom(1);
  begin(sealedBids, s, { seats: 2, seed: rng.seed() });
  for (let i = 0; i < choices; i++) playRandomChoice(sealedBids, s, rng, new Choices());
  return printPosition(sealedBids, s, SEATS);
}

const POSITION = positionAfter(2);
const PENDING = [{ step: 'round' }, { step: 'turn', waiting: ['red'], deeds: 0 }];

function faultOf(position: Json): string | undefined {
  const arranged = arrange(sealedBids, position);
  if (arranged.ok) return undefined;
  expect(arranged.error.code).toBe('bad-position');
  expect(arranged.error.where).toBeTruthy();
  return arranged.error.message;
}

describe('a position', () => {
  test('is arranged as it was printed', () => {
    for (let n = 0; n < 8; n++) {
      const position = positionAfter(n);
      const arranged = arrange(sealedBids, JSON.parse(JSON.stringify(position)) as Json);
      expect(arranged.ok && printPosition(sealedBids, arranged.value.state, SEATS)).toEqual(position);
    }
  });

  test('may leave out rules, options and chance', () => {
    const { rules: _, options: __, chance: ___, ...short } = POSITION;
    expect(faultOf(short)).toBeUndefined();
  });
});

describe('a position is refused with its place', () => {
  test.each([
    ['no object', 3, 'the top must be an object, not 3'],
    ['another game', { ...POSITION, game: 'chess' }, 'game must be one of sealed-bids, not "chess"'],
    ['other rules', { ...POSITION, rules: 9 }, 'rules must be a whole number from 1 to 1, not 9'],
    ['a stray member', { ...POSITION, extra: 1 }, 'extra is not known here'],
    ['too few seats', { ...POSITION, seats: ['red'] }, 'seats must have 2 to 5 entries, not 1'],
    ['other words', { ...POSITION, seats: ['red', 'pink'] }, 'seats must be red, blue, in this order'],
    ['a seat that is no word', { ...POSITION, seats: ['red', 2] }, 'seats[1] must be the word of a seat'],
    ['an unknown option', { ...POSITION, options: { speed: 'fast' } }, 'options.speed is not known here'],
    ['a wrong value', { ...POSITION, options: { rounds: 'nine' } }, 'options.rounds must be one of two, four'],
    [
      'an option for more seats',
      { ...POSITION, options: { ties: 'high-seat' } },
      'options.ties is only for 3 or 4 or 5',
    ],
    ['a bad seed', { ...POSITION, chance: { seed: 7 } }, 'chance.seed must be a text'],
    ['a bad count', { ...POSITION, chance: { drawn: -1 } }, 'chance.drawn must be a whole number'],
    ['an unknown step', { ...POSITION, pending: [{ step: 'nap' }] }, 'pending[0].step must be one of round, bid'],
    ['no step', { ...POSITION, pending: [{}] }, 'pending[0].step must be one of'],
    ['a frame that is none', { ...POSITION, pending: ['bid'] }, 'pending[0] must be an object'],
    ['a stray frame member', { ...POSITION, pending: [{ step: 'round', x: 1 }] }, 'pending[0].x is not known here'],
    [
      'a missing frame member',
      { ...POSITION, pending: [{ step: 'turn', waiting: ['red'] }] },
      'pending[0].deeds must be',
    ],
    [
      'a stranger',
      { ...POSITION, pending: [{ step: 'bid', waiting: ['zoe'] }] },
      'pending[0].waiting[0] must be one of',
    ],
    ['a seat twice', { ...POSITION, pending: [{ step: 'bid', waiting: ['red', 'red'] }] }, 'has red twice'],
    [
      'too many frames',
      { ...POSITION, pending: Array.from({ length: 11 }, () => PENDING[0]) },
      'pending must have 0 to 10',
    ],
    [
      'an automatic step that asks',
      { ...POSITION, pending: [{ step: 'round', waiting: ['red'] }] },
      'pending does not fit',
    ],
    ['a decision nobody makes', { ...POSITION, pending: [{ step: 'tithe' }] }, 'pending does not fit'],
    ['nothing to choose', { ...POSITION, pending: [{ step: 'tithe', waiting: ['red'] }] }, 'nothing to choose from'],
    ['a table that is none', { ...POSITION, table: [] }, 'table must be an object, not a list'],
  ] as readonly (readonly [string, Json, string])[])('%s', (_, position, message) => {
    expect(faultOf(position)).toContain(message);
  });

  test('components that are not there', () => {
    const table = POSITION['table'] as JsonObject;
    const made = Table.arrange(sealedBids, { ...POSITION, table: { ...table, deck: ['1'] } });
    expect(made.ok).toBe(false);
    if (!made.ok) expect(made.error).toMatchObject({ code: 'bad-position', where: 'table', clause: 'TOY-1' });
  });

  test('anything else: no JSON makes it throw', () => {
    const keys = Object.keys(POSITION);
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const arranged = Table.arrange(sealedBids, { ...POSITION, [key]: value as Json });
        if (!arranged.ok) expect(arranged.error.where).toBeTruthy();
      }),
      { numRuns: 500 },
    );
  });
});

test('what a position tells of the past alone is no part of its hash', () => {
  const s = sealedBids.blank();
  begin(sealedBids, s, { seats: 2, seed: new FastRandom(1).seed() });
  const telling: typeof sealedBids = {
    ...sealedBids,
    toPosition: (state, seats) => ({ ...sealedBids.toPosition(state, seats), history: { wonLast: 'red' } }),
  };
  expect(hashPosition(telling, s, SEATS)).toBe(hashPosition(sealedBids, s, SEATS));
});
