/** Prints how fast the engine of a checkout is, as JSON: `node bench/engine-rates.ts <its folder> <milliseconds>`. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as CatalogModule from '@fondaco/catalog';
import type * as KernelModule from '@fondaco/kernel';
import type * as TestingModule from '@fondaco/kernel/testing';
import type { Game } from '@fondaco/kernel';
import { bestRates, rateOf, type Contender } from './rounds.ts';

const SEATS = 4;
const ROUNDS = 3;
const GAMES = 50;
/** A copy takes up to a third more or less by where in memory two states happen to lie, so it is measured over many. */
const STATES = 20;
const COPIES_OF_EACH = 50;

const [folder = '.', milliseconds] = process.argv.slice(2);
// Older checkouts have the same functions under the same names.
const { games } = (await load('packages/catalog/src/index.ts')) as typeof CatalogModule;
const kernel = (await load('packages/kernel/src/index.ts')) as typeof KernelModule;
const testing = (await load('packages/kernel/testing/index.ts')) as typeof TestingModule;

const rates: Record<string, number> = {};
for (const { game } of games) {
  const best = await bestRates(contendersOf(game), { rounds: ROUNDS, milliseconds: Number(milliseconds) });
  for (const [name, rate] of best) rates[`${game.id} ${name}`] = rate;
}
console.log(JSON.stringify(rates));

function load(file: string): Promise<unknown> {
  return import(pathToFileURL(path.resolve(folder, file)).href);
}

function contendersOf(game: Game): Contender[] {
  const work = { moves: randomMoves(game), checked: checkedMoves(game), copies: copies(game) };
  return Object.entries(work).map(([name, once]) => ({ name, run: (limit) => rateOf(once, limit) }));
}

/** Whole games, setup included: all choices of each decision listed, one drawn and applied. */
function randomMoves(game: Game): () => number {
  const s = game.blank();
  const choices = new kernel.Choices();
  let seed = 0;
  return () => {
    const rng = new kernel.FastRandom(seed++);
    testing.begin(game, s, { seats: SEATS, seed: rng.seed() });
    return testing.playRandomGame(game, s, rng, choices);
  };
}

/** The moves of some random games again: legality asked, then applied. */
function checkedMoves(game: Game): () => number {
  const { applyChoice, currentStep, LEGAL, topOf } = kernel;
  const recorded = Array.from({ length: GAMES }, (_, number) => recordGame(game, number));
  const s = game.blank();
  let next = 0;
  return () => {
    const { seed, moves } = recorded[next++ % GAMES] ?? { seed: new Uint8Array(), moves: [] };
    testing.begin(game, s, { seats: SEATS, seed });
    for (const { seat, choice } of moves) {
      if (currentStep(game.steps, s).whyNot(s, seat, choice, topOf(s)) !== LEGAL) throw new Error('illegal');
      applyChoice(game.steps, s, seat, choice);
    }
    return moves.length;
  };
}

function recordGame(game: Game, number: number) {
  const { applyChoice, isOver, listChoices, waitingSeats } = kernel;
  const s = game.blank();
  const choices = new kernel.Choices();
  const rng = new kernel.FastRandom(number);
  const seed = rng.seed();
  const moves: { seat: number; choice: number }[] = [];
  testing.begin(game, s, { seats: SEATS, seed });
  while (!isOver(s)) {
    const seat = testing.pickSeat(waitingSeats(s), rng);
    listChoices(game.steps, s, seat, choices);
    const choice = choices.list[rng.below(choices.length)] ?? 0;
    moves.push({ seat, choice });
    applyChoice(game.steps, s, seat, choice);
  }
  return { seed, moves };
}

function copies(game: Game): () => number {
  const pairs = Array.from({ length: STATES }, () => [game.blank(), game.blank()] as const);
  return () => {
    for (const [from, to] of pairs) for (let i = 0; i < COPIES_OF_EACH; i++) to.copyFrom(from);
    return STATES * COPIES_OF_EACH;
  };
}
