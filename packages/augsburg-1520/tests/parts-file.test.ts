import { describe, expect, test } from 'vitest';
import type { Json } from '@fondaco/kernel';
import { augsburg1520 } from '../src/index.ts';
import { conformance, printViolations } from '@fondaco/kernel/testing';
import { before, everyoneBuys, florins, newTable, waiting, withParts } from './fixtures.ts';

function refused(change: (parts: Record<string, Json>) => Json): string | undefined {
  const changed = augsburg1520.withParts(change(structuredClone(augsburg1520.parts()) as Record<string, Json>));
  return changed.ok ? undefined : changed.error.where;
}

describe('parts', () => {
  test('the standard parts are the game itself, without a hash', () => {
    const same = augsburg1520.withParts(augsburg1520.parts());
    expect(augsburg1520.partsHash).toBeUndefined();
    expect(same.ok && same.value.partsHash).toBeUndefined();
  });

  test('other parts are another game with a hash of its own', () => {
    const rich = withParts((parts) => ({ ...parts, start: { florins: 2000, jokers: 2, offered: 7, stated: [] } }));
    expect(rich.partsHash).toMatch(/^[0-9a-f]{64}$/);
    expect(florins(before('leo', {}, { game: rich }), 'red')).toBe(2000);
  });

  test('what is wrong is refused with its path', () => {
    expect(refused((parts) => ({ ...parts, notes: { ...(parts['notes'] as object), jokerPrice: -1 } }))).toBe(
      'notes.jokerPrice',
    );
    expect(refused((parts) => ({ ...parts, coins: 1 }))).toBe('coins');
    expect(refused((parts) => ({ ...parts, barriers: { church: 25, cathedral: 20, stated: [] } }))).toBe(
      'barriers.cathedral',
    );
    const rights = augsburg1520.parts() as unknown as { rights: Record<string, Json> };
    const church = { prices: [400, 500, 600, 700, 800], stated: [] };
    expect(refused((parts) => ({ ...parts, rights: { ...rights.rights, church } }))).toBe('rights.church.prices[1]');
    expect(refused(() => [])).toBe('the top');
  });

  test('[AUG-SET-5, AUG-PRI-4] the richest parts that are accepted overflow no purse', () => {
    const rich = withParts((parts) => {
      const { ladders, payments } = parts as unknown as { ladders: { agency: object }; payments: object };
      return {
        ...parts,
        start: { florins: 3000, jokers: 2, offered: 7, stated: [] },
        privilegeCards: { cards: Array.from({ length: 10 }, () => ['coins', 'coins', 'coins']), stated: [] },
        ladders: { ...ladders, agency: { ...ladders.agency, florins: [3000, 3000, 3000, 3000] } },
        payments: { ...payments, coins: 3000, agencyInstead: 3000, second: 3000, third: 3000, robbedFlorins: 3000 },
        rounds: { 2: 8, 3: 8, 4: 8, 5: 8, stated: [] },
      };
    });
    const g = newTable(2, 1, {}, rich);
    // Red buys nothing but at the start and wins every auction they can, blue nothing at all.
    everyoneBuys(g, 'yes');
    let most = 0;
    while (!g.table.isOver) {
      const player = (waiting(g) as readonly string[])[0];
      const wishes = player === 'red' ? ['bid 1', 'call', 'use coins'] : ['pass'];
      const offers = g.offers(player);
      g.play(
        player,
        wishes.find((wish) => offers.includes(wish)) ?? offers.find((line) => line.endsWith('no')) ?? offers[0],
      );
      const purse = florins(g, 'red') as number;
      expect(purse).toBeGreaterThanOrEqual(0);
      most = Math.max(most, purse);
    }
    expect(most).toBeGreaterThan(2 ** 15);
    expect(printViolations(conformance(rich, { seats: 2, games: 5, seed: 1 }))).toBe('');
  });

  test('each row of data says what of it is stated', () => {
    const { about: _, ...rows } = augsburg1520.parts() as Record<string, Json>;
    const texts = Object.values(rows).map((row) => JSON.stringify(row));
    expect(texts.every((text) => text.includes('"stated"'))).toBe(true);
  });
});
