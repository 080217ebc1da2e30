import { itemAt } from '@fondaco/kernel';
import { roundTo, type GameAnalysis, type SeatAnalysis } from '@fondaco/review';

/** The parts that a result is made of, in the order in which they are added up. */
export const ACCOUNT_PARTS = ['start', 'skill', 'standIn', 'resigned', 'gifts', 'luck', 'doubt'] as const;
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

/** A seat's account in tenths of a point of win chance, rounded so that what is shown adds up. */
export interface ShownAccount {
  readonly seat: number;
  readonly parts: Readonly<Record<AccountPart, number>>;
  readonly result: number;
  readonly skillError: number;
  /** In points of the game, which are in no sum. */
  readonly lostPoints: number;
  readonly accuracy?: number;
}

const TENTHS = 1000;

/** The accounts as they are shown: every row adds up to its result, and every column to what all seats have of it. */
export function shownAccountsOf({ accounts, unit }: GameAnalysis): readonly ShownAccount[] {
  const results = roundTo(
    accounts.map(({ result }) => (result / unit) * TENTHS),
    TENTHS,
  );
  const rows = accounts.map((account, i) => shownParts(account, unit, itemAt(results, i)));
  const sums = roundTo(
    ACCOUNT_PARTS.map((part) => (sumOf(accounts.map((account) => account[part] ?? 0)) / unit) * TENTHS),
    TENTHS,
  );
  return balanceColumns(rows, sums).map((row, i) => shownOf(itemAt(accounts, i), unit, row, itemAt(results, i)));
}

function shownParts(account: SeatAnalysis, unit: number, result: number): number[] {
  return roundTo(
    ACCOUNT_PARTS.map((part) => ((account[part] ?? 0) / unit) * TENTHS),
    result,
  );
}

/**
 * Moves tenths within rows, from columns that have too many to those that lack some, until the columns add up as well.
 */
function balanceColumns(rows: readonly (readonly number[])[], sums: readonly number[]): readonly (readonly number[])[] {
  const moved = rows.map((row) => [...row]);
  const excess = (column: number): number => sumOf(moved.map((row) => itemAt(row, column))) - itemAt(sums, column);
  const columns = [...sums.keys()];
  for (let n = 0; ; n++) {
    const rich = columns.find((column) => excess(column) > 0);
    const poor = columns.find((column) => excess(column) < 0);
    if (rich === undefined || poor === undefined) return moved;
    const row = itemAt(moved, n % moved.length);
    row[rich] = itemAt(row, rich) - 1;
    row[poor] = itemAt(row, poor) + 1;
  }
}

function shownOf(account: SeatAnalysis, unit: number, row: readonly number[], result: number): ShownAccount {
  const { seat, skillError, lostPoints, accuracy } = account;
  return {
    seat,
    parts: Object.fromEntries(ACCOUNT_PARTS.map((part, i) => [part, itemAt(row, i)])) as Record<AccountPart, number>,
    result,
    skillError: (skillError / unit) * TENTHS,
    lostPoints,
    ...(accuracy === undefined ? {} : { accuracy }),
  };
}

/** The parts that are worth a line: bots that stood in and giving up have one only where there were any. */
export function shownPartsOf(shown: readonly ShownAccount[]): readonly AccountPart[] {
  return ACCOUNT_PARTS.filter((part) => shown.some((account) => partsOf(account, [part]).length > 0));
}

/** Of these the parts that a seat has a line for. */
export function partsOf({ parts }: ShownAccount, shown: readonly AccountPart[]): readonly AccountPart[] {
  return shown.filter((part) => (part !== 'standIn' && part !== 'resigned') || parts[part] !== 0);
}

/** What a column of shown figures adds up to. */
export function sumOfPart(shown: readonly ShownAccount[], part: AccountPart): number {
  return sumOf(shown.map(({ parts }) => parts[part]));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
