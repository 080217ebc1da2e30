import type { GameEvent } from '../event.ts';
import { UNDO } from '../record/record.ts';

/** One line of a table as it was played: who, what, and what came of it. */
export interface Entry {
  /** The number of lines after it. */
  readonly seq: number;
  readonly seat: number;
  readonly words: string;
  /** The only choice there was, made by the table itself. */
  readonly isAuto: boolean;
  readonly events: readonly GameEvent[];
}

/** The lines that were not taken back, from the first `from` on, which must stand themselves: undo lines are not among them. */
export function standingEntries(entries: readonly Entry[], from = 0): Entry[] {
  const standing: Entry[] = [];
  for (let i = from; i < entries.length; i++) {
    if (entries[i].words !== UNDO) standing.push(entries[i]);
    else {
      while (standing.at(-1)?.isAuto === true) standing.pop();
      standing.pop();
    }
  }
  return standing;
}
