import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boolean,
  indexIn,
  integer,
  isObject,
  listOf,
  mapOf,
  nullable,
  objectOf,
  oneOf,
  optional,
  optionalMapOf,
  printCanonical,
  printFaults,
  type Fault,
  type Json,
} from './index.ts';

const shape = objectOf({
  coins: integer(0, 10),
  isReady: boolean,
  card: optional(oneOf(['ace', 'king']), 'ace'),
  hand: listOf(indexIn(['a', 'b', 'c']), 0, 3),
  notes: optional(mapOf(['x', 'y'], integer(0, 1)), {}),
  owner: nullable(oneOf(['ann'])),
});

function read(value: Json): { value: unknown; faults: string[] } {
  const faults: Fault[] = [];
  const got = shape(value, '', faults);
  return { value: got, faults: faults.map((fault) => `${fault.where} ${fault.message}`) };
}

test('reads what fits and fills in what may be absent', () => {
  expect(read({ coins: 3, isReady: true, hand: ['c', 'a'], owner: null })).toEqual({
    value: { coins: 3, isReady: true, card: 'ace', hand: [2, 0], notes: {}, owner: undefined },
    faults: [],
  });
});

test('names every fault with its path', () => {
  const { faults } = read({ coins: 11, isReady: 'yes', card: 'ten', hand: ['a', 'd'], notes: { z: 1 }, stray: 1 });
  expect(faults).toEqual([
    'stray is not known here; known are coins, isReady, card, hand, notes, owner',
    'coins must be a whole number from 0 to 10, not 11',
    'isReady must be true or false, not "yes"',
    'card must be one of ace, king, not "ten"',
    'hand[1] must be one of a, b, c, not "d"',
    'notes.z is not known here; known are x, y',
  ]);
  expect(printFaults(faults.map((message) => ({ where: 'w', message })))).toContain('and 1 more');
});

test('never throws, whatever it is given, and accepts no stranger', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { faults } = read(value as Json);
      if (!isObject(value as Json)) expect(faults).toHaveLength(1);
    }),
  );
  const inherited = JSON.parse('{"__proto__": {"coins": 3}, "isReady": true, "hand": []}') as Json;
  expect(read(inherited).faults).toContain('coins must be a whole number from 0 to 10, not nothing');
});

test('what is read has the members that were given, whatever they are called', () => {
  const names = ['constructor', 'toString', '__proto__', 'ann'];
  const given = JSON.parse('{"__proto__": 3, "toString": 1}') as Json;
  const faults: Fault[] = [];
  const some = mapOf(names, integer(0, 9))(given, '', faults);
  expect(faults).toEqual([]);
  expect(names.map((name) => some[name])).toEqual([undefined, 1, 3, undefined]);
  const none = optionalMapOf(names, integer(0, 9))(undefined, '', faults);
  expect(names.map((name) => none[name])).toEqual([undefined, undefined, undefined, undefined]);
});

test('equal values print as equal text', () => {
  expect(printCanonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
});
