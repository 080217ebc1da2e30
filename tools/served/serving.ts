/**
 * A server that may end itself at a moment of a write. It says `loaded` when it can begin, reads one line, a `Serving` as JSON, and says
 * `ready` when it serves. Asked for its `memory`, it says how many bytes it holds once what is not needed any more is gone.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { answerHere, evenPace } from '@fondaco/host';
import { catalogGames, duesOf, openBots, openStore, startServer, systemClock } from '@fondaco/server';
import { tellWrites, type WriteMoment } from './tell-writes.ts';
import type { Serving } from './server-process.ts';

console.log('loaded');
const asked = createInterface({ input: process.stdin });
const [line]: string[] = await once(asked, 'line');
const { place, port, die }: Serving = JSON.parse(line ?? '');
/** Microseconds of a write in which the end may come, from when the disk was given it. */
const LONGEST_WRITE = 4000;
/** Milliseconds a bot takes at most. */
const LONGEST_PACE = 20;
const MANY = 1_000_000;
const MUCH = { perSecond: MANY, burst: MANY };

let count = 0;

function dieAt(write: string, moment: WriteMoment): void {
  if (die === undefined || write !== die.write || moment !== die.moment || ++count < die.count) return;
  // The main loop stands still meanwhile: nothing else happens in this process but the write.
  if (moment === 'during')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, (Math.random() * LONGEST_WRITE) / 1000);
  process.kill(process.pid, 'SIGKILL');
}

const opened = await openStore(place, { warn: () => {}, duesOf });
const store = die === undefined ? opened : tellWrites(opened, dieAt);
const { bots } = openBots(1, () => {});
const server = await startServer({
  store,
  games: catalogGames,
  bots,
  questions: answerHere,
  clock: systemClock,
  elapsed: () => performance.now(),
  randomBytes,
  pace: evenPace(0, LONGEST_PACE, Math.random),
  port,
  limits: {
    requestsPerMinute: MANY,
    guestsPerHour: MANY,
    socketsPerAddress: MANY,
    socketsPerGuest: MANY,
    messagesPerAddress: MUCH,
    messagesPerSocket: MUCH,
    newTables: MUCH,
  },
  log: { level: 'error' },
});
process.once('SIGTERM', () => void server.drain().then(() => process.exit(0)));
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
asked.on('line', () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`memory ${heapUsed + external}`);
});
console.log('ready');
