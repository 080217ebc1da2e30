import { SECRET_BYTES, toHex, type NotedChance } from '@fondaco/kernel';
import type { GatheringInfo } from '@fondaco/protocol';
import { keepForTable, keptForTable } from '../../client/kept-by-table.ts';

/** What a browser notes of a table's shuffle: what it added itself, and the seal it was shown before. */
interface NotedShuffle {
  /** Absent where nothing was added: by whoever takes a seat over at a table that is played. */
  readonly salt?: string;
  readonly seal?: string | undefined;
}

const KEY = 'fondaco-shuffles';

/** What this browser adds to a shuffle, drawn by itself. */
export function drawSalt(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** What to note of whoever sat down with a salt: cards that are shuffled already are not shuffled by it. */
export function shuffleToNote({ phase, seal }: Pick<GatheringInfo, 'phase' | 'seal'>, salt: string): NotedShuffle {
  return phase === 'gathering' ? { salt, seal } : { seal };
}

/** What a finished record must agree with, by what was noted for whoever sits in a seat now. */
export function chanceToCompare(noted: NotedShuffle | undefined, seat: string | undefined): NotedChance {
  const { seal, salt } = noted ?? {};
  return {
    ...(seal === undefined ? {} : { seal }),
    ...(salt === undefined || seat === undefined ? {} : { seat, salt }),
  };
}

/** Writes down what was added and shown, so that it can be compared when the table opens its secret at the end. */
export function noteShuffle(table: string, noted: NotedShuffle): void {
  keepForTable(KEY, table, noted);
}

export function notedShuffle(table: string): NotedShuffle | undefined {
  return keptForTable(KEY, table);
}
