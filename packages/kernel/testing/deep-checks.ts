import {
  applyChoice,
  arrange,
  currentStep,
  EventLog,
  LEGAL,
  listChoices,
  parseChoice,
  printChoice,
  printPosition,
  seatsIn,
  topOf,
  waitingSeats,
  type Json,
  type State,
} from '../src/index.ts';
import { sampleChoices } from './choice-space.ts';
import { note } from './report.ts';
import { findDifference } from './state-bytes.ts';
import type { Trial } from './trial.ts';

/** What a waiting seat can choose, as a list that the next listing does not overwrite. */
export function offeredTo(trial: Trial, s: State, seat: number): Int32Array {
  listChoices(trial.game.steps, s, seat, trial.choices);
  return trial.choices.list.slice(0, trial.choices.length);
}

export function checkInvariants(trial: Trial, s: State, when: string): void {
  const [first] = trial.game.check(s);
  if (first !== undefined) note(trial.findings, 'invariant', `${when}${first.where} ${first.message}`);
}

/** What is too slow to ask at every decision: everything about one of them but secrecy. */
export function checkDeeply(trial: Trial, s: State): void {
  for (const seat of seatsIn(waitingSeats(s))) {
    trial.findings.seat = seat;
    const offered = offeredTo(trial, s, seat);
    checkEffects(trial, s, seat, offered);
    checkLegality(trial, s, seat, offered);
    checkNotation(trial, offered);
  }
  trial.findings.seat = undefined;
  checkPosition(trial, s);
}

/** Every offered choice can be made on a copy; the original stays as it is; who listens changes nothing. */
function checkEffects(trial: Trial, s: State, seat: number, offered: Int32Array): void {
  const { game, findings } = trial;
  const [copy, original, heard] = trial.slots;
  original.s.copyFrom(s);
  const listenedTo = offered[trial.rng.below(offered.length)];
  for (const choice of offered) {
    const words = printChoice(game.verbs, trial.words, choice);
    copy.s.copyFrom(s);
    try {
      applyChoice(game.steps, copy.s, seat, choice);
    } catch (error) {
      note(findings, 'throws', `offered "${words}", and applying it throws ${String(error)}`);
      continue;
    }
    checkInvariants(trial, copy.s, `after "${words}": `);
    if (choice !== listenedTo) continue;
    heard.s.copyFrom(s);
    applyChoice(game.steps, heard.s, seat, choice, new EventLog());
    const difference = findDifference(heard.s, copy.s);
    if (difference !== undefined) note(findings, 'sink', `"${words}" with a listener: ${difference}`);
  }
  const changed = findDifference(s, original.s);
  if (changed !== undefined) note(findings, 'shared-state', `choices made on a copy changed the original: ${changed}`);
}

/** `whyNot` says LEGAL exactly for what is offered, and otherwise names a reason that exists. */
function checkLegality(trial: Trial, s: State, seat: number, offered: Int32Array): void {
  const { game, findings } = trial;
  const at = topOf(s);
  const step = currentStep(game.steps, s);
  const isOffered = new Set(offered);
  const sample = sampleChoices(trial.space, offered, trial.rng);
  for (let i = 0; i < sample.length; i++) {
    const why = step.whyNot(s, seat, sample[i], at);
    if ((why === LEGAL) === isOffered.has(sample[i]) && why >= 0 && why < game.reasons.length) continue;
    const words = printChoice(game.verbs, trial.words, sample[i]);
    if (why === LEGAL) note(findings, 'legality', `"${words}" is legal, but not offered`);
    else if (isOffered.has(sample[i])) note(findings, 'legality', `"${words}" is offered, but not legal (${why})`);
    else note(findings, 'reason', `"${words}" is not legal for reason ${why}, which does not exist`);
  }
}

function checkNotation(trial: Trial, offered: Int32Array): void {
  for (const choice of offered) {
    const words = printChoice(trial.game.verbs, trial.words, choice);
    const read = parseChoice(trial.game.verbs, trial.words, words);
    if (!read.ok || read.value !== choice)
      note(
        trial.findings,
        'notation',
        `"${words}" (${choice}) is read as ${read.ok ? read.value : read.error.message}`,
      );
  }
}

/** A position written as JSON text and read again is the same state. */
function checkPosition(trial: Trial, s: State): void {
  const text = JSON.stringify(printPosition(trial.game, s, trial.words));
  const read = arrange(trial.game, JSON.parse(text) as Json);
  if (!read.ok) {
    note(trial.findings, 'position', `its own position is refused: ${read.error.message}`);
    return;
  }
  const difference = findDifference(read.value.state, s);
  if (difference !== undefined) note(trial.findings, 'position', `read back, ${difference}`);
}
