import { applyChoice, Choices, isOver, itemAt, waitingSeats, type FastRandom, type State } from '@fondaco/kernel';
import { judgeOf, type BotModel } from '../judge/bot-model.ts';
import { beginGame, firstWaiting } from '../play/begin-game.ts';
import { journeymansChoice } from './journeymans-choice.ts';
import { sharesOfWinners } from './winner-shares.ts';

/** How many positions were given a probability, and what came of them, by tenths. */
export interface Calibration {
  readonly count: number[];
  /** The sums of the probabilities given, and of the victories. */
  readonly given: number[];
  readonly won: number[];
}

export const BINS = 10;
/** The parts of a game that are told apart, of equal length in changes of turn. */
export const PHASES = 3;

export function noCalibration(): Calibration {
  const zeros = (): number[] => Array.from({ length: BINS }, () => 0);
  return { count: zeros(), given: zeros(), won: zeros() };
}

function addTo(sums: number[], bin: number, value: number): void {
  sums[bin] = itemAt(sums, bin) + value;
}

/** Of the phases of games: nothing yet. */
export function noCalibrations(): Calibration[] {
  return Array.from({ length: PHASES }, noCalibration);
}

/** Adds what another lot of games found. */
export function addCalibration(sum: Calibration, more: Calibration): void {
  for (const key of ['count', 'given', 'won'] as const) more[key].forEach((value, bin) => addTo(sum[key], bin, value));
}

/** What a seat hoped for at a change of turn. */
interface Hope {
  readonly seat: number;
  readonly win: number;
}

/** Plays games of journeymen against themselves, and compares at every turn what all seats hoped for with what they got, phase by phase. */
export function calibrate<S extends State>(
  model: BotModel<S>,
  games: number,
  seats: number,
  rng: FastRandom,
): Calibration[] {
  const { game } = model;
  const found = noCalibrations();
  const s = game.blank();
  for (let n = 0; n < games; n++) {
    beginGame(game, s, seats, rng);
    const hopes = playHoping(model, s, rng);
    const shares = sharesOfWinners(game, s);
    for (const [i, { seat, win }] of hopes.entries()) {
      const { count, given, won } = itemAt(found, Math.floor((i * PHASES) / hopes.length));
      const bin = Math.min(BINS - 1, Math.floor(win * BINS));
      addTo(count, bin, 1);
      addTo(given, bin, win);
      addTo(won, bin, itemAt(shares, seat));
    }
  }
  return found;
}

/** Plays a game to its end, and tells what everybody hoped for at every change of turn. */
function playHoping<S extends State>(model: BotModel<S>, s: S, rng: FastRandom): Hope[] {
  const { game } = model;
  const judge = judgeOf(model);
  const choices = new Choices();
  const hopes: Hope[] = [];
  let last = -1;
  while (!isOver(s)) {
    const seat = firstWaiting(waitingSeats(s));
    const choice = journeymansChoice(model, judge, s, { seat, choices }, rng);
    for (let other = 0; seat !== last && other < itemAt(s.seats, 0); other++) {
      judge.value(s, other);
      hopes.push({ seat: other, win: judge.win });
    }
    last = seat;
    applyChoice(game.steps, s, seat, choice);
  }
  return hopes;
}
