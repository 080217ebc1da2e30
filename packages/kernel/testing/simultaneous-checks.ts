import {
  applyChoice,
  currentStep,
  LEGAL,
  printChoice,
  seatsIn,
  topOf,
  waitingSeats,
  type State,
} from '../src/index.ts';
import { offeredTo } from './deep-checks.ts';
import { note } from './report.ts';
import { findDifference } from './state-bytes.ts';
import type { Trial } from './trial.ts';

type SaidChoice = { readonly seat: number; readonly choice: number };

/** Simultaneous answers: the order in which they arrive changes nothing, and no answer changes what others can choose. */
export function checkSimultaneous(trial: Trial, s: State): void {
  const seats = seatsIn(waitingSeats(s));
  if (seats.length < 2) return;
  const answers = seats.map((seat) => {
    const offered = offeredTo(trial, s, seat);
    return { seat, choice: offered[trial.rng.below(offered.length)] };
  });
  const [forwards, backwards, rotated] = trial.slots;
  answerAll(trial, s, forwards.s, answers);
  answerAll(trial, s, backwards.s, answers.toReversed());
  answerAll(trial, s, rotated.s, [...answers.slice(1), answers[0]]);
  const difference = findDifference(backwards.s, forwards.s) ?? findDifference(rotated.s, forwards.s);
  if (difference !== undefined) note(trial.findings, 'order', `answers in another order: ${difference}`);
}

function answerAll(trial: Trial, from: State, s: State, answers: readonly SaidChoice[]): void {
  s.copyFrom(from);
  const { steps } = trial.game;
  for (const [i, { seat, choice }] of answers.entries()) {
    const step = currentStep(steps, s);
    if (step.whyNot(s, seat, choice, topOf(s)) !== LEGAL) {
      const words = printChoice(trial.game.verbs, trial.words, choice);
      note(trial.findings, 'order', `"${words}" of seat ${seat} is barred by another's answer`);
      return;
    }
    const drawn = s.chance[8];
    applyChoice(steps, s, seat, choice);
    if (i < answers.length - 1 && s.chance[8] !== drawn)
      note(trial.findings, 'order', `the answer of seat ${seat} draws chance before all have answered`);
  }
}
