import type { Course } from './course.ts';
import { standingEntries, type Entry } from './entry.ts';
import { printChoice, shorten } from '../notation.ts';
import { hashPosition } from '../position.ts';
import { UNDO, type GameRecord, type Line } from '../record/record.ts';
import { refuse, type Refusal } from '../result.ts';
import { only } from '../seats.ts';
import { isChanceDrawn, type State } from '../state.ts';
import { applyChoice, waitingSeats } from '../steps.ts';
import { readChoice } from './try-lines.ts';

/** Told of every line of a record when it has been played, forced ones included. */
export type OnLine = (line: Line, entry: Entry) => void;

/**
 * Plays the lines of a record from its beginning; the first that is not possible, or whose hash differs, is the answer. Forced
 * lines that the record leaves out are played too. `first` is a copy of the state it begins with.
 */
export function replay(course: Course, first: State, record: GameRecord, onLine: OnLine): Refusal | undefined {
  const checks = new Map(record.checks.map(({ after, hash }) => [after, hash]));
  const last = record.lines.length;
  for (const [i, line] of record.lines.entries()) {
    const where = `record line ${i + 1} (${line.seat} ${shorten(line.words)})`;
    if (!line.isAuto) playLeftOut(course, onLine);
    const fault = playLine(course, first, line);
    if (fault !== undefined) return { ...fault, code: 'bad-record', where };
    onLine(line, course.settle()[0]);
    const isCompared = i + 1 < last && course.length === i + 1;
    const difference = isCompared ? refuseHash(course, checks.get(i + 1), where) : undefined;
    if (difference !== undefined) return difference;
  }
  const atLast = refuseHash(course, checks.get(last), 'the end');
  if (course.forced() === undefined) return atLast;
  playLeftOut(course, onLine);
  return atLast === undefined ? undefined : refuseHash(course, checks.get(last), 'the end');
}

function playLine(course: Course, first: State, line: Line): Refusal | undefined {
  const { game, seats } = course;
  const seat = seats.indexOf(line.seat);
  if (line.isAuto) {
    const forced = course.forced();
    const isForced = forced?.seat === seat && printChoice(game.verbs, seats, forced.choice) === line.words;
    if (!isForced) return refuse('bad-record', 'is marked as forced, but the rules do not force it').error;
    course.play(seat, forced.choice, true);
    return undefined;
  }
  if (line.words === UNDO) {
    if (course.canUndo(seat)) course.undo(seat);
    else if (!undoAsBefore(course, first, seat)) return refuse('no-undo', 'there was nothing to take back').error;
    return undefined;
  }
  const choice = readChoice(course, seat, line.words);
  if (!choice.ok) return choice.error;
  course.play(seat, choice.value, false);
  return undefined;
}

/**
 * Takes a choice back that the table would not let be taken back today. What a choice lets others learn is marked better and better,
 * and undo goes less far then; a record from before must still open. Chance drawn or another seat's decision have always barred the way.
 */
function undoAsBefore(course: Course, first: State, seat: number): boolean {
  const { game, history, state } = course;
  const standing = standingEntries(history.entries);
  const last = standing.findLastIndex(({ isAuto }) => !isAuto);
  if (last < 0 || waitingSeats(state) !== only(seat)) return false;
  const then = game.blank();
  then.copyFrom(first);
  for (const entry of standing.slice(0, last))
    applyChoice(game.steps, then, entry.seat, history.choices[entry.seq - 1]);
  if (waitingSeats(then) !== only(seat) || isChanceDrawn(then, state)) return false;
  course.undoTo(then, seat);
  return true;
}

function playLeftOut(course: Course, onLine: OnLine): void {
  course.playForced();
  for (const entry of course.settle())
    onLine({ seat: course.seats[entry.seat], words: entry.words, isAuto: entry.isAuto }, entry);
}

function refuseHash(course: Course, claimed: string | undefined, where: string): Refusal | undefined {
  if (claimed === undefined || claimed === '?') return undefined;
  const hash = hashPosition(course.game, course.state, course.seats);
  if (claimed === hash) return undefined;
  const message = `the position's hash is ${hash} here, not ${claimed}: a line above was changed, or the rules were`;
  return refuse('bad-record', message, { where }).error;
}
