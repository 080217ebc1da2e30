import { itemAt } from '@fondaco/kernel';
import {
  applyChoice,
  Choices,
  countSeats,
  hasSeat,
  isOver,
  listChoices,
  waitingSeats,
  type FastRandom,
  type State,
} from '@fondaco/kernel';
import { decisionFrom, knowledgeOf } from '../play/decision.ts';
import { lookAhead } from '../play/look-ahead.ts';
import { judgeOf, type BotModel } from '../judge/bot-model.ts';
import { beginGame, firstWaiting } from '../play/begin-game.ts';

/** How many positions were given a probability, and what came of them, by tenths. */
export interface Calibration {
  readonly count: number[];
  /** The sums of the probabilities given, and of the victories. */
  readonly given: number[];
  readonly won: number[];
}

export const BINS = 10;

export function noCalibration(): Calibration {
  const zeros = (): number[] => Array.from({ length: BINS }, () => 0);
  return { count: zeros(), given: zeros(), won: zeros() };
}

function addTo(sums: number[], bin: number, value: number): void {
  sums[bin] = itemAt(sums, bin) + value;
}

/** Adds what another lot of games found. */
export function addCalibration(sum: Calibration, more: Calibration): void {
  for (const key of ['count', 'given', 'won'] as const) more[key].forEach((value, bin) => addTo(sum[key], bin, value));
}

/** Plays games of journeymen against themselves, and compares at every turn what all seats hoped for with what they got. */
export function calibrate<S extends State>(
  model: BotModel<S>,
  games: number,
  seats: number,
  rng: FastRandom,
): Calibration {
  const { game } = model;
  const judge = judgeOf(model);
  const found = noCalibration();
  const s = game.blank();
  const choices = new Choices();
  for (let n = 0; n < games; n++) {
    const hopes: { readonly seat: number; readonly win: number }[] = [];
    beginGame(game, s, seats, rng);
    let last = -1;
    while (!isOver(s)) {
      const seat = firstWaiting(waitingSeats(s));
      listChoices(game.steps, s, seat, choices);
      let choice = itemAt(choices.list, 0);
      if (choices.length > 1) {
        const decision = decisionFrom(game, knowledgeOf(game, s, seat), seat, []);
        if (!decision.ok) throw new Error(decision.error.message);
        choice = itemAt(lookAhead(model, judge, decision.value, 1, rng), 0).choice;
      }
      if (seat !== last) {
        for (let other = 0; other < seats; other++) {
          judge.value(s, other);
          hopes.push({ seat: other, win: judge.win });
        }
      }
      last = seat;
      applyChoice(game.steps, s, seat, choice);
    }
    const winners = game.winners(s);
    for (const { seat, win } of hopes) {
      const bin = Math.min(BINS - 1, Math.floor(win * BINS));
      addTo(found.count, bin, 1);
      addTo(found.given, bin, win);
      if (hasSeat(winners, seat)) addTo(found.won, bin, 1 / countSeats(winners));
    }
  }
  return found;
}
