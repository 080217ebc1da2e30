import { toHex } from '@fondaco/kernel';
import { SECRET_BYTES } from '@fondaco/protocol';
import { keepForTable, keptForTable } from './kept-by-table.ts';

/** What a browser notes of a table's shuffle: what it added itself, and the seal it was shown before. */
interface NotedShuffle {
  readonly salt: string;
  readonly seal?: string | undefined;
}

const KEY = 'fondaco-shuffles';

/** What this browser adds to a shuffle, drawn by itself. */
export function drawSalt(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** Writes down what was added and shown, so that it can be compared when the table opens its secret at the end. */
export function noteShuffle(table: string, noted: NotedShuffle): void {
  keepForTable(KEY, table, noted);
}

export function notedShuffle(table: string): NotedShuffle | undefined {
  return keptForTable(KEY, table);
}
