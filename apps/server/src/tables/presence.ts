import { itemAt } from '@fondaco/kernel';
import type { SeatPresence } from '@fondaco/protocol';
import type { SeatVisit } from '../store/visits.ts';
import type { LobbyServices } from './lobby-services.ts';

/** Milliseconds after which a process says again who is there, and after which nobody believes it any more. */
const RENEW_EVERY = 10_000;
export const STALE_AFTER = 30_000;

/** Who is at a table, in whichever process. */
export interface TablePresence {
  readonly seats: readonly SeatPresence[];
  readonly watchers: number;
}

/** The connections of this process at one seat, or of those who watch. */
interface Present {
  readonly count: number;
  readonly since: number;
}

/** What presence is asked for. */
interface PresenceReader {
  /** Whether somebody here looks who is at a table. */
  readonly isWatched: (table: string) => boolean;
  /** Somebody has come or gone. */
  readonly onChange: (table: string) => void;
}

/** Who has which table open. This process tells the others, and believes them for as long as they say so. */
export class Presence {
  readonly #services: LobbyServices;
  readonly #here = new Map<string, Present>();
  /** When this process last knew of somebody at a seat or first looked, of the tables that are watched. */
  readonly #seenAt = new Map<string, number>();
  readonly #reader: PresenceReader;
  #callOff: () => void;

  constructor(services: LobbyServices, reader: PresenceReader) {
    this.#services = services;
    this.#reader = reader;
    this.#callOff = this.#renewLater();
  }

  /** Somebody has opened a table, in a seat or to watch; what it returns says that they have left. */
  arrive(table: string, seat?: string): () => void {
    this.#count(table, seat, 1);
    let isHere = true;
    return () => {
      if (isHere) this.#count(table, seat, -1);
      isHere = false;
    };
  }

  #count(table: string, seat: string | undefined, change: number): void {
    const { store, clock, process, warn } = this.#services;
    const key = keyOf(table, seat);
    const before = this.#here.get(key);
    const now = clock.now();
    const count = (before?.count ?? 0) + change;
    const since = before?.since ?? now;
    if (count === 0) this.#here.delete(key);
    else this.#here.set(key, { count, since });
    const visit: SeatVisit = { table, ...(seat === undefined ? {} : { seat }), process, count, since };
    void store.visits
      .set(visit, now)
      .catch((error: unknown) => warn(`who is at a table was not stored: ${String(error)}`))
      .then(() => this.#reader.onChange(table));
  }

  /** Who is at a table by what all processes say. */
  async at(table: string, seats: readonly string[]): Promise<TablePresence> {
    const { store, clock } = this.#services;
    const visits = await store.visits.at([table], clock.now() - STALE_AFTER);
    const theirs = visits.filter(({ process }) => process !== this.#services.process);
    const watchers = theirs.filter(({ seat }) => seat === undefined).reduce((sum, { count }) => sum + count, 0);
    return {
      seats: seats.map((seat) => this.#presenceOf(table, seat, theirs)),
      watchers: watchers + (this.#here.get(keyOf(table, undefined))?.count ?? 0),
    };
  }

  /** Whether somebody is at a seat. */
  async of(table: string, seat: string): Promise<SeatPresence> {
    const { seats } = await this.at(table, [seat]);
    return itemAt(seats, 0);
  }

  #presenceOf(table: string, seat: string, theirs: readonly SeatVisit[]): SeatPresence {
    const key = keyOf(table, seat);
    const now = this.#services.clock.now();
    const visits = theirs.filter((visit) => visit.seat === seat);
    const elsewhere = visits.filter(({ count }) => count > 0).map(({ since }) => since);
    const first = Math.min(this.#here.get(key)?.since ?? Infinity, ...elsewhere);
    if (first < Infinity) {
      this.#seenAt.set(key, now);
      return { seat, isHere: true, since: first };
    }
    // Where a process died, nobody said that they left; where somebody came and went between two looks, it was said.
    const left = visits.find(({ count }) => count === 0)?.since;
    if (!this.#seenAt.has(key)) this.#seenAt.set(key, left ?? now);
    return { seat, isHere: false, since: Math.max(left ?? 0, this.#seenAt.get(key) ?? 0) };
  }

  /** Nobody here looks at a table any more. */
  forget(table: string): void {
    for (const key of this.#seenAt.keys()) if (key.startsWith(`${table} `)) this.#seenAt.delete(key);
  }

  #renewLater(): () => void {
    const { store, clock, process, warn } = this.#services;
    return clock.after(RENEW_EVERY, () => {
      const now = clock.now();
      void Promise.all([store.visits.renew(process, now), store.visits.forget(now - STALE_AFTER)])
        .catch((error: unknown) => warn(`who is here was not said again: ${String(error)}`))
        .then(() => (this.#callOff = this.#renewLater()));
    });
  }

  close(): void {
    this.#callOff();
  }
}

/** Where a guest is counted while people gather: seats change hands and move up until the table begins. */
export function placeOfGuest(guest: string): string {
  return `guest ${guest}`;
}

function keyOf(table: string, seat: string | undefined): string {
  return `${table} ${seat ?? ''}`;
}
