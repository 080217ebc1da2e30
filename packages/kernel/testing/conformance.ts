import {
  applyChoice,
  currentStep,
  FastRandom,
  hasSeat,
  isOver,
  LEGAL,
  listChoices,
  MAX_SEATS,
  printChoice,
  topOf,
  verbOf,
  waitingSeats,
  type Game,
  type State,
} from '../src/index.ts';
import { checkContract } from './contract-checks.ts';
import { checkDeeply, checkInvariants } from './deep-checks.ts';
import { checkHiddenAnswers } from './hidden-answer-checks.ts';
import { begin, MOST_DECISIONS, pickOptions, pickSeat } from './random-player.ts';
import { note, type ConformanceReport } from './report.ts';
import { checkSecrecy } from './secrecy-checks.ts';
import { checkSimultaneous } from './simultaneous-checks.ts';
import { findDifference, haveSameBytes } from './state-bytes.ts';
import { checkTable } from './table-checks.ts';
import { newTrial, type Slot, type Trial } from './trial.ts';

export interface ConformanceHow {
  readonly seats: number;
  readonly games: number;
  /** The first game has this seed, the next one more, and so on: any of them can be played again alone. */
  readonly seed: number;
  /** Without them each game draws its own. */
  readonly options?: Readonly<Record<string, string>>;
  /** How many decisions of a game are looked at from all sides; 6 if absent. */
  readonly deepPerGame?: number;
  /** One game in so many, by its seed, is also played at a `Table`: 10 if absent, but all in a run of 20 games or fewer. */
  readonly tableEvery?: number;
  /** The invariants are checked at one decision in so many; at all if absent. */
  readonly checkEvery?: number;
  /** Names of events that may tell what no view shows afterwards (see secrecy-checks.ts). */
  readonly fleeting?: readonly string[];
  /** A game that goes on longer than this never ends. */
  readonly mostDecisions?: number;
}

const DEEP_PER_GAME = 6;
const FEW_GAMES = 20;
const TABLE_EVERY = 10;

/** Plays random games and collects everything in which the game departs from its contract. */
export function conformance(game: Game, how: ConformanceHow): ConformanceReport {
  const trial = newTrial(game, how.seats, how.fleeting ?? []);
  const { findings } = trial;
  checkContract(game, findings);
  const kept = Array.from({ length: how.deepPerGame ?? DEEP_PER_GAME }, () => ({ s: game.blank(), decision: 0 }));
  const tableEvery = how.tableEvery ?? (how.games <= FEW_GAMES ? 1 : TABLE_EVERY);
  for (let i = 0; i < how.games; i++) {
    findings.seed = how.seed + i;
    const rng = new FastRandom(findings.seed);
    const seed = rng.seed();
    const options = how.options ?? pickOptions(game, how.seats, rng);
    trial.rng = new FastRandom(rng.word());
    const states = Math.min(
      kept.length,
      guarded(trial, () => play(trial, how, seed, options, rng, kept)) ?? kept.length,
    );
    for (let k = 0; k < states; k++) guarded(trial, () => lookDeeply(trial, kept[k].s, kept[k].decision));
    if (findings.seed % tableEvery === 0) guarded(trial, () => checkTable(trial, seed, options));
  }
  checkThatSecretsAreDealt(trial);
  const { decisions, violations, violationCount, stats } = findings;
  return { games: how.games, decisions, violations, violationCount, stats };
}

/** Runs a check; what it throws is a violation like any other. */
export function guarded<T>(trial: Trial, check: () => T): T | undefined {
  try {
    return check();
  } catch (error) {
    const place = error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 3).join(' ') : String(error);
    note(trial.findings, 'throws', place);
    return undefined;
  }
}

export type Kept = { readonly s: State; decision: number };

/** Plays one game, checks every decision a little, and keeps a uniform sample of them; returns how many there were. */
function play(
  trial: Trial,
  how: ConformanceHow,
  seed: Uint8Array,
  options: Readonly<Record<string, string>>,
  rng: FastRandom,
  kept: readonly Kept[],
): number {
  trial.findings.decision = 0;
  trial.findings.step = 'setup';
  begin(trial.game, trial.slots[0].s, { seats: how.seats, seed, options });
  return playOn(trial, how, rng, kept);
}

/** How closely a game is looked at while it is played to its end. */
export type Looking = Pick<ConformanceHow, 'mostDecisions' | 'checkEvery'>;

/** Plays from the state in the first slot to the end, as `play` does. */
export function playOn(trial: Trial, how: Looking, rng: FastRandom, kept: readonly Kept[]): number {
  const { game, findings } = trial;
  const { stats } = findings;
  const most = how.mostDecisions ?? MOST_DECISIONS;
  const [now, listed] = trial.slots;
  const { s } = now;
  const checkEvery = how.checkEvery ?? 1;
  for (const { s: unused } of kept) unused.bytes.fill(0);
  let n = 0;
  for (; !isOver(s); n++) {
    if (n === most) {
      note(findings, 'endless', `no end after ${most} decisions`);
      return n;
    }
    const step = currentStep(game.steps, s);
    const waiting = waitingSeats(s);
    findings.decision = n;
    findings.step = step.name;
    if (n % checkEvery === 0) checkInvariants(trial, s, '');
    for (let seat = 0; seat < MAX_SEATS; seat++) if (hasSeat(waiting, seat)) checkOffer(trial, now, listed, seat);
    keep(trial, s, n, kept);
    const seat = pickSeat(waiting, rng);
    listChoices(game.steps, s, seat, trial.choices);
    if (trial.choices.length === 0) return n;
    const choice = trial.choices.list[rng.below(trial.choices.length)];
    stats.steps[step.name] = (stats.steps[step.name] ?? 0) + 1;
    const verb = game.verbs[verbOf(choice)].name;
    stats.verbs[verb] = (stats.verbs[verb] ?? 0) + 1;
    findings.decisions++;
    applyChoice(game.steps, s, seat, choice);
  }
  findings.decision = n;
  checkEnd(trial, s);
  stats.shortest = Math.min(stats.shortest, n);
  stats.longest = Math.max(stats.longest, n);
  return n;
}

/** What a seat is offered: something, ascending, legal; and listing it leaves no trace. */
function checkOffer(trial: Trial, now: Slot, listed: Slot, seat: number): void {
  const { game, choices, findings } = trial;
  const { s } = now;
  listed.s.copyFrom(s);
  listChoices(game.steps, s, seat, choices);
  findings.seat = seat;
  if (!haveSameBytes(now.words, listed.words)) {
    note(findings, 'side-effect', `listing choices changes the state: ${findDifference(s, listed.s) ?? ''}`);
    s.copyFrom(listed.s);
  }
  const { list, length } = choices;
  if (length === 0) note(findings, 'dead-end', 'nothing to choose from');
  findings.stats.offered += length;
  if (length > findings.stats.mostChoices) findings.stats.mostChoices = length;
  const step = currentStep(game.steps, s);
  const at = topOf(s);
  for (let i = 0; i < length; i++) {
    const choice = list[i];
    if (i > 0 && choice <= list[i - 1])
      note(findings, 'unsorted', `${print(trial, choice)} is not above the one before`);
    if (step.whyNot(s, seat, choice, at) !== LEGAL)
      note(findings, 'legality', `${print(trial, choice)} is offered, but not legal`);
  }
  if (!haveSameBytes(now.words, listed.words)) {
    note(findings, 'side-effect', `whyNot changes the state: ${findDifference(s, listed.s) ?? ''}`);
    s.copyFrom(listed.s);
  }
  findings.seat = undefined;
}

function print(trial: Trial, choice: number): string {
  return `"${printChoice(trial.game.verbs, trial.words, choice)}"`;
}

/** Keeps each decision with the same probability, whatever the length of the game. */
function keep(trial: Trial, s: State, n: number, kept: readonly Kept[]): void {
  const place = n < kept.length ? n : trial.rng.below(n + 1);
  if (place >= kept.length) return;
  kept[place].s.copyFrom(s);
  kept[place].decision = n;
}

export function lookDeeply(trial: Trial, s: State, decision: number): void {
  if (isOver(s)) return;
  const { findings } = trial;
  findings.decision = decision;
  findings.step = currentStep(trial.game.steps, s).name;
  findings.stats.deepDecisions++;
  for (const check of [checkDeeply, checkSimultaneous, checkSecrecy, checkHiddenAnswers]) {
    guarded(trial, () => check(trial, s));
    findings.seat = undefined;
  }
}

function checkEnd(trial: Trial, s: State): void {
  const { game, seats, findings } = trial;
  findings.step = 'the end';
  checkInvariants(trial, s, '');
  if (waitingSeats(s) !== 0) note(findings, 'end', 'somebody is waited for after the end');
  const winners = game.winners(s);
  if (winners === 0 || winners >> seats !== 0) note(findings, 'end', `the winners are ${winners.toString(2)}`);
  const points = new Int16Array(seats * game.categories.length);
  game.score(s, points);
  const again = points.slice();
  game.score(s, again);
  if (again.join() !== points.join()) note(findings, 'end', 'scoring twice gives other points: it must write, not add');
}

/** A game that has secret words or events but whose re-deals never change anything keeps its secrets in the re-deals. */
function checkThatSecretsAreDealt(trial: Trial): void {
  const { game, findings } = trial;
  const hasSecrets =
    game.verbs.some(({ args }) => args.some((argument) => argument.isSecret === true)) ||
    game.events.some((event) => event.isPrivate === true || event.fields.some((field) => field.isSecret === true));
  const { redeals, redealsThatDiffer } = findings.stats;
  if (hasSecrets && redeals > 0 && redealsThatDiffer === 0)
    note(findings, 'determinize', `${redeals} re-deals, and none changed anything: the truth is handed out`);
}
