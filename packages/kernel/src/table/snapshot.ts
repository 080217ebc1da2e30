import { Course, type UndoBlock } from './course.ts';
import type { Entry } from './entry.ts';
import type { Game } from '../game.ts';
import { fromHex, toHex } from '../chance/hex.ts';
import { parseChoice } from '../notation.ts';
import { hashPosition } from '../position.ts';
import { UNDO, type Comment, type Header } from '../record/record.ts';
import { refuse, success, type Result } from '../result.ts';

/** The memory of a state in hexadecimal digits, after so many lines. */
interface StateText {
  readonly after: number;
  readonly bytes: string;
}

/**
 * A table as plain data that JSON can hold: for caches, to have it again without replaying. It depends on how a state lies in memory,
 * so a record is what is stored, and a snapshot that does not fit any more is refused.
 */
export interface TableSnapshot {
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly comments: readonly (readonly [seq: number, text: string])[];
  readonly remarks: readonly Comment[];
  readonly state: string;
  readonly base: StateText;
  readonly kept: readonly StateText[];
  readonly block: UndoBlock;
  readonly touched: readonly number[];
  /** The hash of the position. */
  readonly hash: string;
}

/** The part of a snapshot that lines change. */
export function writeCourse(course: Course): Omit<TableSnapshot, 'header' | 'comments' | 'remarks'> {
  return {
    entries: [...course.history.entries],
    state: toHex(course.state.bytes),
    base: { after: course.baseLine, bytes: toHex(course.base) },
    kept: course.kept.map(({ after, bytes }) => ({ after, bytes: toHex(bytes) })),
    block: course.block,
    touched: [...course.touched],
    hash: hashPosition(course.game, course.state, course.seats),
  };
}

/** The course of a snapshot's table, if this game can still read it. */
export function readCourse(game: Game, snapshot: TableSnapshot): Result<Course> {
  const { header, entries, base } = snapshot;
  const unreadable = refuse('bad-record', 'the snapshot is of another version: replay the record', {
    where: 'snapshot',
  });
  if (header.game !== game.id || header.rules !== game.rules || header.parts !== game.partsHash) return unreadable;
  const course = new Course(game, header.seats);
  const { bytes: stateBytes } = course.state;
  const kept = snapshot.kept.map(({ after }) => ({ after, bytes: new Uint8Array(stateBytes.length) }));
  const isRead =
    fillBytes(stateBytes, snapshot.state) &&
    fillBytes(course.base, base.bytes) &&
    kept.every(({ bytes }, i) => fillBytes(bytes, snapshot.kept[i].bytes));
  if (!isRead) return unreadable;
  for (const entry of entries) {
    const choice = entry.words === UNDO ? success(-1) : parseChoice(game.verbs, header.seats, entry.words);
    if (!choice.ok) return unreadable;
    course.history.entries.push(entry);
    course.history.choices.push(choice.value);
  }
  course.length = entries.length;
  course.baseLine = base.after;
  course.block = snapshot.block;
  course.touched.set(snapshot.touched);
  course.kept = kept;
  return isSame(course, snapshot.hash) ? success(course) : unreadable;
}

function fillBytes(filled: Uint8Array, text: string): boolean {
  const bytes = fromHex(text, filled.length);
  if (bytes !== undefined) filled.set(bytes);
  return bytes !== undefined;
}

/** Whether the state still says what it said. Memory of another layout may hold anything, so that printing it may even fail. */
function isSame({ game, state, seats }: Course, hash: string): boolean {
  try {
    return hashPosition(game, state, seats) === hash;
  } catch {
    return false;
  }
}
