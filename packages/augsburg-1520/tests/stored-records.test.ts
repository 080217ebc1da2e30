import { parseRecord, printRecord, Table, type Game } from '@fondaco/kernel';
import { withUnusedField } from '@fondaco/kernel/testing';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { augsburg1520 } from '../src/index.ts';
import results from './format-1/results.json' with { type: 'json' };

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

function open(game: Game, text: string): Table {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error.message);
  const table = Table.open(game, record.value);
  if (!table.ok) throw new Error(`${table.error.where ?? ''}: ${table.error.message}`);
  return table.value;
}

const STORED = Object.entries(results).map(([name, result]) => ({ name, ...result }));

describe.each(STORED)('the stored record $name', ({ name, lines, isOver, points, winners }) => {
  test('opens in the format that named seats by their players, to the same points and winners', () => {
    const table = open(augsburg1520, read(`format-1/${name}.txt`));
    const { scores, winners: won } = table.result();
    expect([table.seq, table.isOver]).toEqual([lines, isOver]);
    expect(scores.map(({ breakdown }) => Object.values(breakdown))).toEqual(points);
    expect(won.map((seat) => table.seats.indexOf(seat))).toEqual(winners);
  });

  test('is written as it is on file in the format of today, and read back as it was written', () => {
    const onFile = read(`format-2/${name}.txt`);
    expect(printRecord(open(augsburg1520, read(`format-1/${name}.txt`)).record())).toBe(onFile);
    expect(printRecord(open(augsburg1520, onFile).record())).toBe(onFile);
  });

  test.each(['before', 'after'] as const)(
    'opens with its hashes if states have an unused field %s the others',
    (where) => {
      const onFile = read(`format-2/${name}.txt`);
      expect(onFile).toMatch(/\n= [0-9a-f]{16}\n$/);
      const game = withUnusedField(augsburg1520, where);
      expect(game.blank().bytes.length).toBeGreaterThan(augsburg1520.blank().bytes.length);
      expect(printRecord(open(game, onFile).record())).toBe(onFile);
    },
  );
});
