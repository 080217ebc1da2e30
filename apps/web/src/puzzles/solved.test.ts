import type { Puzzle } from '@fondaco/review';
import { expect, test } from 'vitest';
import { afterEnd, puzzleKey, type EndedPuzzle, type SolvedSoFar } from './solved.ts';

const NONE: SolvedSoFar = { outcomes: {}, days: [] };
const daily: EndedPuzzle = { key: 'go/1', outcome: 'solved', hasHint: false, isDaily: true, today: '2026-11-18' };

test('the puzzle of the day counts for the streak, whenever it was seen before', () => {
  for (const outcome of ['solved', 'failed', 'shown'] as const) {
    const seen = afterEnd(NONE, { ...daily, outcome, isDaily: false, today: '2026-11-01' });
    expect(afterEnd(seen, daily).days).toContain('2026-11-18');
    expect(afterEnd(seen, { ...daily, isDaily: false }).days).not.toContain('2026-11-18');
  }
});

test('what was failed, shown or hinted at today does not count today', () => {
  const shown = afterEnd(NONE, { ...daily, outcome: 'shown' });
  expect(afterEnd(shown, daily).days).toEqual([]);
  expect(afterEnd(afterEnd(NONE, { ...daily, hasHint: true }), daily).days).toEqual([]);
  // Another one does, and tomorrow it does itself.
  expect(afterEnd(shown, { ...daily, key: 'go/2', isDaily: false }).days).toEqual(['2026-11-18']);
  expect(afterEnd(shown, { ...daily, today: '2026-11-19' }).days).toEqual(['2026-11-19']);
  expect(afterEnd(afterEnd(NONE, daily), daily).days).toEqual(['2026-11-18']);
});

test('a puzzle is remembered by what lies on the table, not by its place in the set', () => {
  const puzzle: Puzzle = {
    game: 'go',
    rules: 1,
    position: { stones: 1 },
    seat: 'red',
    choices: [],
    difficulty: 'easy',
  };
  expect(puzzleKey('own', { ...puzzle, position: { stones: 1 } })).toBe(puzzleKey('own', puzzle));
  expect(puzzleKey('own', { ...puzzle, position: { stones: 2 } })).not.toBe(puzzleKey('own', puzzle));
});
