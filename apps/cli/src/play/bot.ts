import {
  chooseOrFallBack,
  decisionFrom,
  finish,
  historyOf,
  knowledgeOf,
  makeBot,
  type SearchMemory,
} from '@fondaco/bots';
import {
  Choices,
  determinize,
  FastRandom,
  listChoices,
  printCanonical,
  printChoice,
  sha256,
  utf8,
  type State,
  type Table,
} from '@fondaco/kernel';
import { botModels } from '../bots/models.ts';
import { nameAt } from '../names.ts';
import { policyFor, type PolicyName } from '../policies.ts';
import { numberFrom, seedWithin } from '../seed.ts';
import { temperamentAt, type BotKind } from './seating.ts';

/**
 * A bot's line. It follows from how the table began and where it stands, so a save before the bots choose loses nothing and a game
 * that is resumed goes on as it would have; but a master also goes by what it has searched since the table was opened.
 */
export function chooseForBot(table: Table, seat: number, kind: BotKind): string {
  const { game } = table;
  const s = table.copyState();
  const choices = new Choices();
  listChoices(game.steps, s, seat, choices);
  const seed = numberFrom(seedWithin(originOf(table), `bot ${table.seq} ${seat}`));
  if (kind !== 'random' && kind !== 'greedy') return chooseByModel(table, s, seat, kind, seed);
  const rng = new FastRandom(seed);
  const sample = (into: State): void => {
    into.copyFrom(s);
    determinize(game, into, seat, rng);
  };
  const choice = policyFor(game, kind)({ seat, choices, rng, sample });
  return printChoice(game.verbs, table.seats, choice);
}

/** As much as a master thinks about a line, about half a second. Not by the clock, so that it follows from the table alone. */
const MASTER_ITERATIONS = 2500;
const GRANDMASTER_ITERATIONS = 10_000;

/** What the bots at a table remember of their searches, by seat, while it is played here. */
const memories = new WeakMap<Table, Map<number, SearchMemory>>();

/** A line of a bot that has learnt the game. */
function chooseByModel(
  table: Table,
  s: State,
  seat: number,
  level: Exclude<BotKind, PolicyName>,
  seed: number,
): string {
  const { game, seats } = table;
  const model = botModels.of(game);
  const decision = decisionFrom(game, knowledgeOf(game, s, seat), seat, seats, historyOf(table, seat));
  if (!decision.ok) throw new Error(decision.error.message);
  const remembered = memories.get(table) ?? new Map<number, SearchMemory>();
  memories.set(table, remembered);
  const known = model.evaluation.temperaments.map(({ name }) => name);
  const temperament = temperamentAt(table, seat, known);
  const name = {
    level,
    budget: { iterations: level === 'grandmaster' ? GRANDMASTER_ITERATIONS : MASTER_ITERATIONS },
    ...(temperament === undefined ? {} : { temperament }),
  };
  const bot = makeBot(model, name, seed);
  bot.memory = remembered.get(seat);
  const tell = ({ why }: { readonly why: string }): void =>
    void process.stderr.write(`fondaco: ${nameAt(table, seat)}: ${why}\n`);
  const choice = finish(chooseOrFallBack(model, decision.value, seed, bot.think(decision.value), tell));
  if (bot.memory === undefined) remembered.delete(seat);
  else remembered.set(seat, bot.memory);
  return printChoice(game.verbs, seats, choice);
}

const origins = new WeakMap<Table, Uint8Array>();

/** A hash of what the table began with, seed or position included. */
function originOf(table: Table): Uint8Array {
  let origin = origins.get(table);
  if (origin === undefined) {
    const { game, rules, options, seed = '', position = {} } = table.header;
    origin = sha256(utf8(printCanonical([game, rules, options, seed, position])));
    origins.set(table, origin);
  }
  return origin;
}
