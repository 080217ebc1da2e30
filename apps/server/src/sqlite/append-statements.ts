import type { TableValues } from '../store/rows.ts';
import type { DueColumns, LineColumns } from '../store/schema.ts';

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

const quote = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
const places = (names: readonly string[]): string => names.map(() => '?').join(', ');

/** What an append consists of, in SQL. */
export const APPEND_STATEMENTS = {
  seq: 'select seq from tables where id = ?',
  upsert: `insert into tables (${quote(TABLE_COLUMNS)}, version) values (${places(TABLE_COLUMNS)}, 1)
    on conflict (id) do update set ${TABLE_COLUMNS.slice(1)
      .map((name) => `"${name}" = excluded."${name}"`)
      .join(', ')}, version = tables.version + 1
    returning version`,
  addLine: `insert into lines (${quote(LINE_COLUMNS)}) values (${places(LINE_COLUMNS)})`,
  dues: 'select key, is_of_row from due where table_id = ?',
  dropDue: 'delete from due where table_id = ? and key = ?',
  addDue: `insert into due (${quote(DUE_COLUMNS)}) values (${places(DUE_COLUMNS)}) on conflict do nothing`,
} as const;
