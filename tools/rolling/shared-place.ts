import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PostgresServer } from '@fondaco/server/testing';
import type { StoreKind } from '../chaos/site.ts';

/** Where the builds find what is stored. */
export interface SharedPlace {
  readonly place: string;
  readonly dispose: () => Promise<void>;
}

/** An empty place of a kind. */
export async function openPlace(kind: StoreKind): Promise<SharedPlace> {
  if (kind === 'postgres') {
    const server = await PostgresServer.start();
    return { place: await server.createDatabase(), dispose: () => server.dispose() };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-rolling-'));
  return { place: path.join(folder, 'tables.sqlite'), dispose: async () => rmSync(folder, { recursive: true }) };
}
