import { answerHere, evenPace, Host, type BotPlayer, type HostGames } from '@fondaco/host';
import { scriptedBots, VirtualClock } from '@fondaco/host/testing';
import { findGame, games } from '@fondaco/catalog';
import { FastRandom } from '@fondaco/kernel';
import type { LobbyNotice, LobbyReply, LobbyRequest, Unnumbered } from '@fondaco/protocol';
import { Heartbeat } from '../src/clocks/downtimes.ts';
import { stampTime } from '../src/clocks/stamp-time.ts';
import type { Guest } from '../src/store/guests.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import type { LobbyServices } from '../src/tables/lobby-services.ts';
import { LobbyVisitor } from '../src/tables/lobby-visitor.ts';
import { ServerLobby } from '../src/tables/server-lobby.ts';

const CATALOG_GAMES: HostGames = { offered: games, find: (id, rules) => findGame(id, rules)?.game };

/** Bots take one to three seconds. */
export const PACE = { least: 1000, most: 3000 } as const;

/** A process: what it has open, and its lobby. */
export interface TestedProcess {
  readonly services: LobbyServices;
  readonly lobby: ServerLobby;
  readonly clock: VirtualClock;
  readonly heartbeat: Heartbeat;
  readonly warnings: readonly string[];
  readonly close: () => void;
}

/** Starts a process on a store, with time and chance of the test's own. */
export async function startProcess(
  store: ServerStore,
  { name = 'p-1', clock = new VirtualClock(), bots = scriptedBots() as BotPlayer, seed = 1, isServing = true } = {},
): Promise<TestedProcess> {
  const rng = new FastRandom(seed);
  const randomBytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => rng.below(256));
  const warnings: string[] = [];
  const warn = (message: string): void => void warnings.push(message);
  const heartbeat = await Heartbeat.start({ uptime: store.uptime, clock, warn, isServing });
  const random = (): number => rng.below(1_000_000) / 1_000_000;
  const keeping = { pace: evenPace(PACE.least, PACE.most, random), downtimes: () => heartbeat.downtimes };
  const host = new Host({
    store,
    games: CATALOG_GAMES,
    bots,
    clock,
    randomBytes,
    warn,
    questions: answerHere,
    isStored: () => true,
    stamp: stampTime(keeping),
  });
  const services: LobbyServices = { store, host, clock, randomBytes, process: name, keeping, warn };
  const lobby = new ServerLobby(services);
  const close = (): void => {
    heartbeat.close();
    lobby.close();
  };
  return { services, lobby, clock, heartbeat, warnings, close };
}

/** Somebody at a browser, connected to a process. */
export interface TestedGuest {
  readonly guest: Guest;
  readonly visitor: LobbyVisitor;
  readonly ask: (request: Unnumbered<LobbyRequest>) => Promise<LobbyReply>;
  /** What they are told unasked, of a kind: what was not asked for yet, or else what comes next. */
  readonly receive: (type: LobbyNotice['type']) => Promise<LobbyNotice>;
}

/** Has somebody come in who is known to the store. */
export async function comeIn({ lobby, services }: TestedProcess, name: string): Promise<TestedGuest> {
  const id = `guest-${name}`;
  const known = await services.store.guests.byId(id);
  const guest = known ?? { id, name, madeAt: 1, seenAt: 1 };
  if (known === undefined) await services.store.guests.add(guest, `token of ${name}`);
  let sent: readonly LobbyNotice[] = [];
  let onNews = (): void => {};
  const visitor = new LobbyVisitor(lobby, guest, () => {
    sent = [...sent, ...visitor.take()];
    onNews();
  });
  const receive = async (type: LobbyNotice['type']): Promise<LobbyNotice> => {
    for (;;) {
      const found = sent.findLast((notice) => notice.type === type);
      sent = sent.filter((notice) => notice.type !== type);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => (onNews = resolve));
    }
  };
  const ask = (request: Unnumbered<LobbyRequest>): Promise<LobbyReply> =>
    visitor.answer({ id: 1, ...request } as LobbyRequest);
  return { guest, visitor, ask, receive };
}

/** The salt of somebody's browser. */
export function saltOf(name: string): string {
  return Buffer.from(name.padEnd(32, '.')).toString('hex').slice(0, 64);
}
