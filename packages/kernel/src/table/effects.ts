import { FastRandom } from '../chance/rng.ts';
import { determinize } from '../determinize.ts';
import { canSee, EventLog } from '../event.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { applyChoice, currentStep, isOver, isWaitingFor, LEGAL, runToDecision, topOf } from '../steps.ts';

/** How something that a player counts changes. */
export interface Effect {
  readonly amount: string;
  readonly before: number;
  readonly after: number;
}

/** A choice that somebody makes. */
export interface MadeChoice {
  readonly seat: number;
  readonly choice: number;
  readonly isAuto: boolean;
}

/** How many worlds must agree on what choices bring that draw chance or reveal something. */
const WORLDS = 8;

/** What has changed for a seat between two states that it may know. */
export function effectsBetween(game: Game, seat: number, before: State, after: State): Effect[] {
  return listEffects(game, measured(game, before, seat), measured(game, after, seat));
}

/**
 * What is sure for a seat of choices that draw chance, let somebody learn something or end the game. They are made in worlds dealt
 * anew from what the seat knows, the last one of its own only up to what follows from it, and what comes out the same in all of
 * them is told. The truth is never looked at, so nothing can be learnt from it.
 */
export function sureEffects(game: Game, s: State, seat: number, made: readonly MadeChoice[]): Effect[] {
  const before = measured(game, s, seat);
  const after = new Int32Array(before);
  const isSure = before.map(() => 1);
  const isPossible = inWorlds(game, s, seat, made, (world, i) => {
    const now = measured(game, world, seat);
    if (i === 0) after.set(now);
    now.forEach((amount, n) => (isSure[n] &= amount === after[n] ? 1 : 0));
  });
  if (!isPossible) return [];
  return listEffects(
    game,
    before,
    after.map((amount, n) => (isSure[n] === 1 ? amount : before[n])),
  );
}

/** What is sure to be seen when choices are made that reveal something: that it will be, not what. */
export interface SureNews {
  /** The kinds of events the seat will be told of, in their order. */
  readonly kinds: readonly string[];
  /** The game ends with it. */
  readonly isEnd: boolean;
}

/** What a seat is sure to see of choices that reveal something, found in the same worlds and as little a way to the truth. */
export function sureNews(game: Game, s: State, seat: number, made: readonly MadeChoice[]): SureNews {
  let kinds: readonly string[] = [];
  let isEnd = true;
  const isPossible = inWorlds(game, s, seat, made, (world, i, log) => {
    runToDecision(game.steps, world, log);
    const seen = new Set(log.events.flatMap((event) => (canSee(game.events, event, seat) ? [event.kind] : [])));
    const names = [...seen].map((kind) => game.events[kind].name);
    kinds = i === 0 ? names : kinds.filter((name) => names.includes(name));
    isEnd &&= isOver(world);
  });
  return isPossible ? { kinds, isEnd } : { kinds: [], isEnd: false };
}

/** Looks at worlds in which a seat's choices were made, up to the last one and without what follows from it; false if one of them does not allow them. */
function inWorlds(
  game: Game,
  s: State,
  seat: number,
  made: readonly MadeChoice[],
  look: (world: State, i: number, log: EventLog) => void,
): boolean {
  const own = made.slice(0, 1 + made.findLastIndex((one) => one.seat === seat && !one.isAuto));
  const world = game.blank();
  for (let i = 0; i < WORLDS; i++) {
    const log = new EventLog();
    world.copyFrom(s);
    determinize(game, world, seat, new FastRandom(i));
    if (!make(game, world, own, log)) return false;
    look(world, i, log);
  }
  return true;
}

/** Makes choices, the last without what follows; returns whether all of them can be made in this world. */
function make(game: Game, world: State, made: readonly MadeChoice[], log: EventLog): boolean {
  return made.every(({ seat, choice }, i) => {
    if (!isWaitingFor(world, seat)) return false;
    const step = currentStep(game.steps, world);
    if (step.whyNot(world, seat, choice, topOf(world)) !== LEGAL) return false;
    if (i < made.length - 1) applyChoice(game.steps, world, seat, choice, log);
    else step.apply(world, seat, choice, topOf(world), log);
    return true;
  });
}

function measured(game: Game, s: State, seat: number): Int32Array {
  const out = new Int32Array(game.amounts.length);
  game.measure(s, seat, out);
  return out;
}

function listEffects({ amounts }: Game, before: Int32Array, after: Int32Array): Effect[] {
  return amounts.flatMap(({ name }, i) =>
    before[i] === after[i] ? [] : [{ amount: name, before: before[i], after: after[i] }],
  );
}
