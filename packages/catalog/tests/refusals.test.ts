import {
  Choices,
  currentStep,
  FastRandom,
  isOver,
  LEGAL,
  listChoices,
  NOT_NOW,
  topOf,
  waitingSeats,
  type Game,
} from '@fondaco/kernel';
import { begin, choiceSpace, pickOptions, pickSeat, playRandomChoice, sampleChoices } from '@fondaco/kernel/testing';
import { chapterOf, LANGUAGES } from '@fondaco/texts';
import { describe, expect, test } from 'vitest';
import { readBook } from '../node/index.ts';
import { games } from '../src/index.ts';

const TABLES = 1000;
/** At one decision in so many it is asked why what is not offered is not possible. */
const ASK_EVERY = 40;

/** The clauses of all refusals met at random tables, where anything that can be said is tried. */
function clausesMet(game: Game): ReadonlySet<string> {
  const met = new Set<string>();
  const offered = new Choices();
  const s = game.blank();
  for (let number = 0; number < TABLES; number++) {
    const rng = new FastRandom(number);
    const seats = game.minSeats + (number % (game.maxSeats - game.minSeats + 1));
    const space = choiceSpace(game, seats);
    begin(game, s, { seats, seed: rng.seed(), options: pickOptions(game, seats, rng) });
    for (let decision = rng.below(ASK_EVERY); !isOver(s); decision++) {
      if (decision % ASK_EVERY === 0) {
        const seat = pickSeat(waitingSeats(s), rng);
        const step = currentStep(game.steps, s);
        listChoices(game.steps, s, seat, offered);
        for (const choice of Array.from(sampleChoices(space, offered.toArray(), rng))) {
          const why = step.whyNot(s, seat, choice, topOf(s));
          if (why !== LEGAL) met.add(why === NOT_NOW ? step.clause : (game.reasons[why]?.clause ?? `reason ${why}`));
        }
      }
      playRandomChoice(game, s, rng, offered);
    }
  }
  return met;
}

describe.each(games.map(({ game }) => [game.id, game] as const))('%s', (id, game) => {
  test(`every refusal met at ${TABLES} random tables leads to a place in the rules book`, () => {
    const met = clausesMet(game);
    expect(met.size).toBeGreaterThan(10);
    for (const language of LANGUAGES) {
      const book = readBook(id, language);
      expect([...met].filter((clause) => book === undefined || chapterOf(book, clause) === undefined)).toEqual([]);
    }
  });
});
