import { Choices, FastRandom, isOver, topOf } from '@fondaco/kernel';
import { begin, playRandomChoice } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { SLOT } from '../frames.ts';
import { augsburg1520 } from '../index.ts';
import { MAXIMILIAN } from '../pieces.ts';
import { STEP } from '../step-numbers.ts';
import { reasons } from './reasons.ts';

const SEATS = 3;
/** What is said of notes. */
const OF_NOTES = ['bid-passed', 'hand-notes-maximilian', 'hand-strength', 'hand-jokers'] as const;

test('notes are a reason at every auction but the last of the game', () => {
  const s = augsburg1520.blank();
  const choices = new Choices();
  const rng = new FastRandom(5);
  begin(augsburg1520, s, { seats: SEATS, seed: rng.seed() });
  const rounds = s.parts.rounds[SEATS];
  let [last, earlier] = [0, 0];
  while (!isOver(s)) {
    const at = topOf(s);
    if (s.frames[at] === STEP.bid) {
      const isLast = s.round[0] === rounds && s.frames[at + SLOT.bid.noble] === MAXIMILIAN;
      for (const name of OF_NOTES) expect(reasons[name].isReason(s)).toBe(!isLast);
      if (isLast) last++;
      else earlier++;
    }
    playRandomChoice(augsburg1520, s, rng, choices);
  }
  for (const name of OF_NOTES) expect(reasons[name].isReason(s)).toBe(false);
  expect(Math.min(last, earlier)).toBeGreaterThan(0);
});
