import {
  HIDDEN_WORD,
  parseChoice,
  printRedactedChoice,
  seatsIn,
  standingEntries,
  success,
  Table,
  type Game,
  type GameEvent,
  type GameRecord,
  type Line,
  type Result,
} from '@fondaco/kernel';
import type { Answer, Deed, Series, TableMessage } from '@fondaco/protocol';
import { findNearestWay } from './nearest-way.ts';
import { findSeries } from './series.ts';
import { whyNothing } from './why-nothing.ts';

/** A choice and what came of it, as the table knows it: never sent as it is. */
interface KnownDeed {
  readonly seq: number;
  readonly seat: number;
  readonly words: string;
  readonly events: readonly GameEvent[];
}

/**
 * One table as its host keeps it: the engine's table, and what happened so far. Everything that leaves it has passed the view and the
 * redaction of one seat. It neither stores nor waits: whoever runs it does.
 */
export class TableHost {
  readonly table: Table;

  private constructor(table: Table) {
    this.table = table;
  }

  static create(table: Table): TableHost {
    return new TableHost(table);
  }

  static open(game: Game, record: GameRecord): Result<TableHost> {
    const table = Table.open(game, record);
    return table.ok ? success(new TableHost(table.value)) : table;
  }

  /** Plays lines for a seat, all or none. */
  play(seat: number, seq: number | undefined, lines: readonly string[]): Result<unknown> {
    return this.table.submit(seat, seq, lines);
  }

  undo(seat: number): Result<unknown> {
    return this.table.undo(seat);
  }

  /** The lines written after the first `seq`, secrets included: for storage. */
  linesSince(seq: number): readonly Line[] {
    return this.table.lines(seq);
  }

  /** What stands: every choice somebody made, with what it forced, since each can be taken back by itself. */
  get #deeds(): readonly KnownDeed[] {
    const deeds: { seq: number; seat: number; words: string; events: GameEvent[] }[] = [];
    for (const { seq, seat, words, isAuto, events } of standingEntries(this.table.entries)) {
      const last = deeds.at(-1);
      if (!isAuto) deeds.push({ seq, seat, words, events: [...events] });
      else if (last !== undefined) {
        last.seq = seq;
        last.events.push(...events);
      }
    }
    return deeds;
  }

  get countDeeds(): number {
    return this.#deeds.length;
  }

  /** Where the table stands for a seat, with the deeds after the first `kept`. */
  tell(id: string, seat: number | undefined, kept: number, isStored: boolean): TableMessage {
    const { table } = this;
    const view = table.view(seat);
    const step = table.step;
    const undoBlock = seat === undefined ? undefined : table.undoBlock(seat);
    const { chapter } = table;
    return {
      type: 'table',
      table: id,
      ...(seat === undefined ? {} : { seat: table.seats[seat] }),
      seq: table.seq,
      ...(chapter === undefined ? {} : { chapter }),
      ...(step === undefined ? {} : { step }),
      waiting: seatsIn(table.waiting).map((waited) => table.seats[waited]),
      isOver: table.isOver,
      view: view.table as TableMessage['view'],
      choices: seat === undefined ? [] : table.choices(seat),
      canUndo: seat !== undefined && table.canUndo(seat),
      ...(undoBlock === undefined ? {} : { undoBlock }),
      kept,
      deeds: this.#deeds.slice(kept).map((deed) => this.#tellDeed(deed, seat)),
      isStored,
      ...(table.isOver ? { result: table.result() } : {}),
    };
  }

  /**
   * The table as a seat saw it after the first `seq` lines, with the deed that led there: what was learnt later is not in it, because
   * the record is replayed that far and no further. Nothing can be chosen in the past.
   */
  look(id: string, seat: number | undefined, seq: number): Result<TableMessage> {
    const { header, lines } = this.table.record();
    const then = TableHost.open(this.table.game, { header, lines: lines.slice(0, seq), checks: [] });
    if (!then.ok) return then;
    const told = then.value.tell(id, seat, Math.max(0, then.value.countDeeds - 1), true);
    return success({ ...told, choices: [], canUndo: false });
  }

  #tellDeed(deed: KnownDeed, seat: number | undefined): Deed {
    const { table } = this;
    return {
      seq: deed.seq,
      player: table.seats[deed.seat],
      words: deed.seat === seat ? deed.words : this.#redact(deed.words),
      events: table.tell(deed.events, seat),
    };
  }

  #redact(words: string): string {
    const { game, seats } = this.table;
    const choice = parseChoice(game.verbs, seats, words);
    return choice.ok ? printRedactedChoice(game.verbs, seats, choice.value) : HIDDEN_WORD;
  }

  /** What lines would do, on a copy; without events and view if chance or knowledge is in them. */
  preview(seat: number, lines: readonly string[]): Result<Omit<Extract<Answer, { type: 'preview' }>, 're'>> {
    const tried = this.table.preview(seat, lines);
    if (!tried.ok) return tried;
    if (tried.value.isRevealing) return success({ type: 'preview', lines, isRevealing: true, events: [] });
    const { events, view } = tried.value;
    return success({ type: 'preview', lines, isRevealing: false, events, view });
  }

  /** How to say lines of one decision that were picked in any order, and what could be picked besides. */
  series(seat: number, picked: readonly string[]): Result<Series> {
    return findSeries(this.table, seat, picked);
  }

  /** Why nothing with all these words is possible for a seat. */
  whyNot(seat: number, keys: readonly string[]): Omit<Extract<Answer, { type: 'why' }>, 're' | 'type'> {
    const why = whyNothing(this.table, seat, keys);
    const isRuled = why.refusal.code === 'illegal' && why.refusal.reason !== 'legal';
    return isRuled ? { ...why, ...findNearestWay(this.table, seat, why.line) } : why;
  }
}
