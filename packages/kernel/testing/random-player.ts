import {
  applyChoice,
  hasSeat,
  isOver,
  listChoices,
  runToDecision,
  seedChance,
  waitingSeats,
  countSeats,
  MAX_SEATS,
  type Choices,
  type Game,
  type Random,
  type State,
} from '../src/index.ts';
import { readOptions } from '../src/options.ts';

/** How a game of a test begins; options that are not named have their default. */
export interface RandomBeginning {
  readonly seats: number;
  /** 32 bytes. */
  readonly seed: Uint8Array;
  readonly options?: Readonly<Record<string, string>>;
}

/** More decisions than any game has: one that reaches them does not end. */
export const MOST_DECISIONS = 20_000;

/** A blank state of each game, never played with. */
const blanks = new WeakMap<Game, State>();

/** Sets a game up in a state that may have been used before, up to its first decision. */
export function begin<S extends State>(game: Game<S>, s: S, how: RandomBeginning): void {
  const options = readOptions(game as Game, how.seats, how.options ?? {});
  if (!options.ok) throw new Error(`${options.error.where ?? ''} ${options.error.message}`);
  let blank = blanks.get(game as Game);
  if (blank === undefined) blanks.set(game as Game, (blank = game.blank()));
  s.copyFrom(blank);
  s.seats[0] = how.seats;
  s.options.set(options.value);
  seedChance(s, how.seed);
  game.setup(s, { seats: how.seats, options: options.value });
  runToDecision(game.steps, s);
}

/** One of the seats that are waited for. */
export function pickSeat(waiting: number, rng: Random): number {
  let n = countSeats(waiting);
  if (n === 1) return 31 - Math.clz32(waiting);
  n = 1 + rng.below(n);
  for (let seat = 0; seat < MAX_SEATS; seat++) if (hasSeat(waiting, seat) && --n === 0) return seat;
  throw new Error('nobody is waited for');
}

/** Makes one random choice for one of the waiting seats. Allocates nothing. */
export function playRandomChoice<S extends State>(game: Game<S>, s: S, rng: Random, choices: Choices): void {
  const seat = pickSeat(waitingSeats(s), rng);
  listChoices(game.steps, s, seat, choices);
  if (choices.length === 0) throw new Error('a decision without choices');
  const choice = choices.list[choices.length === 1 ? 0 : rng.below(choices.length)];
  applyChoice(game.steps, s, seat, choice);
}

/** Plays on to the end by random choices and returns how many there were. Allocates nothing. */
export function playRandomGame<S extends State>(game: Game<S>, s: S, rng: Random, choices: Choices): number {
  let decisions = 0;
  while (!isOver(s)) {
    if (decisions++ === MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
    playRandomChoice(game, s, rng, choices);
  }
  return decisions;
}

/** Values for all options, drawn by `rng` among those that this number of seats may choose. */
export function pickOptions(game: Game, seats: number, rng: Random): Record<string, string> {
  const options: Record<string, string> = {};
  for (const option of game.options) {
    const isFree = option.seats === undefined || option.seats.includes(seats);
    options[option.name] = option.values[isFree ? rng.below(option.values.length) : 0];
  }
  return options;
}

/** Names for the players of a test: any that people have, and some that are words of programs. */
export const NAMES: readonly string[] = ['Ann Marie', 'constructor', 'ليلى', 'spectator', '👩‍🚀'];
