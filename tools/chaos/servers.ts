import { setTimeout as pass } from 'node:timers/promises';
import { ServerProcess } from '../served/server-process.ts';
import type { KillPoints } from './kill-points.ts';
import type { ChaosPlace, ChaosSite } from './site.ts';

const PAUSE = 300;
/** Milliseconds for which a server is left alone whose point comes only so seldom. */
const SELDOM = 12_000;
/** Writes that happen every ten seconds. */
const SELDOM_WRITES: readonly string[] = ['visits.renew', 'visits.forget'];

interface RunningProcess {
  readonly server: ServerProcess;
  readonly place: ChaosPlace;
  /** Whether it will end itself, or is being ended: it counts among the kills. */
  isDoomed: boolean;
  /** Until when it is left alone. */
  readonly sparedUntil: number;
}

/** The server processes of a site. One that was ended is followed by another, which has a point at which it will end itself. */
export class Servers {
  readonly #site: ChaosSite;
  readonly #points: KillPoints;
  readonly #mostKills: number;
  readonly #processes = new Map<ChaosPlace, RunningProcess>();
  readonly #running: Promise<void>[] = [];
  /** The next one, with its programs loaded: how long that takes is not what is tried here. */
  #spare: ServerProcess | undefined = new ServerProcess();
  #isEnding = false;
  #kills = 0;
  #killsAtWrites = 0;

  constructor(site: ChaosSite, points: KillPoints, mostKills: number) {
    this.#site = site;
    this.#points = points;
    this.#mostKills = mostKills;
  }

  get urls(): readonly string[] {
    return this.#site.servers.map(({ people }) => `http://127.0.0.1:${people.port}/`);
  }

  /** How many processes were killed, and how many of them by their own hand at a write. */
  get kills(): number {
    return this.#kills;
  }

  get killsAtWrites(): number {
    return this.#killsAtWrites;
  }

  /** Whether one more may be doomed. */
  get #hasRoom(): boolean {
    const doomed = [...this.#processes.values()].filter(({ isDoomed }) => isDoomed).length;
    return this.#kills + doomed < this.#mostKills;
  }

  start(): void {
    for (const place of this.#site.servers) this.#running.push(this.#keepServing(place));
  }

  async #keepServing(place: ChaosPlace): Promise<void> {
    while (!this.#isEnding) {
      const server = this.#takeSpare();
      const die = this.#hasRoom ? this.#points.next() : undefined;
      const sparedUntil = die !== undefined && SELDOM_WRITES.includes(die.write) ? Date.now() + SELDOM : 0;
      this.#processes.set(place, { server, place, isDoomed: die !== undefined, sparedUntil });
      await server.serve({ place: place.store, port: place.port, die });
      await server.exited();
      this.#processes.delete(place);
      if (this.#isEnding) return;
      // Whoever finds no database ends as well, by an error.
      if (!server.wasKilled) await pass(PAUSE);
      else this.#kills++;
      if (die === undefined || !server.wasKilledByItself) continue;
      this.#killsAtWrites++;
      this.#points.note(die);
    }
  }

  #takeSpare(): ServerProcess {
    const spare = this.#spare ?? new ServerProcess();
    this.#spare = new ServerProcess();
    return spare;
  }

  /** One of the processes to be cut off, and where it is, drawn by a number from 0 up to 1. */
  pick(number: number): Pick<RunningProcess, 'server' | 'place'> | undefined {
    return this.#draw(number, () => true);
  }

  /** One of those that may be killed; it will be. */
  doom(number: number): ServerProcess | undefined {
    const hasRoom = this.#hasRoom;
    const now = Date.now();
    const one = this.#draw(number, ({ isDoomed, sparedUntil }) => (isDoomed || hasRoom) && sparedUntil < now);
    if (one !== undefined) one.isDoomed = true;
    return one?.server;
  }

  #draw(number: number, isWanted: (one: RunningProcess) => boolean): RunningProcess | undefined {
    const all = [...this.#processes.values()].filter((one) => one.server.isServing && isWanted(one));
    return all[Math.floor(number * all.length)];
  }

  /** Ends all of them for good. */
  async end(): Promise<void> {
    this.#isEnding = true;
    this.#spare?.kill();
    for (const { server } of this.#processes.values()) server.kill();
    await Promise.all(this.#running);
  }
}
