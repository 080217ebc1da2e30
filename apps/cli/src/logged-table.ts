import { Table, UNDO, type Game, type GameEvent, type GameRecord, type Result } from '@fondaco/kernel';
import { done, printRefusal, wrong, type Attempt } from './attempt.ts';

/** What one submission made happen: it is the lines from `from` to `to`, forced ones included, counted from 1. */
export interface Entry {
  readonly from: number;
  readonly to: number;
  readonly events: readonly GameEvent[];
}

/** A table, and what happened at it since it began. */
export class LoggedTable {
  readonly table: Table;
  readonly entries: Entry[] = [];

  constructor(table: Table) {
    this.table = table;
  }

  /** Replays a record, or its first lines, to the hashes it carries. Forced lines follow by themselves. */
  static open(game: Game, record: GameRecord, to = record.lines.length): Attempt<LoggedTable> {
    const { header } = record;
    const lines = record.lines.slice(0, to);
    const verified = Table.open(game, { header, lines, checks: record.checks.filter(({ after }) => after <= to) });
    if (!verified.ok) return wrong(printRefusal(verified.error));
    const begun = Table.open(game, { header, lines: [], checks: [] });
    if (!begun.ok) return wrong(printRefusal(begun.error));
    const logged = new LoggedTable(begun.value);
    for (const { player, words, isAuto } of lines) {
      if (isAuto) continue;
      const seat = begun.value.players.indexOf(player);
      const again = words === UNDO ? logged.undo(seat) : logged.submit(seat, words);
      if (!again.ok) throw new Error(`a verified record does not replay: ${player} ${words}`);
    }
    return done(logged);
  }

  submit(seat: number, line: string): Result<readonly GameEvent[]> {
    const from = this.table.seq + 1;
    const events = this.table.submit(seat, undefined, [line]);
    if (events.ok) this.entries.push({ from, to: this.table.seq, events: events.value });
    return events;
  }

  undo(seat: number): Result<void> {
    const undone = this.table.undo(seat);
    if (undone.ok) this.entries.push({ from: this.table.seq, to: this.table.seq, events: [] });
    return undone;
  }
}
