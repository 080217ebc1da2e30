import { answerHere, type HostServices } from '@fondaco/host';
import { scriptedBots } from '@fondaco/host/testing';
import { randomBytes } from 'node:crypto';
import { catalogGames } from '../src/games.ts';
import { startServer, type RunningServer } from '../src/http/start-server.ts';
import type { ServerSetup } from '../src/server-setup.ts';
import { systemClock } from '../src/system-clock.ts';
import { openSqlite } from './sqlite.ts';
import type { TestedStore } from './tested-store.ts';

/** A server of a test's own, with its store. */
export interface TestServer extends RunningServer {
  readonly store: TestedStore['store'];
  /** What tables are begun with from outside. */
  readonly services: HostServices;
  /** The lines of its log. */
  readonly log: readonly string[];
  /** Ends it, with its store and all that was stored. */
  dispose(): Promise<void>;
}

/** Starts a server at a free port of this machine, on a store of its own unless it is given one; everything else can be given, too. */
export async function openTestServer(
  more: Partial<ServerSetup> = {},
  open: () => Promise<TestedStore> = () => openSqlite(),
): Promise<TestServer> {
  const tested = more.store === undefined ? await open() : undefined;
  const store = more.store ?? tested?.store;
  if (store === undefined) throw new Error('no store');
  const log: string[] = [];
  const setup: ServerSetup = {
    games: catalogGames,
    bots: scriptedBots(),
    questions: answerHere,
    clock: systemClock,
    elapsed: () => performance.now(),
    randomBytes,
    port: 0,
    log: { level: 'debug', write: (line) => log.push(line) },
    ...more,
    store,
  };
  const server = await startServer(setup);
  const services = { ...setup, warn: (message: string) => log.push(message), isStored: () => true };
  const dispose = async (): Promise<void> => {
    await server.close();
    await tested?.dispose();
  };
  return { ...server, store, services, log, dispose };
}
