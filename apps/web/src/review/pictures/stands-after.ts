import { itemAt } from '@fondaco/kernel';
import type { CourseStand, GameCourse } from '../../client/review-messages.ts';
import type { ReviewStep } from '../store/steps.ts';

/** How everything stood at the start and after each step: as many as there are places on the track. */
export function standsAfter({ stands }: GameCourse, steps: readonly ReviewStep[]): readonly CourseStand[] {
  const byLine = new Map(stands.map((stand) => [stand.line, stand]));
  const course = stands.slice(0, 1);
  if (course.length === 0) return [];
  for (const { seq } of steps) course.push(byLine.get(seq) ?? itemAt(course, course.length - 1));
  return course;
}
