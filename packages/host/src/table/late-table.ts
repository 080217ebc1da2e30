import { Table, UNDO, type GameRecord } from '@fondaco/kernel';
import type { SeatPlayer } from '@fondaco/protocol';
import type { HostServices } from '../services.ts';
import type { OpenTable, TableNews } from './open-table.ts';

/** A table as it is shown: as it stands, or as it stood a while ago. */
export type ShownTable = Pick<OpenTable, 'id' | 'players' | 'table' | 'isStored' | 'watch'>;

/**
 * A table as it stood a while ago, for those who watch. Only lines older than the delay are in it, whoever said them: what is told of it, and
 * when, follows from what had happened by then.
 */
class LateTable implements ShownTable {
  readonly #services: HostServices;
  readonly #open: OpenTable;
  readonly #delay: number;
  readonly #watchers = new Set<(news: TableNews) => void>();
  #past: Table | undefined;
  #unwatch: () => void = () => undefined;
  #callOff: () => void = () => undefined;

  constructor(services: HostServices, open: OpenTable, delay: number) {
    this.#services = services;
    this.#open = open;
    this.#delay = delay;
  }

  get id(): string {
    return this.#open.id;
  }

  get players(): readonly SeatPlayer[] {
    return this.#open.players;
  }

  get isStored(): boolean {
    return this.#open.isStored;
  }

  /** Where it stood; the table itself once everything about it is old enough. */
  get table(): Table {
    const until = this.#services.clock.now() - this.#delay;
    const { table, row } = this.#open;
    if (row.playedAt <= until) return table;
    this.#past = this.#pastAt(this.#open.countLines(until));
    return this.#past;
  }

  #pastAt(seq: number): Table {
    const past = this.#past;
    if (past !== undefined && past.seq <= seq && this.#follow(past, seq)) return past;
    const { game, header, lines } = this.#recordOf();
    const { ended: _, ...begun } = header;
    const opened = Table.open(game, { header: begun, lines: lines.slice(0, seq), checks: [] });
    if (!opened.ok) throw new Error(`table ${this.id} cannot be shown as it stood: ${opened.error.message}`);
    return opened.value;
  }

  #recordOf(): Pick<GameRecord, 'header' | 'lines'> & Pick<Table, 'game'> {
    const { table } = this.#open;
    return { game: table.game, ...table.record() };
  }

  /** Plays what has grown old enough since; false if that does not follow from what was shown. */
  #follow(past: Table, seq: number): boolean {
    for (const { seat, words, isAuto } of this.#open.table.entries.slice(past.seq, seq)) {
      // What is forced the table has played already.
      if (isAuto) continue;
      const done = words === UNDO ? past.undo(seat) : past.submit(seat, undefined, [words]);
      if (!done.ok) return false;
    }
    return past.seq === seq;
  }

  watch(watcher: (news: TableNews) => void): () => void {
    this.#watchers.add(watcher);
    if (this.#watchers.size === 1) {
      this.#unwatch = this.#open.watch((news) => this.#receive(news));
      this.#tellLater();
    }
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size > 0) return;
      this.#unwatch();
      this.#callOff();
    };
  }

  #receive(news: TableNews): void {
    if (news.type === 'lines' && news.unchanged < (this.#past?.seq ?? 0)) this.#past = undefined;
    if (news.type !== 'lines') this.#tell(news);
    if (news.type !== 'gone') this.#tellLater();
  }

  #tell(news: TableNews): void {
    for (const watcher of this.#watchers) watcher(news);
  }

  /** Tells when the next lines, or the end, are old enough. */
  #tellLater(): void {
    this.#callOff();
    if (this.#delay === Infinity) return;
    const now = this.#services.clock.now();
    const known = this.table.seq;
    const next = this.#open.timeOf(known + 1) ?? this.#open.row.playedAt;
    if (next + this.#delay <= now) return;
    this.#callOff = this.#services.clock.after(next + this.#delay - now, () => {
      this.#tell({ type: 'lines', unchanged: known });
      this.#tellLater();
    });
  }
}

const LATE_TABLES = new WeakMap<OpenTable, Map<number, LateTable>>();

/** A table as it stood so many milliseconds ago; the same for all who watch it so late. */
export function showLate(services: HostServices, open: OpenTable, delay: number): ShownTable {
  if (delay === 0) return open;
  const known = LATE_TABLES.get(open) ?? new Map<number, LateTable>();
  LATE_TABLES.set(open, known);
  const late = known.get(delay) ?? new LateTable(services, open, delay);
  known.set(delay, late);
  return late;
}
