import { answerHere, evenPace } from '@fondaco/host';
import { randomBytes, randomInt } from 'node:crypto';
import { duesOf } from '../src/clocks/dues-of.ts';
import { openBots } from '../src/bots/server-bots.ts';
import { catalogGames } from '../src/games.ts';
import { startServer, type RunningServer } from '../src/http/start-server.ts';
import type { ServerSetup } from '../src/server-setup.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import { systemClock } from '../src/system-clock.ts';
import { openSqlite } from './sqlite.ts';
import type { OpenStore, TestedStore } from './tested-store.ts';

const RANDOM_STEPS = 2 ** 32;

/** A server of a test's own, with its store. */
export interface TestServer extends RunningServer {
  readonly store: TestedStore['store'];
  /** The lines of its log. */
  readonly log: readonly string[];
  /** Opens its store once more, as another process would. */
  readonly reopen: TestedStore['reopen'];
  /** Ends it, with its store and all that was stored. */
  dispose(): Promise<void>;
}

/** Starts a server at a free port of this machine, on a store of its own unless it is given one; everything else can be given, too. */
export async function openTestServer(
  more: Partial<ServerSetup> = {},
  open: OpenStore = openSqlite,
): Promise<TestServer> {
  const {
    store,
    reopen,
    dispose: disposeStore,
  } = more.store === undefined ? await open({ duesOf }) : givenStore(more.store);
  const log: string[] = [];
  const { bots, close: closeBots } = openBots(1, (message) => log.push(message));
  const setup: ServerSetup = {
    games: catalogGames,
    bots,
    questions: answerHere,
    clock: systemClock,
    elapsed: () => performance.now(),
    randomBytes,
    pace: evenPace(0, 10, () => randomInt(RANDOM_STEPS) / RANDOM_STEPS),
    port: 0,
    log: { level: 'debug', write: (line) => log.push(line) },
    ...more,
    store,
  };
  const server = await startServer(setup);
  const dispose = async (): Promise<void> => {
    await server.close();
    await closeBots();
    await disposeStore();
  };
  return { ...server, store, log, reopen, dispose };
}

/** A store that belongs to whoever gave it. */
function givenStore(store: ServerStore): Pick<TestedStore, 'store' | 'reopen' | 'dispose'> {
  return { store, reopen: () => Promise.resolve(store), dispose: () => Promise.resolve() };
}
