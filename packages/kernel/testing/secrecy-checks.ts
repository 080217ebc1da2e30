import {
  applyChoice,
  currentStep,
  determinize,
  EventLog,
  FastRandom,
  hasLearnt,
  isOver,
  isWaitingFor,
  LEGAL,
  listChoices,
  countSeats,
  printChoice,
  redactEvent,
  topOf,
  waitingSeats,
  type Effect,
  type GameEvent,
  type State,
} from '../src/index.ts';
import { Course } from '../src/table/course.ts';
import { effectsOf } from '../src/table/preview.ts';
import { sampleChoices } from './choice-space.ts';
import { checkInvariants, offeredTo } from './deep-checks.ts';
import { pickSeat } from './random-player.ts';
import { note } from './report.ts';
import { findDifference } from './state-bytes.ts';
import type { Trial } from './trial.ts';

const WORD = 0x1_0000_0000;
const KEY_WORDS = 8;

/**
 * Secrecy by re-dealing. For every seat and the spectator, `determinize` makes another world that this observer cannot tell
 * from the true one; whatever the observer is given must then be the same in both. Beside views, choices, reasons and the effects of
 * a choice of its own that is:
 *
 * - the events of a choice after which undo is still possible, and the views then: such a choice must teach nobody anything;
 * - the events of any other choice, if the observer's views after it are the same in both worlds: what events tell, views go
 *   on showing. Compared is which values each kind of event tells, not in which order or of whom: that two players showed a 4
 *   and a 5 goes on lying there for all to see, which of them showed which may be over and done with. Kinds of event whose
 *   content is open but leaves no trace at all in any view are named as `fleeting` by the caller.
 */
export function checkSecrecy(trial: Trial, s: State): void {
  const { game, findings } = trial;
  const actor = pickSeat(waitingSeats(s), trial.rng);
  const offered = offeredTo(trial, s, actor);
  const choice = offered[trial.rng.below(offered.length)];
  const after = trial.slots[0].s;
  after.copyFrom(s);
  const log = new EventLog();
  const isLastAnswer = applyChoice(game.steps, after, actor, choice, log);
  for (const observer of observers(trial)) {
    findings.seat = observer;
    const world = trial.slots[1].s;
    world.copyFrom(s);
    determinize(game, world, observer, new FastRandom(trial.rng.word()));
    findings.stats.redeals++;
    checkInvariants(trial, world, `dealt anew for ${nameOf(observer)}: `);
    checkIgnorance(trial, s, world, observer);
    world.chance.set(s.chance);
    if (!world.equals(s)) findings.stats.redealsThatDiffer++;
    if (!isSameDecision(trial, s, world, observer)) continue;
    checkWhatIsSeen(trial, s, world, observer);
    if (observer === actor) checkEffects(trial, s, world, actor, choice);
    else checkForced(trial, offered.length, world, actor);
    const step = currentStep(game.steps, world);
    if (step.whyNot(world, actor, choice, topOf(world)) === LEGAL)
      checkConsequences(
        trial,
        { after, log, actor, choice, isQuiet: !isLastAnswer && canTakeBack(s, after) },
        world,
        observer,
      );
  }
  findings.seat = undefined;
}

export function observers(trial: Trial): (number | undefined)[] {
  return [...trial.words.keys(), undefined];
}

/** `determinize` is a function of what the observer knows: from another world, and another secret key, it deals the same. */
function checkIgnorance(trial: Trial, s: State, world: State, observer: number | undefined): void {
  const [, , fromTruth, fromWorld] = trial.slots;
  const seed = trial.rng.word();
  fromTruth.s.copyFrom(s);
  fromWorld.s.copyFrom(world);
  for (let i = 0; i < KEY_WORDS; i++) fromWorld.s.chance[i] = trial.rng.below(WORD);
  determinize(trial.game, fromTruth.s, observer, new FastRandom(seed));
  determinize(trial.game, fromWorld.s, observer, new FastRandom(seed));
  const difference = findDifference(fromWorld.s, fromTruth.s);
  if (difference !== undefined)
    note(trial.findings, 'determinize', `for ${nameOf(observer)} it depends on what is hidden: ${difference}`);
}

/** Who is waited for and in which step is public. */
function isSameDecision(trial: Trial, s: State, world: State, observer: number | undefined): boolean {
  const isSame =
    isOver(s) === isOver(world) &&
    waitingSeats(s) === waitingSeats(world) &&
    s.frames[topOf(s)] === world.frames[topOf(world)];
  if (!isSame) note(trial.findings, 'determinize', `for ${nameOf(observer)} it changes the pending decision`);
  return isSame;
}

/** What a seat is told of costs and gains says nothing that it does not know. */
function checkEffects(trial: Trial, s: State, world: State, seat: number, choice: number): void {
  const [sent, otherSent] = [s, world].map((state) => JSON.stringify(effectsOfChoice(trial, state, seat, choice)));
  if (sent === otherSent) return;
  const words = printChoice(trial.game.verbs, trial.words, choice);
  note(
    trial.findings,
    'effect-leak',
    `the effects of "${words}" tell seat ${seat} what is hidden from it: ${whereTextsDiffer(sent, otherSent)}`,
  );
}

function effectsOfChoice(trial: Trial, s: State, seat: number, choice: number): readonly Effect[] {
  const course = new Course(trial.game, trial.words);
  course.state.copyFrom(s);
  course.play(seat, choice, false);
  course.playForced();
  return effectsOf(trial.game, s, course, seat);
}

function checkWhatIsSeen(trial: Trial, s: State, world: State, observer: number | undefined): void {
  const { game, findings } = trial;
  const seen = printView(trial, s, observer);
  const other = printView(trial, world, observer);
  if (seen !== other) note(findings, 'view-leak', `${nameOf(observer)} sees ${whereTextsDiffer(seen, other)}`);
  if (observer === undefined || !isWaitingFor(s, observer)) return;
  const offered = offeredTo(trial, s, observer);
  if (offered.join() !== offeredTo(trial, world, observer).join())
    note(findings, 'choice-leak', `the choices of seat ${observer} tell what is hidden from it`);
  const step = currentStep(game.steps, s);
  const at = topOf(s);
  const sample = sampleChoices(trial.space, offered, trial.rng);
  for (let i = 0; i < sample.length; i++) {
    if (step.whyNot(s, observer, sample[i], at) === step.whyNot(world, observer, sample[i], at)) continue;
    const words = printChoice(game.verbs, trial.words, sample[i]);
    note(findings, 'reason-leak', `the reason against "${words}" tells seat ${observer} what is hidden from it`);
    return;
  }
}

/** A choice made by the table itself tells everybody that there was no other. */
function checkForced(trial: Trial, count: number, world: State, actor: number): void {
  if (countSeats(waitingSeats(world)) > 1 || currentStep(trial.game.steps, world).alwaysAsk) return;
  listChoices(trial.game.steps, world, actor, trial.choices);
  if ((count === 1) === (trial.choices.length === 1)) return;
  note(trial.findings, 'forced-leak', `that seat ${actor} has one choice only tells what is hidden; let it be asked`);
}

interface Deed {
  readonly after: State;
  readonly log: EventLog;
  readonly actor: number;
  readonly choice: number;
  /** It can be taken back. */
  readonly isQuiet: boolean;
}

function checkConsequences(trial: Trial, deed: Deed, world: State, observer: number | undefined): void {
  const { game, findings } = trial;
  const worldAfter = trial.slots[2].s;
  worldAfter.copyFrom(world);
  const log = new EventLog();
  applyChoice(game.steps, worldAfter, deed.actor, deed.choice, log);
  const words = printChoice(game.verbs, trial.words, deed.choice);
  const seen = printView(trial, deed.after, observer);
  const other = printView(trial, worldAfter, observer);
  if (deed.isQuiet && (seen !== other || !canTakeBack(world, worldAfter))) {
    note(
      findings,
      'undo-leak',
      `"${words}" can be taken back, but it has taught ${nameOf(observer)} something: ${whereTextsDiffer(seen, other)}`,
    );
    return;
  }
  if (seen !== other || waitingSeats(deed.after) !== waitingSeats(worldAfter)) return;
  const isLasting = (event: GameEvent): boolean => !trial.fleeting.has(game.events[event.kind]);
  const sent = valuesSent(trial, deed.log.events.filter(isLasting), observer);
  const otherSent = valuesSent(trial, log.events.filter(isLasting), observer);
  if (sent !== otherSent)
    note(
      findings,
      'event-leak',
      `by the events of "${words}" ${nameOf(observer)} learns what no view shows: ${whereTextsDiffer(sent, otherSent)}`,
    );
}

/** The kernel's own rule: undo reaches back behind a choice if the same seat still decides and nobody learnt anything. */
function canTakeBack(before: State, after: State): boolean {
  const waiting = waitingSeats(after);
  return waiting === waitingSeats(before) && countSeats(waiting) === 1 && !hasLearnt(before, after);
}

export function printView(trial: Trial, s: State, observer: number | undefined): string {
  return JSON.stringify(trial.game.view(s, observer, trial.words));
}

/** Events as an observer is told them. */
export function tell(trial: Trial, events: readonly GameEvent[], observer: number | undefined): string {
  const sent = events.map((event) => redactEvent(trial.game.events, trial.words, event, observer));
  return JSON.stringify(sent.filter((words) => words !== undefined));
}

/** All values that an observer is told, each with its event and field, in no order. */
function valuesSent(trial: Trial, events: readonly GameEvent[], observer: number | undefined): string {
  const values: string[] = [];
  for (const event of events) {
    const words = redactEvent(trial.game.events, trial.words, event, observer) ?? {};
    for (const [name, value] of Object.entries(words)) values.push(`${words['type']}.${name}=${value}`);
  }
  return values.toSorted().join(' ');
}

export function nameOf(observer: number | undefined): string {
  return observer === undefined ? 'a spectator' : `seat ${observer}`;
}

/** The first difference of two texts, with a little of what stands around it. */
export function whereTextsDiffer(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 30);
  return `…${a.slice(from, at + 30)}… and in another world …${b.slice(from, at + 30)}…`;
}
