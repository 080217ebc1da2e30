import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PostgresServer } from '@fondaco/server/testing';
import { freePort } from '../served/free-port.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

/** An empty store, and the ports of the servers that share it. */
export interface ChaosSite {
  readonly place: string;
  readonly ports: readonly number[];
  /** Stops the database as a crash would and starts it again, where it is a process of its own. */
  readonly crashDatabase?: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** PostgreSQL is what several processes share. */
const POSTGRES_SERVERS = 3;

export async function openSite(kind: StoreKind): Promise<ChaosSite> {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-chaos-'));
    const dispose = async (): Promise<void> => rmSync(folder, { recursive: true });
    return { place: path.join(folder, 'tables.sqlite'), ports: [await freePort()], dispose };
  }
  const server = await PostgresServer.start();
  const ports: number[] = [];
  while (ports.length < POSTGRES_SERVERS) ports.push(await freePort());
  return {
    place: await server.createDatabase(),
    ports,
    async crashDatabase() {
      await server.crash();
      await server.run();
    },
    dispose: () => server.dispose(),
  };
}
