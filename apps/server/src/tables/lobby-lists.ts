import { MOST_SECONDS_LATE, type LobbyLists, type LobbyTable } from '@fondaco/protocol';
import type { Gathering } from '../store/gatherings.ts';
import { summarizeGathering } from './describe-gathering.ts';
import { toCalled } from './gathering-setup.ts';
import { loadCalled } from './load-table.ts';
import { endToldAt, phaseOf, type LoadedTable, type LobbyViewer } from './loaded-table.ts';
import type { LobbyServices } from './lobby-services.ts';

/** How many tables a list shows. */
const MOST_PUBLIC = 60;
const MOST_MINE = 60;
/** Milliseconds nobody watches later than. */
const MOST_LATENESS = MOST_SECONDS_LATE * 1000;
/** Milliseconds for which a table is listed at which nothing happens: whoever called to it has forgotten it by then. */
const LISTED_FOR = 30 * 86_400_000;

/** The tables that anybody may see; those that are over as long as those who watch are not told. */
export async function loadPublic({ store, clock }: LobbyServices): Promise<readonly LoadedTable[]> {
  const now = clock.now();
  const running = await store.gatherings.publicOnes(now - LISTED_FOR, MOST_PUBLIC);
  const ended = await store.gatherings.endedSince(now - MOST_LATENESS, MOST_PUBLIC);
  const load = (gathering: Gathering): Promise<LoadedTable> => loadCalled(store, toCalled(gathering));
  const loaded = await Promise.all([...running, ...ended].map(load));
  return loaded.filter((one) => one.row?.isOver !== true || endToldAt(one, undefined, now) !== undefined);
}

/** How often those that are not over were written by now. */
export function readPublicVersions({ store, clock }: LobbyServices): Promise<string> {
  return store.gatherings.publicVersions(clock.now() - LISTED_FOR, MOST_PUBLIC);
}

/** Until when tables look alike to somebody if nothing is written: then those who watch late are told that one is over. */
export function staysUntil(tables: readonly LoadedTable[], guest: string | undefined, now: number): number {
  return Math.min(Infinity, ...tables.flatMap((one) => endToldAt(one, guest, now) ?? []));
}

/** The tables where somebody has a seat, one is kept for them, or to which they called. */
async function loadMine({ store }: LobbyServices, guest: string): Promise<readonly LoadedTable[]> {
  const gatherings = await store.gatherings.listFor(guest, MOST_MINE);
  return Promise.all(gatherings.map((gathering) => loadCalled(store, toCalled(gathering))));
}

/** The lists of tables for somebody, and until when they stay so if nothing is written. */
interface ListedTables {
  readonly lists: LobbyLists;
  readonly until: number;
}

export async function listTables(
  services: LobbyServices,
  guest: string | undefined,
  everybodys: readonly LoadedTable[],
): Promise<ListedTables> {
  const viewer: LobbyViewer = { guest, isInvited: false };
  const now = services.clock.now();
  const mine = guest === undefined ? [] : await loadMine(services, guest);
  const isMine = (one: LobbyTable, { called }: LoadedTable): boolean =>
    one.you !== undefined || called.gathering.madeBy === guest;
  const theirs = show(mine, viewer, now).filter(([one, loaded]) => isMine(one, loaded));
  const others = show(everybodys, viewer, now).filter(([one, loaded]) => !isMine(one, loaded));
  const lists: LobbyLists = {
    mine: theirs.map(([one]) => one),
    open: others
      .map(([one]) => one)
      .filter(({ phase, seats }) => phase === 'gathering' && seats.some(({ type }) => type === 'open')),
    watched: others
      .map(([one]) => one)
      .filter(({ phase, watching }) => phase === 'playing' && watching.type === 'late'),
    now,
  };
  return { lists, until: staysUntil([...mine, ...everybodys], guest, now) };
}

/** Tables that may yet be played or were, as lists show them. */
function show(
  all: readonly LoadedTable[],
  viewer: LobbyViewer,
  now: number,
): readonly (readonly [LobbyTable, LoadedTable])[] {
  return all
    .filter((loaded) => phaseOf(loaded) !== 'dissolved')
    .map((loaded) => [summarizeGathering(loaded, viewer, now), loaded] as const);
}
