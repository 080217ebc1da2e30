import { gameWith, holderOf, linkChange, rowOf, type HeldSeat, type HostResult } from '@fondaco/host';
import {
  fromHex,
  itemAt,
  parseRecord,
  SEAL_TAG,
  SECRET_BYTES,
  SECRET_TAG,
  sealedSeed,
  success,
  Table,
  type Header,
} from '@fondaco/kernel';
import type { SeatPlayer } from '@fondaco/protocol';
import { stampBeginning } from '../clocks/stamp-time.ts';
import { beginTiming, toStoredTiming } from '../clocks/timing.ts';
import { BROUGHT_RECORD, SERVER_SECRET, type Called, type GatheringSetup, type SetupSeat } from './gathering-setup.ts';
import type { LobbyServices } from './lobby-services.ts';

/** What must be known to begin, all of it stored before. */
type TableSecrets = ReadonlyMap<string, string>;

/** Who sits in a seat when the table begins. */
function playerOf(seat: SetupSeat): SeatPlayer {
  if (seat.type === 'bot') return seat;
  if (seat.type === 'person') return { type: 'person', name: seat.name };
  throw new Error(`a table began with a seat that is ${seat.type}`);
}

/**
 * Begins the table that people gathered for: the same id, and all of it follows from what is stored, so whoever does it a second time, after a
 * crash or at the same moment, finds it done.
 */
export async function beginTable(services: LobbyServices, { gathering, setup }: Called): Promise<HostResult<void>> {
  const { store, clock } = services;
  const { id } = gathering;
  if ((await store.table(id)) !== undefined) return success(undefined);
  const secrets = await store.secrets.of(id);
  const begun = makeTable(services, setup, secrets);
  if (!begun.ok) return begun;
  const table = begun.value;
  const players = setup.seats.map(playerOf);
  players.forEach((player, seat) => table.hold(seat, holderOf(player)));
  const now = clock.now();
  const base = {
    id,
    seats: players,
    ...(setup.parts === undefined ? {} : { parts: setup.parts }),
    timing: toStoredTiming(beginTiming(setup.clock, table.seats, now)),
    version: 0,
  };
  const said = table.lines(0).map((line) => ({ ...line, at: now }));
  const first = linkChange(rowOf(base, sealedHeader(table.header, setup, secrets), table, now), said);
  const { row } = stampBeginning(services.keeping, first);
  const held = setup.seats.map((seat, place) => firstHolder(id, table, seat, place, now));
  const done = await store.append(row, 0, first.lines, held);
  return done.type === 'full'
    ? { ok: false, error: { code: 'not-stored', message: done.message } }
    : success(undefined);
}

function makeTable({ host }: LobbyServices, setup: GatheringSetup, secrets: TableSecrets): HostResult<Table> {
  const { games } = host.services;
  const text = secrets.get(BROUGHT_RECORD);
  const names = setup.seats.map((seat) => playerOf(seat).name);
  if (text !== undefined) return openBrought(text, setup, names, (of) => gameWith(games, of));
  const game = gameWith(games, { id: setup.game, parts: setup.parts });
  if (!game.ok) return game;
  const secret = fromHex(secrets.get(SERVER_SECRET) ?? '', SECRET_BYTES);
  if (secret === undefined) throw new Error('the secret of a sealed table is gone');
  const salts = saltsOf(setup, secrets).map(([, salt]) => fromHex(salt, SECRET_BYTES) ?? new Uint8Array());
  return Table.create(game.value, { names, options: setup.options, seed: sealedSeed(secret, salts) });
}

function openBrought(
  text: string,
  setup: GatheringSetup,
  names: readonly string[],
  find: (of: Parameters<typeof gameWith>[1]) => ReturnType<typeof gameWith>,
): HostResult<Table> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const { header } = record.value;
  const game = find({ id: header.game, rules: header.rules, parts: setup.parts });
  if (!game.ok) return game;
  // A seal, salts and seats that were given up are the server's own words: of what whoever brought it writes there, nothing holds.
  const table = Table.open(game.value, { ...record.value, header: { ...header, salts: {}, others: [] } });
  if (!table.ok) return table;
  for (const [seat, name] of names.entries()) {
    const renamed = table.value.rename(seat, name);
    if (!renamed.ok) return renamed;
  }
  return table;
}

/** The salts of the people by the place of their seats, in order. */
function saltsOf(
  { seats }: GatheringSetup,
  secrets: TableSecrets,
): readonly (readonly [place: number, salt: string])[] {
  return seats.flatMap((seat, place) => {
    if (seat.type !== 'person') return [];
    const salt = secrets.get(seat.salt);
    if (salt === undefined) throw new Error('the salt of a seat is gone');
    return [[place, salt] as const];
  });
}

/** What everybody can verify when the game is over. Until then nobody is given it: the record of a running table leaves it out. */
function sealedHeader(header: Header, setup: GatheringSetup, secrets: TableSecrets): Header {
  const { seal } = setup;
  const secret = secrets.get(SERVER_SECRET);
  if (seal === undefined || secret === undefined) return header;
  const salts = Object.fromEntries(
    saltsOf(setup, secrets).map(([place, salt]) => [itemAt(header.seats, place), salt] as const),
  );
  return { ...header, salts, others: [...header.others, [SEAL_TAG, seal], [SECRET_TAG, secret]] };
}

function firstHolder(id: string, table: Table, seat: SetupSeat, place: number, at: number): HeldSeat {
  const word = itemAt(table.seats, place);
  const held = { table: id, seat: word, nr: 1, from: table.seq + 1, holder: holderOf(playerOf(seat)), at };
  return seat.type === 'person' ? { ...held, guest: seat.guest } : held;
}
