import { evenPace } from '@fondaco/host';
import { randomBytes, randomInt } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { duesOf } from '../clocks/dues-of.ts';
import { openBots } from '../bots/server-bots.ts';
import { catalogGames } from '../games.ts';
import { startServer, type RunningServer } from '../http/start-server.ts';
import { warnerOf } from '../operate/log.ts';
import { startMetrics } from '../operate/metrics-server.ts';
import { isPostgres, openStore } from '../open-store.ts';
import { openQuestions } from '../questions/question-threads.ts';
import type { Certificate } from '../server-setup.ts';
import { systemClock } from '../system-clock.ts';
import type { StartArguments } from './arguments.ts';
import { placeOfTables } from './data-folder.ts';
import { addressesOfMachine, EVERYWHERE, printInvitation } from './home-network.ts';

/** The user's own folder and file, which has the seeds of running tables: others need not read them. */
const OWNER_ONLY = 0o700;
const OWNER_READS = 0o600;

/** Milliseconds a bot takes at a table, whatever it thinks. */
const PACE = { least: 1000, most: 3000 };
const RANDOM_STEPS = 2 ** 32;

/** A server with all that was opened for it. */
export interface StartedServer {
  /** Ends it at once. */
  readonly close: () => Promise<void>;
  /** Ends it little by little, within ten seconds. */
  readonly drain: () => Promise<void>;
}

/** Starts a server as it was told to, and says where it is. */
export async function runServer(
  given: StartArguments,
  page: string | undefined,
  say: (text: string) => void,
): Promise<StartedServer> {
  const { lan, log } = given;
  const warn = warnerOf({ level: log }, systemClock);
  const store = await openStore(placeOf(given), { warn, duesOf });
  const threads = Math.max(1, availableParallelism() - 1);
  const { bots, close: closeBots } = openBots(threads, warn);
  const { questions, close: closeQuestions } = openQuestions(threads);
  const certificate = certificateOf(given);
  const host = given.host ?? (lan ? EVERYWHERE : undefined);
  const server = await startServer({
    store,
    games: catalogGames,
    bots,
    questions,
    clock: systemClock,
    elapsed: () => performance.now(),
    randomBytes,
    pace: evenPace(PACE.least, PACE.most, () => randomInt(RANDOM_STEPS) / RANDOM_STEPS),
    port: given.port,
    role: given.role,
    log: { level: log },
    ...(page === undefined ? {} : { page }),
    ...(host === undefined ? {} : { host }),
    ...(certificate === undefined ? {} : { certificate }),
    ...(lan ? { homeAddress: () => addressesOfMachine()[0] } : {}),
    ...(given.proxy === undefined ? {} : { trustProxy: given.proxy }),
  });
  say(`Fondaco is open at ${server.url}`);
  if (lan) say(invitationTo(server, certificate));
  const metrics =
    given.metricsPort === undefined
      ? undefined
      : await startMetrics(server.meters, server.readiness, {
          port: given.metricsPort,
          ...(host === undefined ? {} : { host }),
        });
  if (metrics !== undefined) say(`Its figures are at port ${metrics.port}`);
  const closeRest = async (): Promise<void> => {
    await metrics?.close();
    await closeQuestions();
    await closeBots();
    await store.close();
  };
  return {
    close: () => server.close().then(closeRest),
    drain: () => server.drain().then(closeRest),
  };
}

/** The file or the database with the tables; a file and its folder are made if they are not there. */
function placeOf({ database }: StartArguments): string {
  const place = database ?? placeOfTables(process.env);
  if (isPostgres(place)) return place;
  mkdirSync(path.dirname(place), { recursive: true, mode: OWNER_ONLY });
  // SQLite gives what it keeps beside the file the same rights.
  closeSync(openSync(place, 'a', OWNER_READS));
  return place;
}

function certificateOf({ cert, key }: StartArguments): Certificate | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) throw new Error('--cert and --key belong together');
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
}

function invitationTo({ port }: RunningServer, certificate: Certificate | undefined): string {
  const isEncrypted = certificate !== undefined;
  const urls = addressesOfMachine().map((address) => `${isEncrypted ? 'https' : 'http'}://${address}:${port}/`);
  return printInvitation(urls, { isEncrypted });
}
