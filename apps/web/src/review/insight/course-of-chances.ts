import { itemAt } from '@fondaco/kernel';
import type { GameAnalysis, PointAnalysis, Units } from '@fondaco/review';
import type { ReviewStep } from '../store/steps.ts';

/** Every seat's win chance, 0 to 1, after each number of steps. */
export function chancesOf(analysis: GameAnalysis, steps: readonly ReviewStep[]): readonly (readonly number[])[] {
  const after = chancesByLine(analysis);
  const course: Units[] = [analysis.start];
  for (const { seq, line } of steps)
    course.push(after.get(seq) ?? after.get(line) ?? itemAt(course, course.length - 1));
  return course.map((chances) => chances.map((chance) => chance / analysis.unit));
}

/** Answers given at the same time are judged in the order of the seats, but were said in another: chances follow the lines. */
function chancesByLine({ points }: GameAnalysis): ReadonlyMap<number, Units> {
  const lines = points.map(({ line }) => line).toSorted((a, b) => a - b);
  return new Map(points.map(({ after }, i) => [itemAt(lines, i), after]));
}

/** What was found out about each line. */
export function pointsByLine({ points }: GameAnalysis): ReadonlyMap<number, PointAnalysis> {
  return new Map(points.map((point) => [point.line, point]));
}
