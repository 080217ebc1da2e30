import { findGame, games } from '@fondaco/catalog';
import { TableHost, type Store, type StoredTable } from '@fondaco/host';
import {
  nameOfSeat,
  toHex,
  parseRecord,
  printRecord,
  refuse,
  SEED_BYTES,
  seedFromText,
  success,
  Table,
  type Game,
  type GameRecord,
  type Holder,
  type Json,
  type Line,
} from '@fondaco/kernel';
import type { HostRefusal, NewTable, SeatPlayer, TableSummary } from '@fondaco/protocol';

/** A table in use: its host, what is stored of it, and through whose eyes the page looks. */
export interface OpenTable {
  readonly host: TableHost;
  stored: StoredTable;
  seat: number | undefined;
  /** The deeds the page was told already. */
  told: number;
}

type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: HostRefusal };

function gameWith(id: string, parts: Json | undefined): Outcome<Game> {
  const game = findGame(id)?.game;
  if (game === undefined) return { ok: false, error: { code: 'no-game', message: `there is no game "${id}" here` } };
  return parts === undefined ? success(game) : game.withParts(parts);
}

const ID_BYTES = 4;

/** Pages that came over plain HTTP from another machine have `getRandomValues` but no `randomUUID`. */
function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}

/** Where a table stands, as its row in the store says it. */
export function storedAs(host: TableHost, row: Pick<StoredTable, 'id' | 'seats' | 'parts'>): StoredTable {
  const { table } = host;
  const { chapter, header } = table;
  return {
    ...row,
    header,
    playedAt: Date.now(),
    seq: table.seq,
    ...(chapter === undefined ? {} : { chapter }),
    waiting: table.seats.filter((_, seat) => ((table.waiting >> seat) & 1) === 1),
    isOver: table.isOver,
    winners: table.isOver ? table.result().winners : [],
  };
}

function rowOf(host: TableHost, seats: readonly SeatPlayer[], parts: Json | undefined): StoredTable {
  return storedAs(host, { id: newId(), seats, ...(parts === undefined ? {} : { parts }) });
}

/** Writes lines; whoever else could write has another table, so a conflict is a fault of ours. */
export async function append(store: Store, row: StoredTable, from: number, lines: readonly Line[]): Promise<void> {
  const done = await store.append(row, from, lines);
  if (done.type === 'conflict') throw new Error(`somebody else wrote: there are ${done.seq} lines, not ${from}`);
}

/** Sets a table up and stores it. */
export async function createTable(store: Store, how: NewTable): Promise<Outcome<string>> {
  const game = gameWith(how.game, how.parts);
  if (!game.ok) return game;
  const seed = how.seed === undefined ? crypto.getRandomValues(new Uint8Array(SEED_BYTES)) : seedFromText(how.seed);
  const table = Table.create(game.value, {
    names: how.seats.map((seat) => seat.name),
    options: how.options,
    seed,
  });
  if (!table.ok) return table;
  how.seats.forEach((player, seat) => table.value.hold(seat, holderOf(player)));
  const host = TableHost.create(table.value);
  const row = rowOf(host, how.seats, how.parts);
  await append(store, row, 0, host.linesSince(0));
  return success(row.id);
}

/** Who plays in a seat, as a record says it. */
export function holderOf(player: SeatPlayer): Holder {
  if (player.type === 'person') return { type: player.type };
  const { type, level, temperament } = player;
  return temperament === undefined ? { type, level } : { type, level, temperament };
}

/** Sets a table up like another: the same seats, options and parts, and chance of its own. */
export async function createAgain(store: Store, id: string): Promise<Outcome<string>> {
  const row = await store.table(id);
  if (row === undefined) return { ok: false, error: { code: 'no-table', message: 'there is no such table here' } };
  const { header, seats, parts } = row;
  return createTable(store, { game: header.game, seats, options: header.options, parts });
}

/** Stores a record from a file as a table of its own: the first player is a person, the others are bots until told otherwise. */
export async function importTable(
  store: Store,
  text: string,
  parts: Json | undefined,
  levelFor: (game: Game) => string,
): Promise<Outcome<string>> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const game = gameWith(record.value.header.game, parts);
  if (!game.ok) return game;
  const host = TableHost.open(game.value, record.value);
  if (!host.ok) return host;
  const level = levelFor(game.value);
  const { table } = host.value;
  const seats = table.seats.map((seat, i): SeatPlayer => {
    const name = nameOfSeat(table.header, seat);
    return i === 0 ? { type: 'person', name } : { type: 'bot', name, level };
  });
  const row = rowOf(host.value, seats, parts);
  await append(store, row, 0, host.value.linesSince(0));
  return success(row.id);
}

async function storedRecord(store: Store, row: StoredTable): Promise<GameRecord> {
  const lines = await store.lines(row.id);
  return { header: row.header, lines, checks: [{ after: lines.length, hash: '?' }] };
}

export async function openTable(store: Store, id: string): Promise<Outcome<OpenTable>> {
  const row = await store.table(id);
  if (row === undefined) return { ok: false, error: { code: 'no-table', message: 'there is no such table here' } };
  if (!isWhole(row)) return refuse('bad-record', 'its header is damaged');
  const game = gameWith(row.header.game, row.parts);
  if (!game.ok) return game;
  const host = TableHost.open(game.value, await storedRecord(store, row));
  if (!host.ok) return host;
  return success({ host: host.value, stored: row, seat: undefined, told: 0 });
}

/** The record as a file, even of a table that no longer opens. */
export async function exportTable(store: Store, id: string, open: OpenTable | undefined): Promise<Outcome<string>> {
  if (open !== undefined) return success(printRecord(open.host.table.record()));
  const row = await store.table(id);
  if (row === undefined) return { ok: false, error: { code: 'no-table', message: 'there is no such table here' } };
  if (isWhole(row)) return success(printRecord(await storedRecord(store, row)));
  return success(JSON.stringify({ row, lines: await store.lines(id) }, undefined, 2));
}

/** Whether a row has what its type promises: the disk, or another version of this house, may have written something else. */
function isWhole(row: StoredTable): boolean {
  const { header, seats, waiting, winners } = row as Partial<StoredTable>;
  return Array.isArray(header?.seats) && [seats, waiting, winners].every((list) => Array.isArray(list));
}

/** A table as the list of tables shows it. */
export function summaryOf(row: StoredTable): TableSummary {
  if (!isWhole(row)) return damagedSummary(row);
  const { id, seats, seq, chapter, waiting, isOver, winners, playedAt, header } = row;
  const isReadable = games.some(({ game }) => game.id === header.game && game.rules === header.rules);
  const where = chapter === undefined ? {} : { chapter };
  return { id, game: header.game, seats, seq, ...where, waiting, isOver, winners, playedAt, isReadable };
}

/** What can be said of a table whose row is damaged: that it is there, so that it can be saved as a file or thrown away. */
function damagedSummary({ id, header }: StoredTable): TableSummary {
  const game = (header as StoredTable['header'] | undefined)?.game ?? '?';
  const nothing = { seats: [], waiting: [], winners: [], seq: 0, playedAt: 0, isOver: false, isReadable: false };
  return { id, game, ...nothing };
}
