import { expect, test } from 'vitest';
import type { CourseStand } from '../../client/review-messages.ts';
import type { ReviewStep } from '../store/steps.ts';
import { standsAfter } from './stands-after.ts';

const stand = (line: number): CourseStand => ({ line, points: [], amounts: [[line]] });
const step = (seq: number): ReviewStep => ({ seq, line: seq, seat: 'red', words: 'pass', isAuto: false, events: [] });

test('pictures begin at the start, and have a value for every place on the track', () => {
  const course = { categories: [], amounts: ['coins'], stands: [0, 1, 2, 4].map(stand) };
  expect(standsAfter(course, [1, 2, 4].map(step)).map(({ line }) => line)).toEqual([0, 1, 2, 4]);
  expect(standsAfter(course, [1, 3, 4].map(step)).map(({ line }) => line)).toEqual([0, 1, 1, 4]);
  expect(standsAfter({ ...course, stands: [] }, [step(1)])).toEqual([]);
});
