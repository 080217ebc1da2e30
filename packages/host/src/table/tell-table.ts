import { itemAt } from '@fondaco/kernel';
import {
  HIDDEN_WORD,
  parseChoice,
  printRedactedChoice,
  seatsIn,
  standingEntries,
  UNDO,
  type Entry,
  type Game,
  type Table,
} from '@fondaco/kernel';
import type { JournalEntry, TableMessage } from '@fondaco/protocol';
import { verbIn } from '../shared/open-choices.ts';

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
  const { keptTo, added } = entriesAfter(table.entries, from);
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
    keptTo,
    entries: added.map((entry) => tellEntry(table, entry, seat)),
    isStored,
    ...(table.isOver ? { result: table.result() } : {}),
  };
}

/** What stands after the first `from` lines, and up to where those stand that the viewer was told of. */
function entriesAfter(
  entries: readonly Entry[],
  from: number,
): { readonly keptTo: number; readonly added: readonly Entry[] } {
  const count = Math.min(Math.max(0, from), entries.length);
  // As a rule nothing was taken back, and what came before need not be looked at.
  const isUndone = entries.slice(Math.max(0, count - 1)).some(({ words }) => words === UNDO);
  if (!isUndone) return { keptTo: count, added: entries.slice(count) };
  const standing = standingEntries(entries);
  const kept = standing.filter(({ seq }) => seq <= count);
  return { keptTo: kept.at(-1)?.seq ?? 0, added: standing.slice(kept.length) };
}

/** The verbs of which everybody may hear every word. */
const OPEN_VERBS = new WeakMap<Game, ReadonlySet<string>>();

function openVerbsOf(game: Game): ReadonlySet<string> {
  const known = OPEN_VERBS.get(game);
  if (known !== undefined) return known;
  const open = game.verbs.filter(({ args }) => args.every(({ isSecret }) => isSecret !== true));
  const names = new Set(open.map(({ name }) => name));
  OPEN_VERBS.set(game, names);
  return names;
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
  if (openVerbsOf(game).has(verbIn(words))) return words;
  const choice = parseChoice(game.verbs, seats, words);
  return choice.ok ? printRedactedChoice(game.verbs, seats, choice.value) : HIDDEN_WORD;
}
