import { games } from '@fondaco/catalog';
import { openStore } from '@fondaco/server';
import { ClientSocket, Person, type TakenSeat } from '@fondaco/server/testing';
import { freePort } from '../../tools/served/free-port.ts';
import { seatPeople } from '../../tools/served/seat-people.ts';
import { ServerProcess } from '../../tools/served/server-process.ts';
import { percentile } from '../rounds.ts';

const TABLES = 10_000;
const AT_ONCE = 100;
const SITTINGS = 20;
const PATIENCE = 60_000;

/** How long a server takes that was killed with many tables stored: until it serves, and until somebody sees a table. */
export async function measureRecovery(place: string): Promise<{ readonly ready: number; readonly table: number }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const first = new ServerProcess();
  await first.serve({ place, port });
  const store = await openStore(place);
  const people = [await Person.come('Ann', [url], PATIENCE), await Person.come('Bob', [url], PATIENCE)];
  const stored: TakenSeat[] = [];
  while (stored.length < TABLES) {
    const made = Array.from({ length: AT_ONCE }, (_, i) =>
      seatPeople(store, people, games[i % games.length]?.game.id ?? ''),
    );
    for (const [taken] of await Promise.all(made)) if (taken !== undefined) stored.push(taken);
  }
  first.kill();
  await first.exited();
  const began = performance.now();
  const second = new ServerProcess();
  await second.serve({ place, port });
  const ready = (performance.now() - began) / 1000;
  const times: number[] = [];
  for (const taken of stored.slice(-SITTINGS)) times.push(await timeSitting(taken, url));
  second.kill();
  await second.exited();
  await store.close();
  return { ready, table: percentile(times, 0.5) };
}

/** Milliseconds from asking for a table to being told where it stands. */
async function timeSitting({ person, table, seat }: TakenSeat, url: string): Promise<number> {
  const sent = Promise.withResolvers<void>();
  const { cookie } = person.guest;
  const socket = await ClientSocket.open(url, {
    cookie,
    patience: PATIENCE,
    onNotice: () => sent.resolve(),
    onClose: () => {},
  });
  const began = performance.now();
  await socket.ask({ type: 'sit', table, seat });
  await sent.promise;
  socket.cut();
  return performance.now() - began;
}
