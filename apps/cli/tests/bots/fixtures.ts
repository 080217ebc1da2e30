import { decisionFrom, knowledgeOf, type Decision, type BotModel } from '@fondaco/bots';
import { games } from '@fondaco/catalog';
import {
  applyChoice,
  Choices,
  FastRandom,
  isOver,
  itemAt,
  listChoices,
  runToDecision,
  seatsIn,
  seatWords,
  seedChance,
  waitingSeats,
  type State,
} from '@fondaco/kernel';
import { botModels } from '../../src/bots/models.ts';

/** The models of all games. */
export const models: readonly BotModel[] = games.map(({ game }) => botModels.of(game));

/** A decision with more than one choice: the true state, and whose it is. */
export interface Position {
  readonly s: State;
  readonly seat: number;
}

/** Positions from random games at tables of all sizes, about `count` of them, evenly spread. */
export function gatherPositions({ game }: BotModel, count: number, seed: number): Position[] {
  const rng = new FastRandom(seed);
  const positions: Position[] = [];
  const choices = new Choices();
  const s = game.blank();
  while (positions.length < count) {
    s.bytes.fill(0);
    s.seats[0] = game.minSeats + rng.below(game.maxSeats - game.minSeats + 1);
    seedChance(s, rng.seed());
    game.setup(s, { seats: s.seats[0], options: game.options.map(() => 0) });
    runToDecision(game.steps, s);
    while (!isOver(s) && positions.length < count) {
      const waiting = seatsIn(waitingSeats(s));
      const seat = itemAt(waiting, rng.below(waiting.length));
      listChoices(game.steps, s, seat, choices);
      if (choices.length > 1 && rng.below(8) === 0) {
        const copy = game.blank();
        copy.copyFrom(s);
        positions.push({ s: copy, seat });
      }
      applyChoice(game.steps, s, seat, itemAt(choices.list, rng.below(choices.length)));
    }
  }
  return positions;
}

/** What a bot is told in a position. */
export function askIn({ game }: BotModel, s: State, seat: number): Decision {
  const decision = decisionFrom(game, knowledgeOf(game, s, seat), seat, seatWords(itemAt(s.seats, 0)));
  if (!decision.ok) throw new Error(decision.error.message);
  return decision.value;
}
