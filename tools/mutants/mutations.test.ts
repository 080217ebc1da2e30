import { stripTypeScriptTypes } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { findMutations, type Mutation } from './mutations.ts';
import { SWITCH, withSwitches } from './switches.ts';

const SOURCE = `import { LIMIT } from './limit.ts';
const MOST = 5;
export function price(count: number, isFree: boolean): number {
  let sum = 0;
  if (isFree && count < MOST) return 1;
  for (let i = 0; i < count; i++) sum += 2;
  return sum;
}
`;

const mutations = findMutations('price.ts', SOURCE);

function printMutation({ start, end, replacement }: Mutation): string {
  return `${SOURCE.slice(start, end)} -> ${replacement}`;
}

/** What the function answers with a mutant turned on, 0 for none. */
function priceWith(mutant: number, count: number, isFree: boolean): number {
  const switched = withSwitches(SOURCE, mutations, 1)
    .replace(/^import .*$/m, '')
    .replace('export ', '');
  const script = `${stripTypeScriptTypes(switched)}\nprice(${count}, ${isFree});`;
  return runInNewContext(script, { [SWITCH]: (number: number) => number === mutant }) as number;
}

function numberOf(wanted: string): number {
  return 1 + mutations.findIndex((mutation) => printMutation(mutation) === wanted);
}

test('operators, conditions, numbers and statements are changed, types and imports are not', () => {
  const printed = mutations.map(printMutation);
  expect(printed).toContain('count < MOST -> count <= MOST');
  expect(printed).toContain('isFree && count < MOST -> isFree || count < MOST');
  expect(printed).toContain('isFree && count < MOST -> true');
  expect(printed).toContain('sum += 2 -> sum -= 2');
  expect(printed).toContain('sum += 2 -> undefined');
  expect(printed).toContain('i++ -> i--');
  expect(printed.filter((row) => /limit|number ->|boolean/.test(row))).toEqual([]);
});

test('what runs at loading is told from what runs in a function, and each has its line', () => {
  expect(mutations.filter(({ isStatic }) => isStatic).map(printMutation)).toEqual(['5 -> 6']);
  expect(mutations.find((mutation) => printMutation(mutation) === 'sum += 2 -> sum -= 2')?.line).toBe(6);
});

test('without a mutant the source does what it did; with one, what the mutant says', () => {
  expect([priceWith(0, 3, false), priceWith(0, 3, true), priceWith(0, 9, true)]).toEqual([6, 1, 18]);
  expect(priceWith(numberOf('sum += 2 -> undefined'), 3, false)).toBe(0);
  expect(priceWith(numberOf('isFree && count < MOST -> isFree || count < MOST'), 3, false)).toBe(1);
  expect(priceWith(numberOf('count < MOST -> count <= MOST'), 5, true)).toBe(1);
  expect(priceWith(numberOf('5 -> 6'), 5, true)).toBe(1);
});
