import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { answerHere, evenPace } from '@fondaco/host';
import { FastRandom } from '@fondaco/kernel';
import { catalogGames, duesOf, openBots, type ServerSetup } from '@fondaco/server';
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
import { ScriptedBots } from './scripted-bots.ts';
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

/** What is told about people, clocks and lists. */
const BESIDE = /^\{"type":"(lobby|gathering|here|clocks)"/;

/** One of two servers that are alike in everything but what somebody must not know: time and chance are the same in both. */
export class World {
  readonly clock: SettledClock;
  readonly server: TestServer;
  readonly bots: ScriptedBots;
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
      readonly bots: ScriptedBots;
      readonly inFlight: InFlight;
      readonly stored: TestedStore;
      readonly closeBots: () => Promise<void>;
    },
  ) {
    this.server = server;
    this.clock = parts.clock;
    this.bots = parts.bots;
    this.#inFlight = parts.inFlight;
    this.#stored = parts.stored;
    this.#closeBots = parts.closeBots;
  }

  /** `thought` is how many milliseconds bots think in this world. */
  static async open(thought: number, plant: Plant = () => ({})): Promise<World> {
    const clock = new SettledClock();
    const rng = new FastRandom(1);
    const inFlight = new InFlight();
    const stored = await openSqlite({ duesOf });
    const { bots: thinking, close: closeBots } = openBots(1, () => {});
    // Hints are waited for; what bots say is thought about while time passes.
    const bots = new ScriptedBots(inFlight.watch(thinking), clock, thought);
    const lines: string[] = [];
    const setup: PlantedSetup = {
      // Only what is below a planted leak is waited for: a leak may wait for the clock, which waits for rest.
      store: inFlight.watch(stored.store),
      games: catalogGames,
      bots,
      questions: inFlight.watch(answerHere),
      clock,
      elapsed: () => clock.now(),
      // Drawn by the instant: of two who are asked at the same, the disk decides which is the first.
      pace: evenPace(PACE.least, PACE.most, () => new FastRandom(clock.now()).below(RANDOM_STEPS) / RANDOM_STEPS),
      randomBytes: (count) => Uint8Array.from({ length: count }, () => rng.below(256)),
      limits: LIMITS,
      log: { level: 'debug', write: (line) => lines.push(line) },
    };
    const server = await openTestServer({ ...setup, ...plant(setup) });
    // The port it found is another in each world.
    lines.length = 0;
    return new World({ ...server, log: lines }, { clock, bots, inFlight, stored, closeBots });
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
      if (isHeard) this.#hear(`socket of ${name}`, data.toString());
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

  /** Of what is told about people and clocks the newest of an instant counts: how often it was read from the disk before, the disk decides. */
  #hear(channel: string, text: string): void {
    const [, kind] = BESIDE.exec(text) ?? [];
    const name = kind === undefined ? channel : `${channel}, ${kind}`;
    const last = kind === undefined ? -1 : this.heard.findLastIndex((heard) => heard.channel === name);
    if (this.heard[last]?.at === this.clock.now()) this.heard.splice(last, 1);
    this.#note(name, text);
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
    for (let isAtRest = false; !isAtRest;) {
      const { count, begun } = this.#inFlight;
      const received = this.#received;
      const back = sockets.map(({ socket }) => once(socket, 'pong'));
      for (const { socket } of sockets) socket.ping();
      await Promise.all(back);
      await setImmediate();
      // What was stored while they answered may be told after their answers.
      isAtRest = count === 0 && this.#inFlight.begun === begun && this.#received === received;
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
