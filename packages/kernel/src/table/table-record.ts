import type { Course } from './course.ts';
import type { Entry } from './entry.ts';
import { printRedactedChoice } from '../notation.ts';
import { hashPosition } from '../position.ts';
import { UNDO, type Comment, type GameRecord, type Header, type Line } from '../record/record.ts';

/** What a table writes its record from. */
export interface RecordSource {
  readonly header: Header;
  readonly course: Course;
  /** What stands behind lines, by their number. */
  readonly comments: ReadonlyMap<number, string>;
  /** What stands on rows of its own. */
  readonly remarks: readonly Comment[];
}

/** The whole record, seed included. */
export function writeRecord(source: RecordSource): GameRecord {
  const { header, course, remarks } = source;
  const lines = course.history.entries.map((entry) => writeLine(source, entry));
  const record = { header, lines, checks: writeChecks(course) };
  return remarks.length === 0 ? record : { ...record, comments: remarks };
}

function writeChecks({ game, seats, kept, length, state }: Course): GameRecord['checks'] {
  const then = game.blank();
  const before = kept.filter(({ after }) => after !== length);
  return [...before, { after: length, bytes: state.bytes }].map(({ after, bytes }) => {
    then.bytes.set(bytes);
    return { after, hash: hashPosition(game, then, seats) };
  });
}

/**
 * The record of a running game as a seat or a spectator may have it: secret words hidden, no seed, and nothing that somebody wrote
 * beside the lines. Nor hashes where the table began with a position: its key may be known, and then trying out deals against a
 * hash tells which is true.
 */
export function writeRecordFor(source: RecordSource, seat: number | undefined): GameRecord {
  const { header, course } = source;
  const { seed, position: _, ...open } = header;
  const lines = course.history.entries.map((entry) => {
    const { comment: __, ...line } = writeLine(source, entry);
    return entry.seat === seat || entry.words === UNDO ? line : { ...line, words: redact(course, entry) };
  });
  const checks = writeChecks(course);
  return {
    header: { ...open, others: [] },
    lines,
    checks: seed === undefined ? checks.map(({ after }) => ({ after, hash: '?' })) : checks,
  };
}

function redact({ game, seats, history }: Course, { seq }: Entry): string {
  return printRedactedChoice(game.verbs, seats, history.choices[seq - 1]);
}

/** One line in words. */
export function writeLine({ header, comments }: Pick<RecordSource, 'header' | 'comments'>, entry: Entry): Line {
  const comment = comments.get(entry.seq);
  const line = { seat: header.seats[entry.seat], words: entry.words, isAuto: entry.isAuto };
  return comment === undefined ? line : { ...line, comment };
}
