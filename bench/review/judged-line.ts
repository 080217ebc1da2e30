import type { BotModel } from '@fondaco/bots';
import { UNDO, type FastRandom, type GameRecord } from '@fondaco/kernel';
import { openReview, type ChoiceCost, type Depth, type Review } from '@fondaco/review';

export function openAt(model: BotModel, record: GameRecord, depth: Depth): Review {
  const review = openReview(model, record, { depth });
  if (!review.ok) throw new Error(review.error.message);
  return review.value;
}

export function isMistake(cost: ChoiceCost | undefined): boolean {
  return cost?.mark === 'mistake' || cost?.mark === 'blunder';
}

/** The lines of a record that a table did not play by itself, in a random order. */
export function shuffledLines(record: GameRecord, rng: FastRandom): number[] {
  const lines = record.lines.flatMap(({ isAuto, words }, i) => (isAuto || words === UNDO ? [] : [i + 1]));
  return lines
    .map((line) => ({ line, at: rng.word() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => line);
}
