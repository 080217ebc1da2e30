import type { Course } from './course.ts';
import type { Entry } from './entry.ts';
import { parseChoice, printChoice, shorten } from './notation.ts';
import { hashPosition } from './position.ts';
import { UNDO, type GameRecord, type Line } from './record.ts';
import { refuse, type Refusal } from './result.ts';
import { whyNotChoice } from './why-not.ts';

/** Told of every line of a record when it has been played, forced ones included. */
export type OnLine = (line: Line, entry: Entry) => void;

/**
 * Plays the lines of a record from its beginning; the first that is not possible, or whose hash differs, is the answer. Forced
 * lines that the record leaves out are played too.
 */
export function replay(course: Course, record: GameRecord, onLine: OnLine): Refusal | undefined {
  const checks = new Map(record.checks.map(({ after, hash }) => [after, hash]));
  const last = record.lines.length;
  for (const [i, line] of record.lines.entries()) {
    const where = `record line ${i + 1} (${line.seat} ${shorten(line.words)})`;
    if (!line.isAuto) playLeftOut(course, onLine);
    const fault = playLine(course, line);
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

function playLine(course: Course, line: Line): Refusal | undefined {
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
    if (!course.canUndo(seat)) return refuse('no-undo', 'there was nothing to take back').error;
    course.undo(seat);
    return undefined;
  }
  const choice = parseChoice(game.verbs, seats, line.words);
  if (!choice.ok) return choice.error;
  const why = whyNotChoice(game, course.state, seats, seat, choice.value);
  if (why === undefined) course.play(seat, choice.value, false);
  return why;
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
