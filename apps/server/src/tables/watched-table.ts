import type { LobbyNotice, SeatClock } from '@fondaco/protocol';
import { settleClocks } from '../clocks/settle-clocks.ts';
import { timingOf } from '../clocks/timing.ts';
import type { LoadedTable } from './describe-gathering.ts';
import { loadTable } from './load-table.ts';
import type { LobbyServices } from './lobby-services.ts';
import type { Presence, TablePresence } from './presence.ts';

/** Milliseconds between two looks at who is there in other processes. */
const LOOK_EVERY = 2000;

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
  #loaded: LoadedTable;
  #here: TablePresence = { seats: [], watchers: 0 };
  #isReading = false;
  #isStale = false;

  constructor(services: LobbyServices, presence: Presence, loaded: LoadedTable) {
    this.id = loaded.called.gathering.id;
    this.#services = services;
    this.#presence = presence;
    this.#loaded = loaded;
    const { store } = services;
    this.#ends = [store.follow(this.id, () => this.look()), store.followGathering(this.id, () => this.look())];
    this.#lookLater();
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
    while (this.#isStale) {
      this.#isStale = false;
      try {
        await this.readNow();
      } catch (error) {
        this.#services.warn(`table ${this.id} was not read again: ${String(error)}`);
      }
    }
    this.#isReading = false;
  }

  /** Reads the table as it is stored now, and tells everybody if it has changed. */
  async readNow(): Promise<void> {
    const loaded = await loadTable(this.#services.store, this.id);
    if (!loaded.ok) return;
    const before = this.#loaded;
    this.#loaded = loaded.value;
    if (versionsOf(before) !== versionsOf(loaded.value)) {
      this.#tell('gathering');
      this.#tell('clocks');
    }
    await this.lookWhoIsHere();
  }

  /** Reads who is there; told only if it has changed. */
  async lookWhoIsHere(): Promise<void> {
    const { row, called } = this.#loaded;
    if (row === undefined) return;
    const here = await this.#presence.at(this.id, row.header.seats, called.setup.startedAt ?? called.gathering.madeAt);
    const isSame = JSON.stringify(here) === JSON.stringify(this.#here);
    this.#here = here;
    if (!isSame) this.#tell('here');
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
    const told = Object.entries(clocks).map(([seat, one]): SeatClock => {
      const { left, free, vacation, isOnVacation } = one;
      const isRunning = !row.isOver && waited.includes(seat) && !isOnVacation;
      return { seat, left, free, isRunning, ...(rule.type === 'days' ? { vacation } : {}) };
    });
    return { type: 'clocks', table: this.id, now, clocks: told };
  }

  close(): void {
    this.#callOff();
    for (const end of this.#ends) end();
  }
}

/** What says whether a table was written. */
function versionsOf({ called, row }: LoadedTable): string {
  return `${called.gathering.version} ${row?.version ?? 0}`;
}
