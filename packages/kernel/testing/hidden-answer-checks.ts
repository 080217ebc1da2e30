import {
  applyChoice,
  determinize,
  EventLog,
  FastRandom,
  isWaitingFor,
  countSeats,
  printRedactedChoice,
  topOf,
  waitingSeats,
  type State,
} from '../src/index.ts';
import { offeredTo } from './deep-checks.ts';
import { pickSeat } from './random-player.ts';
import { note } from './report.ts';
import { nameOf, observers, printView, tell, whereTextsDiffer } from './secrecy-checks.ts';
import { findDifference } from './state-bytes.ts';
import type { Trial } from './trial.ts';

/**
 * Secrecy by choosing otherwise: two answers that others cannot tell apart make two worlds that owe nothing to `determinize`,
 * so that a `determinize` which keeps a secret answer is found out. While a simultaneous decision is open, every two answers
 * are such a pair; elsewhere those whose words, events and views are the same for the observer.
 */
export function checkHiddenAnswers(trial: Trial, s: State): void {
  const { game, words, findings } = trial;
  const actor = pickSeat(waitingSeats(s), trial.rng);
  const isOpen = countSeats(waitingSeats(s)) > 1;
  const pair = pickPair(trial, s, actor, isOpen);
  if (pair === undefined) return;
  const [one, other] = trial.slots;
  const logs = [one, other].map(({ s: world }, i) => {
    const log = new EventLog();
    world.copyFrom(s);
    applyChoice(game.steps, world, actor, pair[i], log);
    return log;
  });
  const areWordsAlike =
    printRedactedChoice(game.verbs, words, pair[0]) === printRedactedChoice(game.verbs, words, pair[1]);
  for (const observer of observers(trial)) {
    if (observer === actor) continue;
    findings.seat = observer;
    const seen = printView(trial, one.s, observer) + tell(trial, logs[0].events, observer);
    const seenOtherwise = printView(trial, other.s, observer) + tell(trial, logs[1].events, observer);
    if (isOpen && (seen !== seenOtherwise || !areWordsAlike))
      note(
        findings,
        'answer-leak',
        `${nameOf(observer)} sees the answer of seat ${actor} before all have answered: ${areWordsAlike ? whereTextsDiffer(seen, seenOtherwise) : 'its words are not secret'}`,
      );
    else if (seen === seenOtherwise && areWordsAlike) checkAlike(trial, one.s, other.s, observer);
  }
  findings.seat = undefined;
}

/** Two choices of a seat: any two in an open decision, else two that print alike for others. */
function pickPair(trial: Trial, s: State, seat: number, isOpen: boolean): readonly [number, number] | undefined {
  const offered = offeredTo(trial, s, seat);
  if (offered.length < 2) return undefined;
  const first = trial.rng.below(offered.length);
  const print = (choice: number): string => printRedactedChoice(trial.game.verbs, trial.words, choice);
  for (let n = 1; n < offered.length; n++) {
    const second = offered[(first + n) % offered.length];
    if (isOpen || print(second) === print(offered[first])) return [offered[first], second];
  }
  return undefined;
}

/** Two worlds an observer cannot tell apart: its choices in them and what `determinize` makes of them are the same. */
function checkAlike(trial: Trial, one: State, other: State, observer: number | undefined): void {
  const { game, findings } = trial;
  if (waitingSeats(one) !== waitingSeats(other) || one.frames[topOf(one)] !== other.frames[topOf(other)]) {
    note(findings, 'answer-leak', `whose turn it is tells ${nameOf(observer)} a secret answer`);
    return;
  }
  if (observer !== undefined && isWaitingFor(one, observer)) {
    if (offeredTo(trial, one, observer).join() !== offeredTo(trial, other, observer).join())
      note(findings, 'choice-leak', `the choices of ${nameOf(observer)} depend on a secret answer`);
  }
  const [, , dealtOne, dealtOther] = trial.slots;
  const seed = trial.rng.word();
  dealtOne.s.copyFrom(one);
  dealtOther.s.copyFrom(other);
  determinize(game, dealtOne.s, observer, new FastRandom(seed));
  determinize(game, dealtOther.s, observer, new FastRandom(seed));
  const difference = findDifference(dealtOther.s, dealtOne.s);
  if (difference !== undefined)
    note(findings, 'determinize', `for ${nameOf(observer)} it depends on a secret answer: ${difference}`);
}
