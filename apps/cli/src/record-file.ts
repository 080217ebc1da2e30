import { parseRecord, Table, type GameRecord } from '@fondaco/kernel';
import { done, printRefusal, wrong, type Attempt } from './attempt.ts';
import { readText } from './files.ts';
import { chooseGame, type ChosenGame } from './game-choice.ts';

/** A record, and the game it is of. */
export interface OpenedRecord extends ChosenGame {
  readonly record: GameRecord;
}

/** Reads a record without replaying it. */
export function readRecordFile(file: string, board: string | undefined): Attempt<OpenedRecord> {
  const text = readText(file);
  if (!text.ok) return text;
  const record = parseRecord(text.value);
  if (!record.ok) return wrong(`${file}: ${printRefusal(record.error)}`);
  const chosen = chooseGame(record.value.header.game, board, record.value.header.rules);
  return chosen.ok ? done({ ...chosen.value, record: record.value }) : wrong(`${file}: ${chosen.message}`);
}

/** Replays a record to its end, to the hashes it carries. */
export function openRecordFile(
  file: string,
  board: string | undefined,
): Attempt<OpenedRecord & { readonly table: Table }> {
  const read = readRecordFile(file, board);
  if (!read.ok) return read;
  const table = Table.open(read.value.game, read.value.record);
  return table.ok ? done({ ...read.value, table: table.value }) : wrong(`${file}: ${printRefusal(table.error)}`);
}
