import type { Game } from './game.ts';
import { UNDO_CHOICE, type LineLog } from './lines.ts';
import { printChoice, printRedactedChoice } from './notation.ts';
import { UNDO, type Check, type GameRecord, type Header, type Line } from './record.ts';

/** What a table writes its record from. */
export interface RecordSource {
  readonly game: Game;
  readonly header: Header;
  readonly lines: LineLog;
  readonly checks: readonly Check[];
  /** The fingerprint of the state after the last line. */
  readonly hash: string;
}

/** The whole record, seed included. */
export function writeRecord(source: RecordSource): GameRecord {
  return recordWith(source, source.header, (line) => writeLine(source, line));
}

/**
 * The record of a running game as a seat or a spectator may have it: secret words hidden and no seed. Nor hashes where the table
 * began with a position: its key may be known, and then trying out deals against a hash tells which is true.
 */
export function writeRecordFor(source: RecordSource, seat: number | undefined): GameRecord {
  const { game, header, lines } = source;
  const { seed, position: _, ...open } = header;
  const record = recordWith(source, open, (line) => {
    const choice = lines.choice(line);
    const written = writeLine(source, line);
    if (lines.seat(line) === seat || choice === UNDO_CHOICE) return written;
    return { ...written, words: printRedactedChoice(game.verbs, header.players, choice) };
  });
  if (seed !== undefined) return record;
  return { ...record, checks: record.checks.map(({ after }) => ({ after, hash: '?' })) };
}

function recordWith({ lines, checks, hash }: RecordSource, header: Header, write: (line: number) => Line): GameRecord {
  const { length } = lines;
  return {
    header,
    lines: Array.from({ length }, (_, line) => write(line)),
    checks: [...checks.filter(({ after }) => after !== length), { after: length, hash }],
  };
}

/** One line in words. */
export function writeLine({ game, header, lines }: Omit<RecordSource, 'checks' | 'hash'>, line: number): Line {
  const choice = lines.choice(line);
  const words = choice === UNDO_CHOICE ? UNDO : printChoice(game.verbs, header.players, choice);
  return { player: header.players[lines.seat(line)], words, isAuto: lines.isAuto(line) };
}
