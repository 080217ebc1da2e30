import { expect, test } from 'vitest';
import type { JudgedChoice, JudgedDecision } from './analysis.ts';
import { isPuzzle } from './puzzle.ts';
import { POINT, UNIT } from './units.ts';

/** A choice after which the first seat of two has so many points of win chance. */
function choice(points: number, isChosen: boolean): JudgedChoice {
  const own = points * POINT;
  return { words: 'pass', line: ['pass'], chances: [own, UNIT - own], lead: 0, reasons: [], isChosen };
}

function decision(choices: readonly JudgedChoice[], journeymansPlace: number): JudgedDecision {
  return {
    choices,
    offered: choices.length,
    loss: 0,
    error: 0,
    lostPoints: 0,
    stakes: 0,
    isEqual: false,
    journeymansPlace,
  };
}

test('a puzzle has a choice 5 points better than the next, which was found, and is not the first to come to mind', () => {
  const clear = [choice(60, true), choice(55, false)];
  expect(isPuzzle(decision(clear, 2), 0)).toBe(true);
  expect(isPuzzle(decision(clear, 1), 0)).toBe(false);
  expect(isPuzzle(decision([choice(60, true), choice(55.1, false)], 2), 0)).toBe(false);
  expect(isPuzzle(decision([choice(60, false), choice(50, true)], 2), 0)).toBe(false);
  expect(isPuzzle(decision([choice(60, true)], 2), 0)).toBe(false);
});
