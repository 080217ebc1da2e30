import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PostgresServer } from '@fondaco/server/testing';
import { freePort } from '../served/free-port.ts';
import { TcpLink } from './tcp-link.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

/** Where one server process is, and what it depends on. */
export interface ChaosPlace {
  /** Where it finds the store. */
  readonly store: string;
  /** The port it listens at. */
  readonly port: number;
  /** How people come to it. */
  readonly people: TcpLink;
  /** How it comes to its database, where that is a process of its own. */
  readonly database?: TcpLink;
}

/** An empty store, and the places of the servers that share it. */
export interface ChaosSite {
  /** Where the store is found whatever happens to the servers. */
  readonly place: string;
  readonly servers: readonly ChaosPlace[];
  /** Stops the database as a crash would and starts it again, where it is a process of its own. */
  readonly crashDatabase?: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** PostgreSQL is what several processes share. */
const POSTGRES_SERVERS = 3;

export function openSite(kind: StoreKind): Promise<ChaosSite> {
  return kind === 'sqlite' ? openOnFile() : openOnPostgres();
}

async function openOnFile(): Promise<ChaosSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-chaos-'));
  const place = path.join(folder, 'tables.sqlite');
  const server = { store: place, ...(await openToPeople()) };
  const dispose = async (): Promise<void> => {
    await server.people.close();
    rmSync(folder, { recursive: true });
  };
  return { place, servers: [server], dispose };
}

async function openOnPostgres(): Promise<ChaosSite> {
  const postgres = await PostgresServer.start();
  const place = await postgres.createDatabase();
  const servers: Required<ChaosPlace>[] = [];
  while (servers.length < POSTGRES_SERVERS) {
    const database = await TcpLink.open({ path: postgres.socket });
    servers.push({ store: addressThrough(database, place), database, ...(await openToPeople()) });
  }
  return {
    place,
    servers,
    async crashDatabase() {
      await postgres.crash();
      await postgres.run();
    },
    async dispose() {
      for (const { people, database } of servers) await Promise.all([people.close(), database.close()]);
      await postgres.dispose();
    },
  };
}

async function openToPeople(): Promise<Pick<ChaosPlace, 'port' | 'people'>> {
  const port = await freePort();
  return { port, people: await TcpLink.open({ host: '127.0.0.1', port }) };
}

/** The same database, by another way. */
function addressThrough({ port }: TcpLink, address: string): string {
  return `postgresql://postgres@127.0.0.1:${port}/${address.slice(address.lastIndexOf('/') + 1)}`;
}
