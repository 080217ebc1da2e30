import { Heartbeat } from '../clocks/downtimes.ts';
import { BOT_KINDS, WEB_KINDS } from '../clocks/due-kinds.ts';
import { stampTime } from '../clocks/stamp-time.ts';
import { MOST_LINES } from '../security/limits.ts';
import type { ServerSetup } from '../server-setup.ts';
import { SharedHost } from '../sockets/shared-host.ts';
import { ServerLobby } from '../tables/server-lobby.ts';
import { DueWorker } from '../turns/due-worker.ts';

const NAME_BYTES = 9;
const KINDS = { web: WEB_KINDS, bots: BOT_KINDS, both: [...WEB_KINDS, ...BOT_KINDS] } as const;

/** The tables of this process, and what it knows of people at them. */
export interface TablesOfProcess {
  readonly host: SharedHost;
  readonly lobby: ServerLobby;
  readonly close: () => void;
}

/** Opens what serves tables, whoever comes to them. */
export async function openTables(setup: ServerSetup, warn: (message: string) => void): Promise<TablesOfProcess> {
  const { store, games, bots, clock, pace, randomBytes, questions } = setup;
  const heartbeat = await Heartbeat.start({ uptime: store.uptime, clock, warn, isServing: setup.role !== 'bots' });
  const keeping = { pace, downtimes: () => heartbeat.downtimes };
  const stamp = stampTime(keeping);
  const host = new SharedHost({
    store,
    games,
    bots,
    clock,
    randomBytes,
    questions,
    warn,
    isStored: () => true,
    stamp,
    mostLines: MOST_LINES,
  });
  const process = Buffer.from(randomBytes(NAME_BYTES)).toString('base64url');
  const lobby = new ServerLobby({ store, host, clock, randomBytes, process, keeping, warn });
  const worker = new DueWorker(lobby.services, KINDS[setup.role ?? 'both']);
  worker.start();
  const close = (): void => {
    worker.stop();
    heartbeat.close();
    lobby.close();
    host.end();
  };
  return { host, lobby, close };
}
