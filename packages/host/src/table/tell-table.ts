import { itemAt } from '@fondaco/kernel';
import {
  HIDDEN_WORD,
  parseChoice,
  printRedactedChoice,
  seatsIn,
  standingEntries,
  type Entry,
  type Table,
} from '@fondaco/kernel';
import type { JournalEntry, TableMessage } from '@fondaco/protocol';

/** Who is told, and what they know already. */
export interface Telling {
  /** The table's id. */
  readonly table: string;
  /** The seat looked through; a spectator has none. */
  readonly seat: number | undefined;
  /** The number of lines the viewer was told of. */
  readonly from: number;
  readonly isStored: boolean;
}

/** Where a table stands for a viewer. All of it has passed the view and the redaction of their seat. */
export function tellTable(table: Table, { table: id, seat, from, isStored }: Telling): TableMessage {
  const { chapter, step, header } = table;
  const undoBlock = seat === undefined ? undefined : table.undoBlock(seat);
  const standing = standingEntries(table.entries);
  const kept = standing.filter(({ seq }) => seq <= from);
  return {
    type: 'table',
    table: id,
    ...(seat === undefined ? {} : { seat: table.seats[seat] }),
    seq: table.seq,
    ...(chapter === undefined ? {} : { chapter }),
    ...(step === undefined ? {} : { step }),
    waiting: seatsIn(table.waiting).map((waited) => itemAt(table.seats, waited)),
    isOver: table.isOver,
    ...(header.ended === undefined ? {} : { ended: header.ended }),
    view: table.view(seat).table as TableMessage['view'],
    choices: seat === undefined ? [] : table.choices(seat),
    canUndo: seat !== undefined && table.canUndo(seat),
    ...(undoBlock === undefined ? {} : { undoBlock }),
    keptTo: kept.at(-1)?.seq ?? 0,
    entries: standing.slice(kept.length).map((entry) => tellEntry(table, entry, seat)),
    isStored,
    ...(table.isOver ? { result: table.result() } : {}),
  };
}

function tellEntry(
  table: Table,
  { seq, seat, words, isAuto, events }: Entry,
  viewer: number | undefined,
): JournalEntry {
  return {
    seq,
    seat: itemAt(table.seats, seat),
    words: seat === viewer ? words : redact(table, words),
    isAuto,
    events: table.tell(events, viewer),
  };
}

function redact({ game, seats }: Table, words: string): string {
  const choice = parseChoice(game.verbs, seats, words);
  return choice.ok ? printRedactedChoice(game.verbs, seats, choice.value) : HIDDEN_WORD;
}
