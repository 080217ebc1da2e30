import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { answerHere, evenPace } from '@fondaco/host';
import { FastRandom } from '@fondaco/kernel';
import { catalogGames, openBots, type ServerSetup } from '@fondaco/server';
import {
  openSqlite,
  openTestServer,
  TestGuest,
  TestSocket,
  type TestServer,
  type TestedStore,
} from '@fondaco/server/testing';
import type { Heard } from './heard.ts';
import { InFlight } from './in-flight.ts';
import { SettledClock } from './settled-clock.ts';

/** Changes what a server is made of; used to plant leaks. */
export type Plant = (setup: PlantedSetup) => Partial<ServerSetup>;
export type PlantedSetup = Omit<ServerSetup, 'port' | 'clock'> & { readonly clock: SettledClock };

/** Milliseconds a bot takes. */
const PACE = { least: 1000, most: 3000 };
const RANDOM_STEPS = 1_000_000;
const MANY = 1_000_000;
const MUCH = { perSecond: MANY, burst: MANY };
const LIMITS = {
  requestsPerMinute: MANY,
  guestsPerHour: MANY,
  socketsPerAddress: MANY,
  socketsPerGuest: MANY,
  tablesPerSocket: MANY,
  newTables: MUCH,
  messagesPerAddress: MUCH,
  messagesPerSocket: MUCH,
  waitingPerSocket: MANY,
};

/** One of two servers that are alike in everything but what somebody must not know: time and chance are the same in both. */
export class World {
  readonly clock: SettledClock;
  readonly server: TestServer;
  readonly heard: Heard[] = [];
  readonly #inFlight: InFlight;
  readonly #stored: TestedStore;
  readonly #closeBots: () => Promise<void>;
  readonly #sockets = new Map<string, TestSocket>();
  #received = 0;

  private constructor(
    server: TestServer,
    parts: {
      readonly clock: SettledClock;
      readonly inFlight: InFlight;
      readonly stored: TestedStore;
      readonly closeBots: () => Promise<void>;
    },
  ) {
    this.server = server;
    this.clock = parts.clock;
    this.#inFlight = parts.inFlight;
    this.#stored = parts.stored;
    this.#closeBots = parts.closeBots;
  }

  static async open(plant: Plant = () => ({})): Promise<World> {
    const clock = new SettledClock();
    const rng = new FastRandom(1);
    const paceRng = new FastRandom(2);
    const inFlight = new InFlight();
    const stored = await openSqlite();
    const { bots, close: closeBots } = openBots(1, () => {});
    const lines: string[] = [];
    const setup: PlantedSetup = {
      // Only what is below a planted leak is waited for: a leak may wait for the clock, which waits for rest.
      store: inFlight.watch(stored.store),
      games: catalogGames,
      bots: inFlight.watch(bots),
      questions: inFlight.watch(answerHere),
      clock,
      elapsed: () => clock.now(),
      pace: evenPace(PACE.least, PACE.most, () => paceRng.below(RANDOM_STEPS) / RANDOM_STEPS),
      randomBytes: (count) => Uint8Array.from({ length: count }, () => rng.below(256)),
      limits: LIMITS,
      log: { level: 'debug', write: (line) => lines.push(line) },
    };
    const server = await openTestServer({ ...setup, ...plant(setup) });
    // The port it found is another in each world.
    lines.length = 0;
    return new World({ ...server, log: lines }, { clock, inFlight, stored, closeBots });
  }

  /** Somebody comes to the server. */
  come(name: string): Promise<TestGuest> {
    return TestGuest.come(this.server.url, name);
  }

  /** Opens a socket. What comes over it is noted if somebody listens: under the channel of that name. */
  async connect(
    name: string,
    { cookie, isHeard }: { readonly cookie?: string; readonly isHeard: boolean },
  ): Promise<void> {
    const socket = await TestSocket.open(this.server.url, {
      isSilent: true,
      ...(cookie === undefined ? {} : { cookie }),
    });
    this.#sockets.set(name, socket);
    socket.socket.on('message', (data: Buffer) => {
      this.#received++;
      if (isHeard) this.#note(`socket of ${name}`, data.toString());
    });
  }

  async disconnect(name: string): Promise<void> {
    const socket = this.#sockets.get(name);
    if (socket === undefined) return;
    this.#sockets.delete(name);
    await socket.close();
  }

  send(name: string, message: string): void {
    this.#sockets.get(name)?.socket.send(message);
  }

  #note(channel: string, text: string): void {
    this.heard.push({ channel, at: this.clock.now(), text });
  }

  /** Asks over HTTP, and notes every header of the answer. */
  async fetch(method: string, path: string, headers: Readonly<Record<string, string>> = {}, body = ''): Promise<void> {
    const asked = request(new URL(path, this.server.url), { method, headers, agent: false });
    asked.end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = await response.toArray();
    const head = `${response.statusCode} ${response.rawHeaders.join(' ')}`;
    this.#note(`HTTP ${method} ${path}`, `${head} ${Buffer.concat(chunks).toString()}`);
  }

  /** Notes what whoever operates the server can read. */
  async noteOperation(): Promise<void> {
    this.#note('metrics', await this.server.meters.registry.metrics());
    this.#note('log', this.server.log.join(''));
  }

  /** Resolves when everything has come to rest that happens at this instant; `names` are those who may be told something. */
  async settle(names: Iterable<string> = this.#sockets.keys()): Promise<void> {
    const sockets = [...names].flatMap((name) => this.#sockets.get(name) ?? []);
    for (let before = -1; this.#inFlight.count > 0 || before !== this.#received;) {
      before = this.#received;
      for (const { socket } of sockets) {
        const back = once(socket, 'pong');
        socket.ping();
        await back;
      }
      await setImmediate();
    }
  }

  /** Lets time pass. */
  async run(milliseconds: number): Promise<void> {
    await this.settle();
    await this.clock.run(milliseconds, () => this.settle());
  }

  async close(): Promise<void> {
    for (const name of this.#sockets.keys()) await this.disconnect(name);
    await this.server.dispose();
    await this.#closeBots();
    await this.#stored.dispose();
  }
}
