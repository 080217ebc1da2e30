import { expect, test } from 'vitest';
import { seedFrom, seedNumber } from './seed.ts';

const HEX = 'A1'.repeat(32);

test('a seed is 64 hexadecimal digits, or any text or number, which is hashed', () => {
  expect([...seedFrom(HEX)]).toEqual(Array.from({ length: 32 }, () => 0xa1));
  expect(seedFrom('venezia')).toEqual(seedFrom('venezia'));
  expect(seedFrom('venezia')).not.toEqual(seedFrom('Venezia'));
  expect(seedFrom(7)).toEqual(seedFrom('7'));
  expect(seedFrom('عبد 👩‍🚀')).toHaveLength(32);
  expect(seedFrom(undefined)).not.toEqual(seedFrom(undefined));
});

test('a seed that is a number is that number, and any other text becomes one', () => {
  expect([seedNumber(7), seedNumber('7'), seedNumber('0'), seedNumber('4294967295')]).toEqual([7, 7, 0, 4_294_967_295]);
  for (const text of ['venezia', '-1', '4294967296', HEX, '']) {
    expect(seedNumber(text)).toBe(seedNumber(text));
    expect(Number.isInteger(seedNumber(text))).toBe(true);
  }
  expect(seedNumber('venezia')).not.toBe(seedNumber('genova'));
});
