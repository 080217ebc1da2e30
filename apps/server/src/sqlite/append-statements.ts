import { DUE_COLUMNS, HELD_COLUMNS, LINE_COLUMNS, quoteNames, TABLE_COLUMNS } from '../store/columns.ts';

const places = (names: readonly string[]): string => names.map(() => '?').join(', ');
const replaced = TABLE_COLUMNS.slice(1).map((name) => `"${name}" = excluded."${name}"`);

/** What an append consists of, in SQL. */
export const APPEND_STATEMENTS = {
  standing: 'select seq, version from tables where id = ?',
  upsert: `insert into tables (${quoteNames(TABLE_COLUMNS)}, version) values (${places(TABLE_COLUMNS)}, 1)
    on conflict (id) do update set ${replaced.join(', ')}, version = tables.version + 1
    returning version`,
  addLine: `insert into lines (${quoteNames(LINE_COLUMNS)}) values (${places(LINE_COLUMNS)})`,
  addHeld: `insert into held_seats (${quoteNames(HELD_COLUMNS)}) values (${places(HELD_COLUMNS)})`,
  dues: 'select key, is_of_row from due where table_id = ?',
  dropDue: 'delete from due where table_id = ? and key = ?',
  addDue: `insert into due (${quoteNames(DUE_COLUMNS)}) values (${places(DUE_COLUMNS)})
    on conflict (table_id, key) do update set at = excluded.at`,
} as const;
