import { setTimeout as pass } from 'node:timers/promises';
import { isHurried } from './begin-table.ts';
import { ClientJournal, Person, SeatClient, type TakenSeat } from '@fondaco/server/testing';

/** Milliseconds without an answer after which a client looks for another server. */
export const PATIENCE = 3000;

export interface CrowdSetup {
  readonly urls: readonly string[];
  readonly tables: number;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  /** Has people begin a table; `number` counts them. */
  readonly begin: (people: readonly Person[], number: number) => Promise<readonly TakenSeat[]>;
}

/** The most people at a table, and the fewest. */
const MOST = 4;
const FEWEST = 2;
const LONGEST_THOUGHT = 60;
const SLOW_THOUGHT = 15_000;

/** Many people who play at tables, each table until it is over and then another. */
export class Crowd {
  readonly #setup: CrowdSetup;
  readonly #clients = new Set<SeatClient>();
  readonly #playing: Promise<void>[];
  readonly journals: ClientJournal[] = [];
  readonly #seated = Promise.withResolvers<void>();
  #isEnding = false;
  #begun = 0;
  #places = 0;
  #over = 0;

  constructor(setup: CrowdSetup) {
    this.#setup = setup;
    this.#playing = Array.from({ length: setup.tables }, (_, i) => this.#play(i));
  }

  /** Resolves when everybody has begun to play. */
  async seated(): Promise<void> {
    await this.#seated.promise;
  }

  /** How many games have come to their end. */
  get finished(): number {
    return this.#over;
  }

  get answers(): number {
    return this.journals.reduce((sum, { fates }) => sum + fates.size, 0);
  }

  async #play(place: number): Promise<void> {
    const { urls, random, begin } = this.#setup;
    const size = FEWEST + (place % (MOST - FEWEST + 1));
    const people: Person[] = [];
    while (people.length < size) people.push(await Person.come(`Guest ${place}-${people.length}`, urls, PATIENCE));
    for (let games = 0; !this.#isEnding; games++) {
      const number = this.#begun++;
      const seats = await begin(people, number);
      if (games === 0 && ++this.#places === this.#setup.tables) this.#seated.resolve();
      const clients = seats.map(({ table, seat, person }, i) => {
        const journal = new ClientJournal(table, seat);
        this.journals.push(journal);
        const think = (): number => random() * (i === 0 && isHurried(number) ? SLOW_THOUGHT : LONGEST_THOUGHT);
        return new SeatClient({ urls, cookie: person.guest.cookie, journal, random, think, patience: PATIENCE });
      });
      for (const client of clients) {
        this.#clients.add(client);
        client.start();
      }
      await Promise.all(clients.map((client) => client.left()));
      for (const client of clients) this.#clients.delete(client);
      if (clients.every(({ isOver }) => isOver)) this.#over++;
    }
  }

  /** Somebody loses their connection. */
  cutOne(): void {
    const all = [...this.#clients];
    all[Math.floor(this.#setup.random() * all.length)]?.cut();
  }

  /** Nobody chooses any more; resolves when all that was sent is answered. */
  async end(): Promise<void> {
    this.#isEnding = true;
    const isPlaying = Promise.all(this.#playing).then(() => false);
    // Whoever sits down just now is told, too.
    while (await Promise.race([isPlaying, pass(100, true)])) for (const client of this.#clients) client.leave();
    await isPlaying;
  }
}
