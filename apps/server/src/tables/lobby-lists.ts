import type { LobbyLists, LobbyTable } from '@fondaco/protocol';
import { phaseOf, summarizeGathering, type LoadedTable, type LobbyViewer } from './describe-gathering.ts';
import { toCalled } from './gathering-setup.ts';
import { loadCalled } from './load-table.ts';
import type { LobbyServices } from './lobby-services.ts';

/** How many tables a list shows. */
const MOST_PUBLIC = 60;
const MOST_MINE = 60;

/** The tables that anybody may see. */
export async function loadPublic({ store }: LobbyServices): Promise<readonly LoadedTable[]> {
  const gatherings = await store.gatherings.publicOnes(MOST_PUBLIC);
  return Promise.all(gatherings.map((gathering) => loadCalled(store, toCalled(gathering))));
}

/** The tables where somebody has a seat, one is kept for them, or to which they called. */
async function loadMine({ store }: LobbyServices, guest: string): Promise<readonly LoadedTable[]> {
  const gatherings = await store.gatherings.ofGuest(guest, MOST_MINE);
  return Promise.all(gatherings.map((gathering) => loadCalled(store, toCalled(gathering))));
}

/** The lists of tables for somebody. */
export async function listTables(
  services: LobbyServices,
  guest: string | undefined,
  everybodys: readonly LoadedTable[],
): Promise<LobbyLists> {
  const viewer: LobbyViewer = { guest, isInvited: false };
  const mine = guest === undefined ? [] : await loadMine(services, guest);
  const isMine = (one: LobbyTable, { called }: LoadedTable): boolean =>
    one.you !== undefined || called.gathering.madeBy === guest;
  const theirs = show(mine, viewer).filter(([one, loaded]) => isMine(one, loaded));
  const others = show(everybodys, viewer).filter(([one, loaded]) => !isMine(one, loaded));
  return {
    mine: theirs.map(([one]) => one),
    open: others
      .map(([one]) => one)
      .filter(({ phase, seats }) => phase === 'gathering' && seats.some(({ type }) => type === 'open')),
    watched: others
      .map(([one]) => one)
      .filter(({ phase, watching }) => phase === 'playing' && watching.type === 'late'),
    now: services.clock.now(),
  };
}

/** Tables that may yet be played or were, as lists show them. */
function show(all: readonly LoadedTable[], viewer: LobbyViewer): readonly (readonly [LobbyTable, LoadedTable])[] {
  return all
    .filter((loaded) => phaseOf(loaded) !== 'dissolved')
    .map((loaded) => [summarizeGathering(loaded, viewer), loaded] as const);
}
