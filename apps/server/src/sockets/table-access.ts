import { NO_TABLE, refuseHost } from '@fondaco/host';
import type { HostRefusal } from '@fondaco/protocol';
import type { Guest } from '../store/guests.ts';
import { mayVisit } from '../tables/describe-gathering.ts';
import { loadTable } from '../tables/load-table.ts';
import { latenessFor } from '../tables/loaded-table.ts';
import type { LobbyVisitor } from '../tables/lobby-visitor.ts';
import { holdersOf, latestOf, seatOfGuest } from '../tables/seat-holders.ts';
import type { ServerLobby } from '../tables/server-lobby.ts';

const NOT_INVITED = refuseHost('not-invited', 'this table is for those who have its link').error;

/** What somebody may see of a table, as it was last looked up. */
interface TableSight {
  /** The word of the seat they hold. */
  readonly seat: string | undefined;
  /** How late they see it from beside it, in milliseconds; Infinity if they may not. */
  readonly lateness: number;
}

/** What the person at one socket may see and do at tables, and at which of them they are. */
export class TableAccess {
  readonly #lobby: ServerLobby;
  readonly #visitor: LobbyVisitor;
  readonly #guest: Guest | undefined;
  /** Of the tables where they are or want to be. */
  readonly #sights = new Map<string, TableSight>();
  /** How to say that they have left each table where they are. */
  readonly #leaving = new Map<string, () => void>();

  constructor(lobby: ServerLobby, visitor: LobbyVisitor) {
    this.#lobby = lobby;
    this.#visitor = visitor;
    this.#guest = visitor.guest;
  }

  /** How many tables they have open. */
  get size(): number {
    return this.#leaving.size;
  }

  /** Why they may not know what a table is. */
  async whyNotOpen(table: string): Promise<HostRefusal | undefined> {
    const loaded = await loadTable(this.#lobby.services.store, table);
    if (!loaded.ok) return this.#whyNotOpenUncalled(table);
    const viewer = { guest: this.#guest?.id, isInvited: await this.#visitor.isInvited(table) };
    return mayVisit(loaded.value, viewer) ? undefined : NOT_INVITED;
  }

  /** A table that nobody was called to was put there by whoever runs the server: it is there for those who hold a seat. */
  async #whyNotOpenUncalled(table: string): Promise<HostRefusal | undefined> {
    const holders = await holdersOf(this.#lobby.services.store, table);
    return seatOfGuest(holders, this.#guest?.id) === undefined ? NO_TABLE.error : undefined;
  }

  /** Looks up what they may see of a table: through which seat's eyes, and how late from beside it. */
  async lookUp(table: string): Promise<void> {
    this.#sights.set(table, await this.#sightOf(table));
  }

  /** Whoever has no seat may watch where that was agreed on, and nowhere else. */
  async #sightOf(table: string): Promise<TableSight> {
    const { store } = this.#lobby.services;
    const loaded = await loadTable(store, table);
    const holders = loaded.ok ? latestOf(loaded.value.held) : await holdersOf(store, table);
    const seat = seatOfGuest(holders, this.#guest?.id);
    if (seat !== undefined) return { seat, lateness: 0 };
    return { seat, lateness: loaded.ok ? latenessFor(loaded.value, this.#guest?.id) : Infinity };
  }

  /** How many milliseconds late they see a table from beside it; Infinity if they may not. */
  latenessAt(table: string): number {
    return this.#sights.get(table)?.lateness ?? Infinity;
  }

  /** Whether a seat is theirs, as it was last looked up. */
  holds(table: string, seat: string | undefined): boolean {
    return seat !== undefined && this.#sights.get(table)?.seat === seat;
  }

  /** Looks up again whether a seat is still theirs, or without one whether they may still watch as they do. */
  async mayStay(table: string, seat: string | undefined): Promise<boolean> {
    const before = this.#sights.get(table);
    if (seat === undefined && before?.seat === undefined) return true;
    const sight = await this.#sightOf(table);
    // Whoever has left meanwhile need not be sent away.
    if (!this.#leaving.has(table)) return true;
    this.#sights.set(table, sight);
    return seat === undefined ? sight.lateness === before?.lateness : sight.seat === seat;
  }

  /** They are at a table now, in a seat or beside it. */
  arrive(table: string, seat: string | undefined): void {
    this.#leaving.get(table)?.();
    this.#leaving.set(table, this.#lobby.presence.arrive(table, seat));
  }

  /** They were not let in; what was looked up for that is forgotten. */
  turnAway(table: string): void {
    if (!this.#leaving.has(table)) this.#sights.delete(table);
  }

  leave(table: string): void {
    this.#leaving.get(table)?.();
    this.#leaving.delete(table);
    this.#sights.delete(table);
  }

  leaveAll(): void {
    for (const table of this.#leaving.keys()) this.leave(table);
  }
}
