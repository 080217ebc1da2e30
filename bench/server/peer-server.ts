import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../tools/served/free-port.ts';
import type { BusyServer, BusyTable } from './load.ts';
import { stageOf, type GameStage } from './stage.ts';

const PEERS = path.join(path.dirname(import.meta.dirname), 'peers');

/** What a peer's clients are: a file of the folder `peers` that opens tables. */
interface PeerTables {
  openTable(url: string, id: string, stage: GameStage): Promise<BusyTable>;
}

/** Starts a server we are measured against; it says `ready` when it is. */
export async function startPeer(name: string, kind: string, args: readonly string[]): Promise<BusyServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(PEERS, `${kind}-server.mjs`), String(port), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<void>((resolve) => lines.on('line', (line) => line === 'ready' && resolve()));
  const exited = once(child, 'exit');
  await Promise.race([ready, exited]);
  if (child.exitCode !== null) throw new Error(`${name} did not start`);
  const tables = (await import(path.join(PEERS, `${kind}-tables.mjs`))) as PeerTables;
  const url = `http://127.0.0.1:${port}/`;
  return {
    name,
    pids: [child.pid ?? 0],
    ended: exited,
    openTable: (number, share) => tables.openTable(url, `match-${number}`, stageOf(number, share)),
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
