import { itemAt } from '@fondaco/kernel';
import { expect } from 'vitest';
import { UNIT, type GameAnalysis } from '../src/index.ts';

const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Both identities, exactly: of every line, and of every seat. */
export function expectExact({ points, accounts, start, seats }: GameAnalysis): void {
  let last = start;
  for (const { before, after, resigned, skill, luck, doubt } of points) {
    expect(before).toEqual(last);
    expect(sumOf(after)).toBe(UNIT);
    const columns = [skill, luck, doubt, ...(resigned === undefined ? [] : [resigned.change])];
    for (const column of columns) expect(sumOf(column)).toBe(0);
    for (const seat of seats.keys())
      expect(itemAt(before, seat) + sumOf(columns.map((column) => itemAt(column, seat)))).toBe(itemAt(after, seat));
    last = after;
  }
  for (const { start: even, skill, standIn, resigned = 0, gifts, luck, doubt, result } of accounts)
    expect(even + skill + standIn + resigned + gifts + luck + doubt).toBe(result);
  const total = (column: 'start' | 'skill' | 'standIn' | 'resigned' | 'gifts' | 'luck' | 'doubt' | 'result'): number =>
    sumOf(accounts.map((account) => account[column] ?? 0));
  expect(total('start')).toBe(UNIT);
  expect(total('result')).toBe(UNIT);
  const decided = total('skill') + total('standIn') + total('resigned') + total('gifts');
  expect([decided, total('luck'), total('doubt')]).toEqual([0, 0, 0]);
}
