import { FastRandom } from '../chance/rng.ts';
import { determinize } from '../determinize.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { applyChoice, currentStep, isWaitingFor, LEGAL, topOf } from '../steps.ts';

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
  const own = made.slice(0, 1 + made.findLastIndex((one) => one.seat === seat && !one.isAuto));
  const before = measured(game, s, seat);
  const after = new Int32Array(before);
  const isSure = before.map(() => 1);
  const world = game.blank();
  for (let i = 0; i < WORLDS; i++) {
    world.copyFrom(s);
    determinize(game, world, seat, new FastRandom(i));
    if (!make(game, world, own)) return [];
    const now = measured(game, world, seat);
    if (i === 0) after.set(now);
    now.forEach((amount, n) => (isSure[n] &= amount === after[n] ? 1 : 0));
  }
  return listEffects(
    game,
    before,
    after.map((amount, n) => (isSure[n] === 1 ? amount : before[n])),
  );
}

/** Makes choices, the last without what follows; returns whether all of them can be made in this world. */
function make(game: Game, world: State, made: readonly MadeChoice[]): boolean {
  return made.every(({ seat, choice }, i) => {
    if (!isWaitingFor(world, seat)) return false;
    const step = currentStep(game.steps, world);
    if (step.whyNot(world, seat, choice, topOf(world)) !== LEGAL) return false;
    if (i < made.length - 1) applyChoice(game.steps, world, seat, choice);
    else step.apply(world, seat, choice, topOf(world), undefined);
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
