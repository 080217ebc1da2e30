/**
 * Stands in for Vitest while mutants run: it collects the tests of a file instead of running them, so that one process can run
 * any of them as often as there are mutants. It knows the matchers that tests of rules use, and no others.
 */
import { isMatch, isSame } from './comparison.ts';

export interface CollectedTest {
  readonly title: string;
  readonly run: () => void | Promise<void>;
}

/** Every test of the files imported so far. */
export const collected: CollectedTest[] = [];

type Body = () => void | Promise<void>;
const path: string[] = [];

function addTest(title: string, ...rest: readonly unknown[]): void {
  const run = rest.find((part): part is Body => typeof part === 'function');
  if (run !== undefined) collected.push({ title: [...path, title].join(' > '), run });
}

function addGroup(title: string, body: () => void): void {
  path.push(title);
  body();
  path.pop();
}

/** The rows of a table as lists of arguments. */
function rowsOf(table: readonly unknown[]): (readonly unknown[])[] {
  return table.map((row) => (Array.isArray(row) ? (row as readonly unknown[]) : [row]));
}

export const test = Object.assign(addTest, {
  each:
    (table: readonly unknown[]) =>
    (title: string, body: (...row: readonly unknown[]) => void): void =>
      rowsOf(table).forEach((row, i) => addTest(`${title} ${i}`, () => body(...row))),
  for:
    (table: readonly unknown[]) =>
    (title: string, ...rest: readonly unknown[]): void => {
      const body = rest.find((part): part is (row: unknown) => void => typeof part === 'function');
      if (body !== undefined) table.forEach((row, i) => addTest(`${title} ${i}`, () => body(row)));
    },
});

export const describe = Object.assign(addGroup, {
  each:
    (table: readonly unknown[]) =>
    (title: string, body: (...row: readonly unknown[]) => void): void =>
      rowsOf(table).forEach((row, i) => addGroup(`${title} ${i}`, () => body(...row))),
});

type Matcher = (actual: never, ...wanted: never[]) => boolean;

const CHECKS: Readonly<Record<string, Matcher>> = {
  toBe: (actual: unknown, wanted: unknown) => Object.is(actual, wanted),
  toEqual: (actual: unknown, wanted: unknown) => isSame(actual, wanted),
  toMatchObject: (actual: unknown, wanted: unknown) => isMatch(actual, wanted),
  toHaveLength: (actual: { length: number }, wanted: number) => actual.length === wanted,
  toContain: (actual: { includes(part: unknown): boolean }, wanted: unknown) => actual.includes(wanted),
  toMatch: (actual: string, wanted: RegExp | string) =>
    typeof wanted === 'string' ? actual.includes(wanted) : wanted.test(actual),
  toHaveProperty: (actual: object, wanted: string) => wanted in actual,
  toBeUndefined: (actual: unknown) => actual === undefined,
  toBeDefined: (actual: unknown) => actual !== undefined,
  toBeTypeOf: (actual: unknown, wanted: string) => typeof actual === wanted,
  toBeGreaterThan: (actual: number, wanted: number) => actual > wanted,
  toBeGreaterThanOrEqual: (actual: number, wanted: number) => actual >= wanted,
  toBeLessThan: (actual: number, wanted: number) => actual < wanted,
  toBeLessThanOrEqual: (actual: number, wanted: number) => actual <= wanted,
  toThrow: (actual: () => void, wanted = '') => {
    try {
      actual();
    } catch (error) {
      return String(error).includes(wanted);
    }
    return false;
  },
};

/** An assertion that throws when it does not hold, as Vitest's does. */
export function expect(actual: unknown): Record<string, unknown> {
  const matchers = (isWanted: boolean): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(CHECKS).map(([name, holds]) => [
        name,
        (...wanted: readonly unknown[]): void => {
          if (holds(actual as never, ...(wanted as never[])) !== isWanted) throw new Error(`${name} does not hold`);
        },
      ]),
    );
  return { ...matchers(true), not: matchers(false) };
}
