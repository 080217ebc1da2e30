import type { TableValues } from './rows.ts';
import type { DueColumns, HeldSeatColumns, LineColumns } from './schema.ts';

/** The columns that an append writes, in the order in which statements name them. */
export const TABLE_COLUMNS = [
  'id',
  'header',
  'seats',
  'parts',
  'played_at',
  'seq',
  'chapter',
  'waiting',
  'is_over',
  'winners',
  'hash',
  'link',
  'timing',
] as const satisfies readonly (keyof TableValues)[];

export const LINE_COLUMNS = [
  'table_id',
  'seq',
  'seat',
  'words',
  'is_auto',
  'comment',
  'key',
  'part',
  'by',
  'at',
  'hash',
] as const satisfies readonly (keyof LineColumns)[];

export const DUE_COLUMNS = [
  'table_id',
  'key',
  'kind',
  'seat',
  'seq',
  'at',
  'is_of_row',
  'leased_by',
  'leased_until',
] as const satisfies readonly (keyof DueColumns)[];

export const HELD_COLUMNS = [
  'table_id',
  'seat',
  'nr',
  'from_line',
  'holder',
  'guest_id',
  'key',
  'at',
] as const satisfies readonly (keyof HeldSeatColumns)[];

/** The columns that hold numbers; all others hold text. */
export const NUMBER_COLUMNS: ReadonlySet<string> = new Set([
  'played_at',
  'seq',
  'is_over',
  'is_auto',
  'part',
  'at',
  'is_of_row',
  'leased_until',
  'nr',
  'from_line',
  'count',
  'since',
  'from_at',
  'to_at',
]);

/** Names of columns for SQL; `by`, `at` and `key` are words of it. */
export function quoteNames(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
