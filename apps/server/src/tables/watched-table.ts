import type { StoredTable } from '@fondaco/host';
import { itemAt, seatWords } from '@fondaco/kernel';
import { AWAY_MINUTES, type LobbyNotice, type SeatClock } from '@fondaco/protocol';
import { ABSENT_DUE } from '../clocks/due-kinds.ts';
import { settleClocks } from '../clocks/settle-clocks.ts';
import { timingOf } from '../clocks/timing.ts';
import { loadTable } from './load-table.ts';
import { endToldAt, type LoadedTable } from './loaded-table.ts';
import type { LobbyServices } from './lobby-services.ts';
import { placeOfGuest, type Presence, type TablePresence } from './presence.ts';

/** Milliseconds between two looks at who is there in other processes. */
const LOOK_EVERY = 2000;
/** Milliseconds somebody who is waited for may be away before a bot stands in for them. */
const ABSENT_AFTER = AWAY_MINUTES.live * 60_000;

/** What changed at a table that is watched. */
export type WatchedNews = 'gathering' | 'here' | 'clocks';

/** A table that somebody visits from this process: read once for all of them whenever it was written, by whomever. */
export class WatchedTable {
  readonly id: string;
  readonly #services: LobbyServices;
  readonly #presence: Presence;
  readonly #watchers = new Set<(news: WatchedNews) => void>();
  readonly #ends: readonly (() => void)[];
  #callOff: () => void = () => undefined;
  #callOffEnd: () => void = () => undefined;
  #endToldAt: number | undefined;
  #loaded: LoadedTable;
  #here: TablePresence = { seats: [], watchers: 0 };
  #isReading = false;
  #isStale = false;
  #hasNewRow = false;

  constructor(services: LobbyServices, presence: Presence, loaded: LoadedTable) {
    this.id = loaded.called.gathering.id;
    this.#services = services;
    this.#presence = presence;
    this.#loaded = loaded;
    const { store } = services;
    this.#ends = [store.follow(this.id, () => this.#lookAtRow()), store.followGathering(this.id, () => this.look())];
    this.#lookLater();
    this.#tellEndLater();
  }

  get loaded(): LoadedTable {
    return this.#loaded;
  }

  watch(watcher: (news: WatchedNews) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  /** Reads the table again, once for all who ask meanwhile. */
  look(): void {
    this.#isStale = true;
    if (!this.#isReading) void this.#read();
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    while (this.#isStale || this.#hasNewRow) {
      const isStale = this.#isStale;
      [this.#isStale, this.#hasNewRow] = [false, false];
      try {
        await (isStale ? this.readNow() : this.#readRow());
      } catch (error) {
        this.#services.warn(`table ${this.id} was not read again: ${String(error)}`);
      }
    }
    this.#isReading = false;
  }

  /** The same where a line may have been said: that happens often, and all else stays as it was. */
  #lookAtRow(): void {
    this.#hasNewRow = true;
    if (!this.#isReading) void this.#read();
  }

  async #readRow(): Promise<void> {
    const { store } = this.#services;
    const { called, row: before, held } = this.#loaded;
    const row = await store.table(this.id);
    if (before === undefined || row === undefined) return this.readNow();
    if (row.version === before.version) return;
    const isHeldAlike = JSON.stringify(row.header.held) === JSON.stringify(before.header.held);
    this.#loaded = { called, row, held: isHeldAlike ? held : await store.heldSeats.of(this.id) };
    // Most lines change nothing but the clocks; whatever is told of people is made for each of them.
    if (printBeside(row) !== printBeside(before)) this.#tell('gathering');
    this.#tell('clocks');
    this.#tellEndLater();
  }

  /** Reads the table as it is stored now, and tells everybody if it has changed. */
  async readNow(): Promise<void> {
    const loaded = await loadTable(this.#services.store, this.id);
    if (!loaded.ok) return;
    const before = this.#loaded;
    this.#loaded = loaded.value;
    this.#tellEndLater();
    if (versionsOf(before) !== versionsOf(loaded.value)) {
      this.#tell('gathering');
      this.#tell('clocks');
    }
    await this.lookWhoIsHere();
  }

  /** Reads who is there; told only if it has changed. */
  async lookWhoIsHere(): Promise<void> {
    const { row } = this.#loaded;
    const here = row === undefined ? await this.#whoGathers() : await this.#presence.at(this.id, row.header.seats);
    const isSame = JSON.stringify(here) === JSON.stringify(this.#here);
    this.#here = here;
    if (!isSame) this.#tell('here');
    if (row !== undefined) await this.#noteAbsent(row);
  }

  /** Who of those that have sat down is here before the table begins. */
  async #whoGathers(): Promise<TablePresence> {
    const { seats } = this.#loaded.called.setup;
    const words = seatWords(seats.length);
    const people = seats.flatMap((seat, i) =>
      seat.type === 'person' ? [[itemAt(words, i), seat.guest] as const] : [],
    );
    const here = await this.#presence.at(
      this.id,
      people.map(([, guest]) => placeOfGuest(guest)),
    );
    return { watchers: 0, seats: here.seats.map((one, i) => ({ ...one, seat: itemAt(people, i)[0] })) };
  }

  /** Notes when a bot will stand in for those who are waited for and away, at tables where people play at the same time; without a clock the others ask for it. */
  async #noteAbsent(row: StoredTable): Promise<void> {
    const { store } = this.#services;
    const timing = row.isOver ? undefined : timingOf(row);
    if (timing === undefined || timing.rule.type === 'none' || timing.rule.type === 'days') return;
    for (const { seat, isHere, since } of this.#here.seats) {
      if (isHere || !timing.waited.includes(seat)) continue;
      const key = `absent ${seat} ${since}`;
      await store.due.add({ table: this.id, key, kind: ABSENT_DUE, seat, seq: row.seq, at: since + ABSENT_AFTER });
    }
  }

  /** Those who watch late are told late that the game is over. */
  #tellEndLater(): void {
    const { clock } = this.#services;
    const at = endToldAt(this.#loaded, undefined, clock.now());
    // What is about to be told stays so: who reads the table at that instant must not call it off.
    if (at === undefined || at === this.#endToldAt) return;
    this.#endToldAt = at;
    this.#callOffEnd();
    this.#callOffEnd = clock.after(at - clock.now(), () => this.#tell('gathering'));
  }

  #tell(news: WatchedNews): void {
    for (const watcher of this.#watchers) watcher(news);
  }

  #lookLater(): void {
    const { clock, warn } = this.#services;
    this.#callOff = clock.after(LOOK_EVERY, () => {
      void this.lookWhoIsHere()
        .catch((error: unknown) => warn(`who is at table ${this.id} was not read: ${String(error)}`))
        .then(() => this.#lookLater());
    });
  }

  /** Who is there, as everybody may know it. */
  tellHere(): LobbyNotice {
    return { type: 'here', table: this.id, ...this.#here };
  }

  /** Where the clocks stand now; undefined where none are kept. */
  tellClocks(): LobbyNotice | undefined {
    const { clock, keeping } = this.#services;
    const { row } = this.#loaded;
    const timing = row === undefined ? undefined : timingOf(row);
    if (row === undefined || timing === undefined || timing.rule.type === 'none') return undefined;
    const now = clock.now();
    const { clocks, waited, rule } = settleClocks(timing, now, keeping.downtimes());
    const sent = Object.entries(clocks).map(([seat, one]): SeatClock => {
      const { left, free, vacation, isOnVacation } = one;
      const isRunning = !row.isOver && waited.includes(seat) && !isOnVacation;
      return { seat, left, free, isRunning, ...(rule.type === 'days' ? { vacation } : {}) };
    });
    return { type: 'clocks', table: this.id, now, clocks: sent };
  }

  close(): void {
    this.#callOff();
    this.#callOffEnd();
    this.#presence.forget(this.id);
    for (const end of this.#ends) end();
  }
}

/** What says whether a table was written. */
function versionsOf({ called, row }: LoadedTable): string {
  return `${called.gathering.version} ${row?.version ?? 0}`;
}

/** What a row says about people, and whether the game goes on: all that `describeGathering` tells of it. */
function printBeside(row: StoredTable): string {
  const { header, seats, isOver } = row;
  const vacations = Object.values(timingOf(row)?.clocks ?? {}).map(({ isOnVacation }) => isOnVacation);
  return JSON.stringify([header, seats, isOver, vacations]);
}
