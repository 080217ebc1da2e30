import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@fondaco/server';
import { ClientSocket, Person, type ClientNotice } from '@fondaco/server/testing';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { seatPeople } from './seat-people.ts';
import { ServerProcess } from './server-process.ts';
import { parseTrace } from './traced-calls.ts';

const PATIENCE = 60_000;
const CALLS = 'trace=fsync,fdatasync,pwrite64,write,writev,sendto,sendmsg';
const SYNC = /^f(data)?sync$/;
const OUT = /^(write|writev|sendto|sendmsg)$/;
/** The key of the line that is followed through the calls. */
const KEY = 'followed-key';

/** Why a process cannot be traced here, if it cannot. */
function whyNoTrace(): string | undefined {
  const tried = spawnSync('strace', ['-o', '/dev/null', 'true']);
  if (tried.error !== undefined) return 'strace is not installed';
  return tried.status === 0 ? undefined : 'ptrace is forbidden here';
}

/** Ends what strace runs, and strace with it. */
async function endTraced(server: ServerProcess): Promise<void> {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
  process.kill(Number(children.trim()), 'SIGKILL');
  await server.exited();
}

test('calls that another thread interrupted are read where they returned', () => {
  const trace = '1 fdatasync(20 <unfinished ...>\n2  write(5, "a", 1) = 1\n1 <... fdatasync resumed>) = 0\n';
  expect(parseTrace(trace)).toEqual([
    { name: 'write', text: '5, "a", 1) = 1' },
    { name: 'fdatasync', text: '20) = 0' },
  ]);
});

const whyNot = whyNoTrace();
test.skipIf(whyNot !== undefined)(
  `a line is written, the sync returns, and then the first byte goes out${whyNot === undefined ? '' : `: ${whyNot}`}`,
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-trace-'));
    const [place, file] = [path.join(folder, 'tables.sqlite'), path.join(folder, 'trace')];
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const server = new ServerProcess({ before: ['strace', '-f', '-s', '8192', '-e', CALLS, '-o', file] });
    await server.serve({ place, port });
    const store = await openStore(place);
    const people = [await Person.come('Ann', [url], PATIENCE), await Person.come('Bob', [url], PATIENCE)];
    const seats = await seatPeople(store, people, 'augsburg-1520');
    await playOneLine(url, seats);
    await endTraced(server);
    await store.close();
    const calls = parseTrace(readFileSync(file, 'utf8'));
    rmSync(folder, { recursive: true });

    const written = calls.findIndex(({ name, text }) => name === 'pwrite64' && text.includes(KEY));
    const synced = calls.findIndex(({ name }, i) => i > written && SYNC.test(name));
    const sent = calls.findIndex(({ name, text }) => OUT.test(name) && text.includes('\\"type\\":\\"played\\"'));
    expect(written).toBeGreaterThan(0);
    expect(calls[synced]?.text).toMatch(/= 0$/);
    expect(synced).toBeGreaterThan(written);
    expect(sent).toBeGreaterThan(synced);
  },
);

/** Has whoever is asked first say the first line on offer. */
async function playOneLine(url: string, seats: Awaited<ReturnType<typeof seatPeople>>): Promise<void> {
  for (const { person, table, seat } of seats) {
    const sent = Promise.withResolvers<ClientNotice>();
    const socket = await ClientSocket.open(url, {
      cookie: person.guest.cookie,
      patience: PATIENCE,
      onNotice: sent.resolve,
      onClose: () => {},
    });
    await socket.ask({ type: 'sit', table, seat });
    const message = await sent.promise;
    if (message.type === 'table' && message.choices.length > 0) {
      const { seq, choices } = message;
      const answer = await socket.ask({ type: 'play', table, seat, key: KEY, seq, lines: choices.slice(0, 1) });
      expect(answer.type).toBe('played');
      socket.cut();
      return;
    }
    socket.cut();
  }
  throw new Error('nobody was asked anything');
}
