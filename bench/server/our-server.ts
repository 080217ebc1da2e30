import path from 'node:path';
import { openStore } from '@fondaco/server';
import { ServerProcess } from '../../tools/served/server-process.ts';
import { freePort } from '../../tools/served/free-port.ts';
import type { BusyServer } from './load.ts';
import { comeToPlay, OurTables } from './our-tables.ts';

/** What a server writes down about its waits, once a second. */
const WAITS = path.join(import.meta.dirname, 'waits.mjs');

/** Our server, on one store. */
export interface OurServer {
  readonly name: string;
  readonly place: string;
  readonly processes: number;
  /** Where it writes down what it waits for, if it does. */
  readonly waitsFile?: string | undefined;
}

/** Starts the processes of our server. */
export async function startOurs({ name, place, processes, waitsFile }: OurServer): Promise<BusyServer> {
  const before = waitsFile === undefined ? [] : ['env', `NODE_OPTIONS=--import ${WAITS}`, `FONDACO_WAITS=${waitsFile}`];
  // Made first: a server finds its schema as it needs it, as on every start but the first.
  const store = await openStore(place);
  const servers: ServerProcess[] = [];
  const urls: string[] = [];
  while (servers.length < processes) {
    const server = new ServerProcess({ before });
    const port = await freePort();
    await server.serve({ place, port });
    servers.push(server);
    urls.push(`http://127.0.0.1:${port}/`);
  }
  const tables = new OurTables(store, await comeToPlay(urls), urls);
  return {
    name,
    pids: servers.map(({ pid }) => pid),
    ended: Promise.race(servers.map((server) => server.exited())),
    prepareTables: (count) => tables.prepare(count),
    openTable: (number, share) => tables.open(number, share),
    async stop() {
      for (const server of servers) {
        server.kill();
        await server.exited();
      }
      await store.close();
    },
  };
}
