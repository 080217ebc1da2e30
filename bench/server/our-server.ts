import { openStore } from '@fondaco/server';
import { ServerProcess } from '../../tools/served/server-process.ts';
import { freePort } from '../../tools/served/free-port.ts';
import type { BusyServer } from './load.ts';
import { comeToPlay, openOurTable } from './our-tables.ts';

/** Starts so many processes of our server on one store. */
export async function startOurs(name: string, place: string, processes: number): Promise<BusyServer> {
  const servers: ServerProcess[] = [];
  const urls: string[] = [];
  while (servers.length < processes) {
    const server = new ServerProcess();
    const port = await freePort();
    await server.serve({ place, port });
    servers.push(server);
    urls.push(`http://127.0.0.1:${port}/`);
  }
  const store = await openStore(place);
  const people = await comeToPlay(urls);
  return {
    name,
    pids: servers.map(({ pid }) => pid),
    ended: Promise.race(servers.map((server) => server.exited())),
    openTable: (number, share) => openOurTable(store, people, urls, { number, share }),
    async stop() {
      for (const server of servers) {
        server.kill();
        await server.exited();
      }
      await store.close();
    },
  };
}
