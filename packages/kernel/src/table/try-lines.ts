import { parseChoice } from '../notation.ts';
import { refuse, success, type Result } from '../result.ts';
import { copyCourse, dropCourse, type Course } from './course.ts';
import { whyNotChoice } from './why-not.ts';

const MOST_LINES = 100;

/** The choice a line of a seat stands for, or why it is not possible. */
export function readChoice({ game, seats, state }: Course, seat: number, line: string): Result<number> {
  const choice = parseChoice(game.verbs, seats, line);
  const why = choice.ok ? whyNotChoice(game, state, seats, seat, choice.value) : undefined;
  return why === undefined ? choice : { ok: false, error: why };
}

/** Plays lines of a seat and what they force on a copy of the course: the one way lines of people are played, previewed or not. */
export function tryLines(from: Course, seat: number, lines: readonly string[]): Result<Course> {
  if (lines.length === 0 || lines.length > MOST_LINES)
    return refuse('illegal', `a submission holds 1 to ${MOST_LINES} lines`);
  const course = copyCourse(from);
  for (const [i, line] of lines.entries()) {
    const choice = readChoice(course, seat, line);
    if (!choice.ok) {
      dropCourse(course);
      return lines.length === 1 ? choice : { ok: false, error: { ...choice.error, where: `lines[${i}]` } };
    }
    course.play(seat, choice.value, false);
    course.playForced();
  }
  return success(course);
}
