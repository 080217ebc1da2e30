import { describe, expect, test } from 'vitest';
import type { Json } from '@fondaco/kernel';
import { augsburg1520 } from '../src/index.ts';
import { before, florins, withParts } from './fixtures.ts';

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

  test('each row of data says what of it is stated', () => {
    const { about: _, ...rows } = augsburg1520.parts() as Record<string, Json>;
    const texts = Object.values(rows).map((row) => JSON.stringify(row));
    expect(texts.every((text) => text.includes('"stated"'))).toBe(true);
  });
});
