import { setTimeout as pass } from 'node:timers/promises';
import { ServerProcess, type KillPoint } from '../served/server-process.ts';
import type { ChaosSite } from './site.ts';

const PAUSE = 300;

/** The server processes of a site. One that was ended is followed by another, which has a point at which it will end itself. */
export class Servers {
  readonly #site: ChaosSite;
  readonly #nextPoint: () => KillPoint;
  readonly #processes = new Map<number, ServerProcess>();
  readonly #running: Promise<void>[] = [];
  /** The next one, with its programs loaded: how long that takes is not what is tried here. */
  #spare: ServerProcess | undefined = new ServerProcess();
  #isEnding = false;
  #kills = 0;
  #killsAtWrites = 0;

  constructor(site: ChaosSite, nextPoint: () => KillPoint) {
    this.#site = site;
    this.#nextPoint = nextPoint;
  }

  get urls(): readonly string[] {
    return this.#site.ports.map((port) => `http://127.0.0.1:${port}/`);
  }

  /** How many processes were killed, and how many of them by their own hand at a write. */
  get kills(): number {
    return this.#kills;
  }

  get killsAtWrites(): number {
    return this.#killsAtWrites;
  }

  start(): void {
    for (const port of this.#site.ports) this.#running.push(this.#keepServing(port));
  }

  async #keepServing(port: number): Promise<void> {
    while (!this.#isEnding) {
      const server = this.#takeSpare();
      this.#processes.set(port, server);
      await server.serve({ place: this.#site.place, port, die: this.#nextPoint() });
      await server.exited();
      if (this.#isEnding) return;
      // Whoever finds no database ends as well, by an error.
      if (!server.wasKilled) await pass(PAUSE);
      else this.#kills++;
      if (server.wasKilledByItself) this.#killsAtWrites++;
    }
  }

  #takeSpare(): ServerProcess {
    const spare = this.#spare ?? new ServerProcess();
    this.#spare = new ServerProcess();
    return spare;
  }

  /** One of the processes, drawn by a number from 0 up to 1. */
  pick(number: number): ServerProcess | undefined {
    const all = [...this.#processes.values()].filter(({ isServing }) => isServing);
    return all[Math.floor(number * all.length)];
  }

  /** Ends all of them for good. */
  async end(): Promise<void> {
    this.#isEnding = true;
    for (const server of [this.#spare, ...this.#processes.values()]) server?.kill();
    await Promise.all(this.#running);
  }
}
