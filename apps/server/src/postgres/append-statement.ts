import {
  DUE_COLUMNS,
  HELD_COLUMNS,
  LINE_COLUMNS,
  NUMBER_COLUMNS,
  quoteNames,
  TABLE_COLUMNS,
} from '../store/columns.ts';
import type { Append } from '../store/sql-store.ts';

type Value = string | number | null;

/** Parameters 1 to 3 are the ids, and the lines and the version each is expected to have; then each column of each list is an array. */
const FIRST_TABLE = 4;
const FIRST_LINE = FIRST_TABLE + TABLE_COLUMNS.length;
const FIRST_DUE = FIRST_LINE + LINE_COLUMNS.length;
const FIRST_HELD = FIRST_DUE + DUE_COLUMNS.length;

function unnest(columns: readonly string[], first: number): string {
  const arrays = columns.map((name, i) => `$${first + i}::${NUMBER_COLUMNS.has(name) ? 'bigint' : 'text'}[]`);
  return `unnest(${arrays.join(', ')}) as given(${quoteNames(columns)})`;
}

const replaced = TABLE_COLUMNS.slice(1).map((name) => `"${name}" = given."${name}"`);
const values = (columns: readonly string[]): string => columns.map((name) => `given."${name}"`).join(', ');

/**
 * A whole batch in one statement, so in one transaction and one journey. Rows that exist are locked first, in the order of their ids, and
 * only those with the expected lines and version; then new ones are made, in that order too. So no two batches can wait for each other.
 */
export const APPEND_STATEMENT = `
with expected as (select * from unnest($1::text[], $2::bigint[], $3::bigint[]) as expected(id, seq, version)),
  called_for as materialized (select * from ${unnest(DUE_COLUMNS, FIRST_DUE)}),
  said as materialized (select * from ${unnest(LINE_COLUMNS, FIRST_LINE)}),
  holding as materialized (select * from ${unnest(HELD_COLUMNS, FIRST_HELD)}),
  locked as materialized (
    select tables.id from tables join expected using (id)
    where tables.seq = expected.seq and tables.version = coalesce(expected.version, tables.version)
    order by tables.id for update of tables),
  changed as (
    update tables set ${replaced.join(', ')}, version = tables.version + 1
    from ${unnest(TABLE_COLUMNS, FIRST_TABLE)} join locked using (id) where tables.id = given.id
    returning tables.id, tables.version),
  made as (
    insert into tables (${quoteNames(TABLE_COLUMNS)}, version)
    select ${values(TABLE_COLUMNS)}, 1 from ${unnest(TABLE_COLUMNS, FIRST_TABLE)} join expected using (id)
    where expected.seq = 0 and coalesce(expected.version, 0) = 0 and (select count(*) from locked) >= 0 and given.id not in (select id from locked)
    order by given.id on conflict (id) do nothing
    returning id, version),
  written as (select id, version from changed union all select id, version from made),
  added as (
    insert into lines (${quoteNames(LINE_COLUMNS)})
    select ${values(LINE_COLUMNS)} from said as given join written on written.id = given.table_id),
  added_held as (
    insert into held_seats (${quoteNames(HELD_COLUMNS)})
    select ${values(HELD_COLUMNS)} from holding as given join written on written.id = given.table_id),
  dropped as (
    delete from due using written where due.table_id = written.id and (
      exists (select from said where said.table_id = due.table_id and said.key = due.key)
      or exists (select from holding where holding.table_id = due.table_id and holding.key = due.key)
      or is_of_row = 1 and not exists (
        select from called_for where called_for.table_id = due.table_id and called_for.key = due.key))),
  added_dues as (
    insert into due (${quoteNames(DUE_COLUMNS)})
    select ${values(DUE_COLUMNS)} from called_for as given join written on written.id = given.table_id
    on conflict (table_id, key) do update set at = excluded.at)
select id, version from written`;

/** The parameters of the statement for a batch; no two of its appends are of one table. */
export function appendParameters(appends: readonly Append[]): unknown[] {
  const column = <Row>(rows: readonly Row[], name: keyof Row): Value[] => rows.map((row) => row[name] as Value);
  const tables = appends.map(({ table }) => table);
  const lines = appends.flatMap((append) => append.lines);
  const dues = appends.flatMap((append) => append.dues);
  const held = appends.flatMap((append) => append.held);
  return [
    column(tables, 'id'),
    appends.map(({ from }) => from),
    appends.map(({ version }) => version),
    ...TABLE_COLUMNS.map((name) => column(tables, name)),
    ...LINE_COLUMNS.map((name) => column(lines, name)),
    ...DUE_COLUMNS.map((name) => column(dues, name)),
    ...HELD_COLUMNS.map((name) => column(held, name)),
  ];
}
