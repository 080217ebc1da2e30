import { expect, test } from 'vitest';
import { KillPoints, whyIncomplete } from './kill-points.ts';

test('a point at which no server has ended is asked for until one has', () => {
  const points = new KillPoints(() => 0);
  for (let turns = 0; points.missing.length > 0; turns++) {
    expect(turns).toBeLessThan(10 * points.size);
    const point = points.next();
    // Every third server is killed before it gets there.
    if (turns % 3 !== 0) points.note(point);
  }
  expect(points.missing).toEqual([]);
});

test('a full run that missed a point is incomplete, and says which', () => {
  expect(whyIncomplete(200, [])).toBeUndefined();
  expect(whyIncomplete(20, ['before append'])).toBeUndefined();
  expect(whyIncomplete(200, ['before append', 'after due.add'])).toBe(
    'incomplete: of 200 kills none came before append, none after due.add',
  );
});
