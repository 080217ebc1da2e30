import { parseRecord, SEED_BYTES, seedFromText, success, Table, toHex, type Json } from '@fondaco/kernel';
import type { NewPrivateTable, SeatPlayer } from '@fondaco/protocol';
import { refuseHost, type HostResult } from './host-result.ts';
import { holderOf, playersOf, whyNotSeat } from './seat-players.ts';
import type { HostServices } from './services.ts';
import { gameWith, NO_TABLE } from './store/stored-record.ts';
import { linkChange, rowOf } from './store/table-row.ts';

const ID_BYTES = 16;

/** Sets a table up and stores it; the answer is its id. */
export async function createTable(services: HostServices, how: NewPrivateTable): Promise<HostResult<string>> {
  const game = gameWith(services.games, { id: how.game, parts: how.parts });
  if (!game.ok) return game;
  for (const [seat, player] of how.seats.entries()) {
    const wrong = whyNotSeat(services.bots, game.value, player);
    if (wrong !== undefined) return { ok: false, error: wrong };
    if (how.seats.findIndex(({ name }) => name === player.name) < seat)
      return refuseHost('bad-setup', `"${player.name}" sits there twice`, { where: `seats[${seat}].name` });
  }
  const seed = how.seed === undefined ? services.randomBytes(SEED_BYTES) : seedFromText(how.seed);
  const names = how.seats.map(({ name }) => name);
  const table = Table.create(game.value, { names, options: how.options, seed });
  if (!table.ok) return table;
  how.seats.forEach((player, seat) => table.value.hold(seat, holderOf(player)));
  return storeNew(services, table.value, how.seats, how.parts);
}

/** Sets a table up like another: the same seats, options and parts, and chance of its own. */
export async function createAgain(services: HostServices, id: string): Promise<HostResult<string>> {
  const row = await services.store.table(id);
  if (row === undefined) return NO_TABLE;
  const { header, seats, parts } = row;
  return createTable(services, { game: header.game, seats, options: header.options, parts });
}

/** Stores a record from a file as a table of its own; whoever its header names plays on. */
export async function importTable(
  services: HostServices,
  text: string,
  parts: Json | undefined,
): Promise<HostResult<string>> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const { header } = record.value;
  const game = gameWith(services.games, { id: header.game, rules: header.rules, parts });
  if (!game.ok) return game;
  const table = Table.open(game.value, record.value);
  if (!table.ok) return table;
  const players = playersOf(table.value.header, game.value, services.bots);
  players.forEach((player, seat) => {
    const holder = holderOf(player);
    const held = table.value.header.held.findLast((one) => one.seat === table.value.seats[seat]);
    if (JSON.stringify(held?.holder) !== JSON.stringify(holder)) table.value.hold(seat, holder);
  });
  return storeNew(services, table.value, players, parts);
}

async function storeNew(
  services: HostServices,
  table: Table,
  seats: readonly SeatPlayer[],
  parts: Json | undefined,
): Promise<HostResult<string>> {
  const { clock, randomBytes, store } = services;
  const id = toHex(randomBytes(ID_BYTES));
  const at = clock.now();
  const row = rowOf({ id, seats, ...(parts === undefined ? {} : { parts }) }, table.header, table, at);
  const said = table.lines(0).map((line) => ({ ...line, at }));
  const linked = linkChange(row, said);
  const done = await store.append(linked.row, 0, linked.lines);
  if (done.type === 'stored') return success(id);
  if (done.type === 'full') return refuseHost('not-stored', done.message);
  throw new Error(`there is a table ${id} already`);
}
