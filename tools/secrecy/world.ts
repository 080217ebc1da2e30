import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { answerHere, evenPace, type HostGames } from '@fondaco/host';
import { FastRandom } from '@fondaco/kernel';
import { duesOf, openBots, type ServerSetup } from '@fondaco/server';
import {
  openSqlite,
  openTestServer,
  TestGuest,
  TestSocket,
  type TestServer,
  type TestedStore,
} from '@fondaco/server/testing';
import type { Received } from './received.ts';
import { InTurn } from './in-turn.ts';
import { OpenSockets } from './open-sockets.ts';
import { ScriptedBots } from './scripted-bots.ts';
import { SettledClock } from './settled-clock.ts';

/** Changes what a server is made of; used to plant leaks. */
export type Plant = (setup: PlantedSetup) => Partial<ServerSetup>;
export type PlantedSetup = Omit<ServerSetup, 'port' | 'clock'> & { readonly clock: SettledClock };

/** Milliseconds a bot takes. */
const PACE = { least: 1000, most: 3000 };
const RANDOM_STEPS = 1_000_000;
/** Stands for the hash of whatever seed. */
const SEED_HASH = 'the hash of the seed';
/** In the record of a table that has a seed. */
const POSITION_HASH = /= [\da-f]{16}(?=\\n)/g;
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
  hints: MUCH,
  waitingTexts: MANY,
  waitingPerSocket: MANY,
};

/** What of a store waits for the disk; all else is read in the turn in which it is asked for. */
const WRITES: ReadonlySet<string> = new Set(
  'append remove save saveWithLink addGuest add rename markSeen keep beat hold set renew forget claim drop'.split(' '),
);
/** What of bots is thought about in another thread. */
const THOUGHTS: ReadonlySet<string> = new Set(['hint', 'suggest']);

/** One of two servers that are alike in everything but what somebody must not know: time and chance are the same in both. */
export class World {
  readonly clock: SettledClock;
  readonly server: TestServer;
  readonly bots: ScriptedBots;
  readonly received: Received[] = [];
  readonly #seedHashes = new Set<string>();
  readonly #inTurn: InTurn;
  readonly #stored: TestedStore;
  readonly #closeBots: () => Promise<void>;
  readonly #sockets: OpenSockets;

  private constructor(
    server: TestServer,
    parts: {
      readonly clock: SettledClock;
      readonly bots: ScriptedBots;
      readonly sockets: OpenSockets;
      readonly inTurn: InTurn;
      readonly stored: TestedStore;
      readonly closeBots: () => Promise<void>;
    },
  ) {
    this.server = server;
    this.clock = parts.clock;
    this.bots = parts.bots;
    this.#inTurn = parts.inTurn;
    this.#sockets = parts.sockets;
    this.#stored = parts.stored;
    this.#closeBots = parts.closeBots;
  }

  /** `thought` is how many milliseconds bots think in this world. */
  static async open(games: HostGames, thought: number, plant: Plant = () => ({})): Promise<World> {
    const clock = new SettledClock();
    const rng = new FastRandom(1);
    const sockets = new OpenSockets();
    const inTurn = new InTurn(() => sockets.rest());
    const stored = await openSqlite({ duesOf, clock });
    const { bots: thinking, close: closeBots } = openBots(1, () => {});
    // Hints are waited for; what bots say is thought about while time passes.
    const bots = new ScriptedBots(inTurn.watch(thinking, THOUGHTS), clock, thought);
    const lines: string[] = [];
    const setup: PlantedSetup = {
      // Only what is below a planted leak is done in turn: a leak may wait for the clock, which waits for rest.
      store: inTurn.watch(stored.store, WRITES),
      games,
      bots,
      // In the loop itself: what is compared is what is answered, and when. Threads would get a table by its record and the games of the
      // catalog, without what is planted in them, and do one thing at a time here anyway.
      questions: answerHere,
      clock,
      elapsed: () => clock.now(),
      // Drawn by the instant: how often it was drawn before may differ.
      pace: evenPace(PACE.least, PACE.most, () => new FastRandom(clock.now()).below(RANDOM_STEPS) / RANDOM_STEPS),
      randomBytes: (count) => Uint8Array.from({ length: count }, () => rng.below(256)),
      limits: LIMITS,
      log: { level: 'debug', write: (line) => lines.push(line) },
    };
    const server = await openTestServer({ ...setup, ...plant(setup) });
    // The port it found is another in each world.
    lines.length = 0;
    return new World({ ...server, log: lines }, { clock, bots, sockets, inTurn, stored, closeBots });
  }

  /** Somebody comes to the server. */
  come(name: string): Promise<TestGuest> {
    return TestGuest.come(this.server.url, name);
  }

  /** Opens a socket. What comes over it is noted if somebody listens: under the channel of that name. */
  async connect(
    name: string,
    { cookie, isCompared }: { readonly cookie?: string; readonly isCompared: boolean },
  ): Promise<void> {
    const socket = await TestSocket.open(this.server.url, {
      isSilent: true,
      ...(cookie === undefined ? {} : { cookie }),
    });
    this.#sockets.add(name, socket, (text) => {
      if (isCompared) this.#note(`socket of ${name}`, text);
    });
  }

  /** Closes a socket, and waits until the server has noticed. */
  async disconnect(name: string): Promise<void> {
    await this.#sockets.close(name);
    while ((await this.#countServed()) > this.#sockets.names.length) await setImmediate();
    await this.settle();
  }

  async #countServed(): Promise<number> {
    const figure = await this.server.meters.registry.getSingleMetric('fondaco_sockets')?.get();
    return figure?.values[0]?.value ?? 0;
  }

  send(name: string, message: string): void {
    this.#sockets.send(name, message);
  }

  #note(channel: string, text: string): void {
    const named = [...this.#seedHashes].reduce((all, hash) => all.replaceAll(hash, SEED_HASH), text);
    this.received.push({ channel, at: this.clock.now(), text: named.replaceAll(POSITION_HASH, '= a hash') });
  }

  /**
   * Has the hash of a seed noted by one word. Everybody is told it from the start, so that the seed cannot be replaced, and seeds differ; so
   * do the hashes of positions in a record, which have the seed's key in them. Without it nobody can try deals against them.
   */
  nameSeedHash(hash: string): void {
    this.#seedHashes.add(hash);
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
  async settle(names: readonly string[] = this.#sockets.names): Promise<void> {
    do {
      await this.#inTurn.done;
      await this.#sockets.rest(names);
    } while (!this.#inTurn.isIdle);
  }

  /** Lets time pass. */
  async run(milliseconds: number): Promise<void> {
    await this.settle();
    await this.clock.run(milliseconds, () => this.settle());
  }

  async close(): Promise<void> {
    for (const name of this.#sockets.names) await this.disconnect(name);
    await this.server.dispose();
    await this.#closeBots();
    await this.#stored.dispose();
  }
}
