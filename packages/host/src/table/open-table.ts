import { itemAt, lexiconOf, success, UNDO, type Header, type Json, type Proposal, type Table } from '@fondaco/kernel';
import type { SeatPlayer, TableInfo } from '@fondaco/protocol';
import { refuseHost, type HostResult } from '../host-result.ts';
import { Queue } from './queue.ts';
import type { HostServices } from '../services.ts';
import type { HeldSeat } from '../store/held-seat.ts';
import type { StampedChange } from '../store/stamp.ts';
import type { StoredLine, StoredTable } from '../store/store.ts';
import { NO_TABLE, readTable, type ReadTable } from '../store/stored-record.ts';
import { linkLines } from '../store/line-link.ts';
import { LineTimes } from './line-times.ts';
import { SubmissionKeys } from './submission-keys.ts';
import { linkChange, rowOf } from '../store/table-row.ts';

/** What has changed at a table. */
export type TableNews =
  /** Its lines; the first `unchanged` are as they were. */
  | { readonly type: 'lines'; readonly unchanged: number }
  /** Who sits where, or how it ended. */
  | { readonly type: 'seats' }
  /** It cannot be read any more. */
  | { readonly type: 'gone' };

/** Who changes a table, and from which state of it. */
export interface TableChange {
  readonly seat: number;
  /** The number of lines they had seen. */
  readonly seq: number;
  /** Sent twice, it is played once. */
  readonly key?: string | undefined;
  /** Who they are, in the host's own words. */
  readonly by?: string | undefined;
  /** Whether it is still wanted, asked whenever it is about to be made. */
  readonly isWanted?: () => boolean;
}

/** What changes beside the lines. */
export interface Amendment {
  readonly seats: readonly SeatPlayer[];
  /** Who holds a seat from now on, for a store that keeps that. */
  readonly held?: readonly HeldSeat[];
  readonly timing?: Json;
  /** The tags at the head of the record that the engine does not know, if they change. */
  readonly others?: Header['others'];
}

/** Somebody else wrote first. */
const CONFLICT = 'conflict';
type AppendAttempt<T> = HostResult<T> | typeof CONFLICT;

/** So often somebody else may come first before a change is given up. */
const MOST_TRIES = 20;

/**
 * One table in memory, and how it is changed: a change is checked, proposed, stored, committed and then told, and the next one waits for
 * that. Questions wait for nothing. Whoever else writes to the same store is found out by the store, and the table is read again.
 */
export class OpenTable {
  readonly id: string;
  readonly #services: HostServices;
  readonly #changes = new Queue();
  readonly #watchers = new Set<(news: TableNews) => void>();
  #table: Table;
  #row: StoredTable;
  #keys: SubmissionKeys;
  #times: LineTimes;
  #isGone = false;

  private constructor(services: HostServices, { table, row, lines }: ReadTable) {
    this.#services = services;
    this.id = row.id;
    this.#table = table;
    this.#row = row;
    this.#keys = new SubmissionKeys(lines);
    this.#times = new LineTimes(lines);
  }

  static async open(services: HostServices, id: string): Promise<HostResult<OpenTable>> {
    const read = await readTable(services.store, services.games, id);
    return read.ok ? success(new OpenTable(services, read.value)) : read;
  }

  /** The engine's table as it stands; another object once it was read again. */
  get table(): Table {
    return this.#table;
  }

  /** Who sits there, in the order of the seats. */
  get players(): readonly SeatPlayer[] {
    return this.#row.seats;
  }

  /** The table as it is stored. */
  get row(): StoredTable {
    return this.#row;
  }

  /** When the line of a number was said, in milliseconds since 1970. */
  timeOf(seq: number): number | undefined {
    return this.#times.timeOf(seq);
  }

  /** How many lines had been said by an instant. */
  countLines(until: number): number {
    return this.#times.countLines(until);
  }

  /** Whether everything told of it will outlive the process. */
  get isStored(): boolean {
    return this.#services.isStored(this.id);
  }

  describe(): TableInfo {
    const { header, seats, parts } = this.#row;
    const { game } = this.#table;
    return {
      table: this.id,
      game: game.id,
      rules: game.rules,
      seats,
      options: header.options,
      ...(parts === undefined ? {} : { parts }),
      lexicon: lexiconOf(game),
    };
  }

  /** Has somebody told of news; what it returns ends that. */
  watch(watcher: (news: TableNews) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Whether anybody is told of news. */
  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  /** Tells everybody where the table stands once more. */
  tellAgain(): void {
    this.#tell({ type: 'lines', unchanged: this.#table.seq });
  }

  #tell(news: TableNews): void {
    for (const watcher of this.#watchers) watcher(news);
  }

  /** Plays lines for a seat, all or none; the answer is the number of lines then. */
  play(change: TableChange, lines: readonly string[]): Promise<HostResult<number>> {
    return this.#submit(change, () => this.#table.propose(change.seat, change.seq, lines));
  }

  /** Takes the last choice of a seat back; the answer is the number of lines then. */
  undo(change: TableChange): Promise<HostResult<number>> {
    return this.#submit(change, () => {
      const { mostLines = Infinity } = this.#services;
      return this.#table.seq < mostLines
        ? this.#table.proposeUndo(change.seat, change.seq)
        : refuseHost('too-many', 'too much was taken back here');
    });
  }

  #submit(change: TableChange, propose: () => HostResult<Proposal>): Promise<HostResult<number>> {
    return this.#change(async () => {
      // Whoever has seen more lines than are known here was told of them by another host, and may have sent this there before.
      if (change.seq > this.#table.seq) await this.#readOn();
      if (this.#isGone) return NO_TABLE;
      const known = this.#seqOf(change);
      if (known !== undefined) return success(known);
      if (change.isWanted?.() === false) return refuseHost('stale', 'nobody asks for it any more');
      const proposal = propose();
      return proposal.ok ? this.#carryOut(change, proposal.value) : proposal;
    });
  }

  /** How many lines there were after a change that has been made already. */
  #seqOf({ seat, key }: TableChange): number | undefined {
    return key === undefined ? undefined : this.#keys.seqOf(itemAt(this.#table.seats, seat), key);
  }

  /** Stores what is proposed, and only then has it happen. */
  async #carryOut({ key, by }: TableChange, proposal: Proposal): Promise<AppendAttempt<number>> {
    const { from, after } = proposal;
    const at = this.#services.clock.now();
    const mark = { ...(key === undefined ? {} : { key }), ...(by === undefined ? {} : { by }), at };
    const written = rowOf(this.#row, this.#table.header, after, at);
    const said = proposal.lines.map((line): StoredLine => ({ ...line, ...(line.isAuto ? { at } : mark) }));
    const { row, lines } = this.#stamp(linkChange(written, said));
    const done = await this.#append(row, from, lines).catch((error: unknown) => {
      proposal.discard();
      throw error;
    });
    if (done === CONFLICT || !done.ok) {
      proposal.discard();
      return done;
    }
    proposal.commit();
    this.#row = countWrite(row);
    this.#take(from, lines);
    this.#tell({ type: 'lines', unchanged: from });
    return success(this.#table.seq);
  }

  #stamp(change: StampedChange): StampedChange {
    return this.#services.stamp?.(this.#row, change) ?? change;
  }

  /** Takes note of lines that were stored after the first `from`: their keys, when they were said, and what stands behind them. */
  #take(from: number, lines: readonly StoredLine[]): void {
    this.#keys.add(lines);
    this.#times.add(lines);
    for (const [i, { comment }] of lines.entries())
      if (comment !== undefined) this.#table.comment(from + i + 1, comment);
  }

  async #append(
    row: StoredTable,
    from: number,
    lines: readonly StoredLine[],
    held?: readonly HeldSeat[],
  ): Promise<AppendAttempt<void>> {
    const done = await this.#services.store.append(row, from, lines, held);
    if (done.type === 'stored') return success(undefined);
    return done.type === 'conflict' ? CONFLICT : refuseHost('not-stored', done.message);
  }

  /**
   * Changes what stands beside the lines: who sits where, names, an end that is not the rules'. `change` does so at the engine's table and
   * answers who sits where then, or refuses and has changed nothing.
   */
  amend(change: (table: Table, row: StoredTable) => HostResult<Amendment>): Promise<HostResult<void>> {
    return this.#change(async () => {
      const amendment = change(this.#table, this.#row);
      if (!amendment.ok) return amendment;
      const { held, others, ...beside } = amendment.value;
      const { seq } = this.#table;
      const header = others === undefined ? this.#table.header : { ...this.#table.header, others };
      const now = this.#services.clock.now();
      const amended = rowOf({ ...this.#row, ...beside }, header, this.#table, now);
      const { row } = this.#stamp({ row: amended, lines: [] });
      const done = await this.#append(row, seq, [], held);
      if (done === CONFLICT) return done;
      if (!done.ok) {
        await this.#readAgain();
        return done;
      }
      this.#row = countWrite(row);
      if (others === undefined) this.#tell({ type: 'seats' });
      else await this.#readAgain();
      return success(undefined);
    });
  }

  /** Stores all of a table of which the store has nothing any more; where there is something of it, nothing is done. */
  storeAnew(): Promise<HostResult<void>> {
    return this.#changes.run(async () => {
      const { store, clock } = this.#services;
      if ((await store.table(this.id)) !== undefined) return success(undefined);
      const { seats, parts, timing } = this.#row;
      const base = { id: this.id, seats, ...(parts && { parts }), ...(timing && { timing }) };
      const written = rowOf(base, this.#table.header, this.#table, clock.now());
      const said = this.#table.lines(0).map((line, i) => ({ ...line, at: this.timeOf(i + 1) ?? clock.now() }));
      const { row, lines } = this.#stamp(linkChange(written, said));
      const done = await this.#append(row, 0, lines);
      if (done === CONFLICT) return refuseHost('failed', 'others have stored it meanwhile');
      if (!done.ok) return done;
      this.#row = countWrite(row);
      this.#isGone = false;
      return done;
    });
  }

  /** Reads what others have written since, if anything. */
  async refresh(): Promise<void> {
    await this.#changes.run(() => this.#readOn());
  }

  async #readOn(): Promise<void> {
    const { store } = this.#services;
    const from = this.#table.seq;
    const lines = await store.lines(this.id, from);
    const row = await store.table(this.id);
    const hasHeader = JSON.stringify(row?.header) === JSON.stringify(this.#table.header);
    const link = linkLines(this.#row.link, lines);
    const isLinked = row?.link === link || row?.link === undefined;
    if (row === undefined || row.seq !== from + lines.length || !hasHeader || !isLinked || !this.#follow(lines)) {
      await this.#readAgain();
      return;
    }
    const hasOthers = JSON.stringify(row.seats) !== JSON.stringify(this.#row.seats);
    this.#row = { ...row, link };
    this.#take(from, lines);
    if (lines.length > 0) this.#tell({ type: 'lines', unchanged: from });
    if (hasOthers) this.#tell({ type: 'seats' });
  }

  /** Plays lines that others have stored; false if they do not follow from what is known here. */
  #follow(lines: readonly StoredLine[]): boolean {
    const table = this.#table;
    const to = table.seq + lines.length;
    for (const { seat, words, isAuto } of lines) {
      const at = table.seats.indexOf(seat);
      // What is forced the table has played already.
      if (isAuto) continue;
      const done = words === UNDO ? table.undo(at) : table.submit(at, undefined, [words]);
      if (!done.ok) return false;
    }
    return table.seq === to;
  }

  /** One change after another; where somebody else came first, the table is read again and the change judged anew. */
  #change<T>(attempt: () => Promise<AppendAttempt<T>>): Promise<HostResult<T>> {
    return this.#changes.run(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (this.#isGone) return NO_TABLE;
        const done = await attempt();
        if (done !== CONFLICT) return done;
        await this.#readAgain();
      }
      return refuseHost('failed', 'others keep changing the table');
    });
  }

  async #readAgain(): Promise<void> {
    const { store, games, warn } = this.#services;
    const read = await readTable(store, games, this.id);
    if (!read.ok) {
      warn(`table ${this.id} cannot be read again: ${read.error.code}`);
      this.#isGone = true;
      this.#tell({ type: 'gone' });
      return;
    }
    const unchanged = countCommon(this.#table, read.value.table);
    this.#table = read.value.table;
    this.#row = read.value.row;
    this.#keys = new SubmissionKeys(read.value.lines);
    this.#times = new LineTimes(read.value.lines);
    this.#tell({ type: 'lines', unchanged });
    this.#tell({ type: 'seats' });
  }
}

/** The row once it is written. */
function countWrite(row: StoredTable): StoredTable {
  return row.version === undefined ? row : { ...row, version: row.version + 1 };
}

/** How many lines two tables have in common, from the first on. */
function countCommon(one: Table, other: Table): number {
  const differs = one.entries.findIndex((entry, i) => {
    const twin = other.entries.at(i);
    return twin === undefined || twin.seat !== entry.seat || twin.words !== entry.words;
  });
  return differs < 0 ? one.entries.length : differs;
}
