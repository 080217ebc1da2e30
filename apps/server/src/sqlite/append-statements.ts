import { DUE_COLUMNS, HELD_COLUMNS, LINE_COLUMNS, quoteNames, TABLE_COLUMNS } from '../store/columns.ts';

const places = (names: readonly string[]): string => names.map((_, i) => `?${i + 1}`).join(', ');
const replaced = TABLE_COLUMNS.slice(1).map((name, i) => `"${name}" = ?${i + 2}`);
/** Behind the columns of a table: how many lines it must have, and how often it must have been written, if that matters. */
const EXPECTED_SEQ = `?${TABLE_COLUMNS.length + 1}`;
const EXPECTED_VERSION = `?${TABLE_COLUMNS.length + 2}`;

/** What an append consists of, in SQL. */
export const APPEND_STATEMENTS = {
  standing: 'select seq, version from tables where id = ?',
  replace: `update tables set ${replaced.join(', ')}, version = version + 1
    where id = ?1 and seq = ${EXPECTED_SEQ} and version = coalesce(${EXPECTED_VERSION}, version)
    returning version`,
  addTable: `insert into tables (${quoteNames(TABLE_COLUMNS)}, version) values (${places(TABLE_COLUMNS)}, 1)
    on conflict (id) do nothing
    returning version`,
  addLine: `insert into lines (${quoteNames(LINE_COLUMNS)}) values (${places(LINE_COLUMNS)})`,
  addHeld: `insert into held_seats (${quoteNames(HELD_COLUMNS)}) values (${places(HELD_COLUMNS)})`,
  dues: 'select key, is_of_row from due where table_id = ?',
  dropDue: 'delete from due where table_id = ? and key = ?',
  addDue: `insert into due (${quoteNames(DUE_COLUMNS)}) values (${places(DUE_COLUMNS)})
    on conflict (table_id, key) do update set at = excluded.at`,
} as const;
