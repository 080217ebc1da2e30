import {
  applyChoice,
  Choices,
  countSeats,
  currentStep,
  determinize,
  FastRandom,
  listChoices,
  parseChoice,
  seatsIn,
  Table,
  topOf,
  waitingSeats,
  type Effect,
  type Game,
  type JsonObject,
  type State,
} from '../src/index.ts';
import { NAMES, pickOptions } from './random-player.ts';

/** What a view says that its player has, by the names of the game's amounts. */
export type CountOwn<V extends JsonObject> = (view: V, seat: string) => Readonly<Record<string, number>>;

export interface EffectHow<V extends JsonObject> {
  readonly tables: number;
  readonly seed: number;
  readonly countOwn: CountOwn<V>;
  /** How many decisions of each table are looked at, with all their choices; 3 if absent. */
  readonly decisionsPerTable?: number;
}

export interface EffectReport {
  readonly choices: number;
  /** How many choices had effects, and how many changes of what hidden things decide were rightly left out. */
  readonly withEffects: number;
  readonly unsure: number;
  /** The names of all amounts that changed. */
  readonly changed: ReadonlySet<string>;
  readonly faults: readonly string[];
}

const DECISIONS = 3;
/** About as many choices of a random game come before a decision that is looked at as after it. */
const MOST_LINES_BETWEEN = 80;
const WORLDS = 40;
const MOST_FAULTS = 10;

/**
 * Plays random tables and compares, for every choice offered at some of their decisions, its effects with what its player's own
 * view says before and after it: each change is named, and nothing is named that did not happen. Where the choice reveals
 * something, the view is that of the moment before others answer or chance goes on, and a change may be left out if it comes out
 * otherwise in some world that the player cannot tell from the true one.
 */
export function compareEffects<V extends JsonObject>(game: Game<State, V>, how: EffectHow<V>): EffectReport {
  const found = { choices: 0, withEffects: 0, unsure: 0, changed: new Set<string>(), faults: [] as string[] };
  for (let i = 0; i < how.tables; i++) {
    const rng = new FastRandom(how.seed + i);
    const seats = game.minSeats + rng.below(game.maxSeats - game.minSeats + 1);
    const options = pickOptions(game, seats, rng);
    const made = Table.create(game, { names: NAMES.slice(0, seats), options, seed: rng.seed() });
    if (!made.ok) throw new Error(made.error.message);
    const table = made.value;
    for (let n = 0; n < (how.decisionsPerTable ?? DECISIONS) && !table.isOver; n++) {
      playOn(table, rng, rng.below(MOST_LINES_BETWEEN));
      if (table.isOver) break;
      const [seat] = seatsIn(table.waiting).toSorted(() => rng.below(3) - 1);
      for (const line of table.choices(seat)) compareLine(table, seat, line, how, found);
    }
  }
  return { ...found, faults: found.faults.slice(0, MOST_FAULTS) };
}

function playOn(table: Table, rng: FastRandom, count: number): void {
  for (let i = 0; i < count && !table.isOver; i++) {
    const waiting = seatsIn(table.waiting);
    const seat = waiting[rng.below(waiting.length)];
    const lines = table.choices(seat);
    const done = table.submit(seat, undefined, [lines[rng.below(lines.length)]]);
    if (!done.ok) throw new Error(done.error.message);
  }
}

type Found = { choices: number; withEffects: number; unsure: number; changed: Set<string>; faults: string[] };

function compareLine<V extends JsonObject>(
  table: Table<V>,
  seat: number,
  line: string,
  { countOwn }: EffectHow<V>,
  found: Found,
): void {
  const { game, seats } = table;
  const preview = table.preview(seat, [line]);
  if (!preview.ok) throw new Error(`${line}: ${preview.error.message}`);
  const { effects, isRevealing } = preview.value;
  const count = (s: State): Readonly<Record<string, number>> => countOwn(game.view(s, seat, seats), seats[seat]);
  const before = count(table.copyState());
  const after = count((isRevealing ? justAfter : longAfter)(table, table.copyState(), seat, line));
  found.choices++;
  if (effects.length > 0) found.withEffects++;
  const fault = (what: string): void => void found.faults.push(`${table.step ?? ''}, "${line}": ${what}`);
  for (const { name } of game.amounts) {
    const effect = effects.find(({ amount }) => amount === name);
    const isChanged = before[name] !== after[name];
    if (isChanged) found.changed.add(name);
    if (effect !== undefined && (effect.before !== before[name] || effect.after !== after[name]))
      fault(`${print(effect)}, but it goes from ${before[name]} to ${after[name]}`);
    if (effect !== undefined || !isChanged) continue;
    if (isRevealing && isOpenToChance(table, seat, line, name, count)) found.unsure++;
    else fault(`${name} goes from ${before[name]} to ${after[name]}, and no effect says so`);
  }
  for (const effect of effects) if (before[effect.amount] === undefined) fault(`nobody counts ${effect.amount}`);
}

/** The state after a choice and all that it forces. */
function longAfter(table: Table, s: State, seat: number, line: string): State {
  const { steps } = table.game;
  applyChoice(steps, s, seat, choiceOf(table, line));
  while (countSeats(waitingSeats(s)) === 1 && !currentStep(steps, s).alwaysAsk) {
    const [next] = seatsIn(waitingSeats(s));
    listChoices(steps, s, next, choices);
    if (choices.length !== 1) break;
    applyChoice(steps, s, next, choices.list[0]);
  }
  return s;
}

const choices = new Choices();

/** The state after a choice and before what follows from it. */
function justAfter(table: Table, s: State, seat: number, line: string): State {
  currentStep(table.game.steps, s).apply(s, seat, choiceOf(table, line), topOf(s), undefined);
  return s;
}

function choiceOf({ game, seats }: Table, line: string): number {
  const choice = parseChoice(game.verbs, seats, line);
  if (!choice.ok) throw new Error(choice.error.message);
  return choice.value;
}

/** Whether what a choice brings is otherwise in some world that its player cannot tell from the true one. */
function isOpenToChance(
  table: Table,
  seat: number,
  line: string,
  name: string,
  count: (s: State) => Readonly<Record<string, number>>,
): boolean {
  const values = new Set<number>();
  for (let i = 0; i < WORLDS; i++) {
    const world = table.copyState();
    determinize(table.game, world, seat, new FastRandom(1000 + i));
    values.add(count(justAfter(table, world, seat, line))[name]);
  }
  return values.size > 1;
}

function print({ amount, before, after }: Effect): string {
  return `${amount} is said to go from ${before} to ${after}`;
}
