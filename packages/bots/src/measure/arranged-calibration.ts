import { applyChoice, Choices, isOver, itemAt, waitingSeats, type FastRandom, type State } from '@fondaco/kernel';
import { judgeOf, type BotModel } from '../judge/bot-model.ts';
import type { Judge } from '../judge/judge.ts';
import { arrangeFor, type ArrangedPlayer } from '../learn/arrangement.ts';
import { beginGame, firstWaiting } from '../play/begin-game.ts';
import { journeymansChoice } from './journeymans-choice.ts';
import { sharesOfWinners } from './winner-shares.ts';

/** Positions that somebody was given: how many, the sum of the probabilities their seats were given, and of their victories. */
export interface ArrangedCalibration {
  readonly positions: number;
  readonly given: number;
  readonly won: number;
}

/** Decisions of a seat before the longest opening ends. */
const LONGEST_OPENING = 50;

/**
 * Compares hopes with outcomes where no game comes by itself: journeymen play to somewhere in the middle, one seat is given what the
 * arrangement says, and journeymen play on.
 */
export function calibrateArranged<S extends State>(
  model: BotModel<S>,
  arrangement: ArrangedPlayer,
  { games, seats }: { readonly games: number; readonly seats: number },
  rng: FastRandom,
): ArrangedCalibration {
  const { game } = model;
  const judge = judgeOf(model);
  const s = game.blank();
  let [positions, given, won] = [0, 0, 0];
  for (let n = 0; n < games; n++) {
    const seat = rng.below(seats);
    beginGame(game, s, seats, rng);
    playOn(model, judge, s, rng, rng.below(LONGEST_OPENING * seats));
    if (isOver(s) || !arrangeFor(game, s, seat, arrangement, rng)) continue;
    judge.value(s, seat);
    const hope = judge.win;
    playOn(model, judge, s, rng, Infinity);
    positions++;
    given += hope;
    won += itemAt(sharesOfWinners(game, s), seat);
  }
  return { positions, given, won };
}

/** Lets journeymen of one sample play, to the end or for so many decisions. */
function playOn<S extends State>(model: BotModel<S>, judge: Judge<S>, s: S, rng: FastRandom, decisions: number): void {
  const { game } = model;
  const choices = new Choices();
  for (let left = decisions; left > 0 && !isOver(s);) {
    const seat = firstWaiting(waitingSeats(s));
    const choice = journeymansChoice(model, judge, s, { seat, choices }, rng);
    if (choices.length > 1) left--;
    applyChoice(game.steps, s, seat, choice);
  }
}
