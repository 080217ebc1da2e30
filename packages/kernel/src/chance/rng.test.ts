import { describe, expect, test } from 'vitest';
import { sealedBids } from '../../testing/index.ts';
import { chacha, drawBelow, FastRandom, seedChance, shuffle, shuffleByChance, toHex } from '../index.ts';

/** The 0.999 quantile of chi-squared with 9 degrees of freedom. */
const CHI_SQUARED_LIMIT = 27.9;

function chiSquared(draw: () => number, sides: number, rolls: number): number {
  const counts = Array.from({ length: sides }, () => 0);
  for (let i = 0; i < rolls; i++) counts[draw()]++;
  const expected = rolls / sides;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function seeded(byte: number) {
  const s = sealedBids.blank();
  seedChance(s, new Uint8Array(32).fill(byte));
  return s;
}

describe('ChaCha20', () => {
  test('agrees with RFC 8439, appendix A.1, vectors 1 to 4', () => {
    const zero = new Uint32Array(8);
    const last = Uint32Array.from([0, 0, 0, 0, 0, 0, 0, 0x01000000]);
    const second = Uint32Array.from([0x0000ff00, 0, 0, 0, 0, 0, 0, 0]);
    const begins = (key: Uint32Array, number: number): string => {
      const block = new Uint32Array(16);
      chacha(key, number, block);
      return toHex(new Uint8Array(block.buffer).subarray(0, 16));
    };
    expect(begins(zero, 0)).toBe('76b8e0ada0f13d90405d6ae55386bd28');
    expect(begins(zero, 1)).toBe('9f07e7be5551387a98ba977c732d080d');
    expect(begins(last, 1)).toBe('3aeb5224ecf849929b9d828db1ced4dd');
    expect(begins(second, 2)).toBe('72d54dfbf12ec44b362692df94137f32');
  });
});

describe('draws at a table', () => {
  test('follow from the seed, and every draw counts', () => {
    const roll = (byte: number): number[] => {
      const s = seeded(byte);
      return Array.from({ length: 50 }, () => drawBelow(s, 1000));
    };
    expect(roll(1)).toEqual(roll(1));
    expect(roll(1)).not.toEqual(roll(2));
    const s = seeded(1);
    drawBelow(s, 6);
    expect(s.chance[8]).toBe(1);
  });

  test('of two tables do not disturb each other', () => {
    const [a, b, alone] = [seeded(1), seeded(2), seeded(1)];
    for (let i = 0; i < 40; i++) {
      const drawn = drawBelow(a, 1 << 20);
      drawBelow(b, 1 << 20);
      expect(drawn).toBe(drawBelow(alone, 1 << 20));
    }
  });

  test('go on after a copy as they would have without', () => {
    const s = seeded(3);
    for (let i = 0; i < 21; i++) drawBelow(s, 10);
    const copy = sealedBids.blank();
    copy.copyFrom(s);
    expect(Array.from({ length: 20 }, () => drawBelow(copy, 100))).toEqual(
      Array.from({ length: 20 }, () => drawBelow(s, 100)),
    );
  });

  test('favour no number', () => {
    const s = seeded(4);
    expect(chiSquared(() => drawBelow(s, 10), 10, 100_000)).toBeLessThan(CHI_SQUARED_LIMIT);
  });

  test('from nothing throw instead of going on for ever', () => {
    expect(() => drawBelow(seeded(1), 0)).toThrow('a draw from nothing');
    expect(() => new FastRandom(1).below(0)).toThrow('a draw from nothing');
  });

  test('shuffle every entry to every place, and touch no other', () => {
    const s = seeded(5);
    const places = Array.from({ length: 5 }, () => 0);
    for (let i = 0; i < 50_000; i++) {
      const cards = Uint8Array.from([9, 0, 1, 2, 3, 4, 9]);
      shuffleByChance(s, cards, 1, 5);
      expect(cards[0] + cards[6]).toBe(18);
      places[cards.indexOf(0) - 1]++;
    }
    for (const count of places) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});

describe('the fast generator', () => {
  test('is reproducible, and neighbouring seeds are strangers', () => {
    const rolls = (seed: number): number[] => {
      const rng = new FastRandom(seed);
      return Array.from({ length: 20 }, () => rng.below(1_000_000));
    };
    expect(rolls(7)).toEqual(rolls(7));
    expect(new Set(Array.from({ length: 1000 }, (_, seed) => rolls(seed)[0])).size).toBeGreaterThan(990);
  });

  test('favours no number, within a seed or across seeds', () => {
    const rng = new FastRandom(1);
    expect(chiSquared(() => rng.below(10), 10, 100_000)).toBeLessThan(CHI_SQUARED_LIMIT);
    let seed = 0;
    expect(chiSquared(() => new FastRandom(seed++).below(10), 10, 100_000)).toBeLessThan(CHI_SQUARED_LIMIT);
  });

  test('makes seeds and shuffles', () => {
    expect(new FastRandom(1).seed()).toHaveLength(32);
    const cards = Uint8Array.from({ length: 30 }, (_, i) => i);
    shuffle(new FastRandom(1), cards, 0, 30);
    expect([...cards].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i));
  });
});
