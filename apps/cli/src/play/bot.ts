import { decisionFrom, knowledgeOf, makeBot, safely } from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';
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
import { botModelOf } from '../bots/models.ts';
import { nameAt } from '../names.ts';
import { policyFor } from '../policies.ts';
import { numberFrom, seedWithin } from '../seed.ts';
import type { BotKind } from './seating.ts';

/**
 * A bot's line. It follows from how the table began and where it stands, so a game that is resumed goes on as it would have, and
 * a save before the bots choose loses nothing.
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

/** A line of a bot that has learnt the game. */
function chooseByModel(
  table: Table,
  s: State,
  seat: number,
  level: 'novice' | 'journeyman' | 'master',
  seed: number,
): string {
  const entry = findGame(table.game.id);
  if (entry === undefined) throw new Error(`${table.game.id} is not in the catalog`);
  const model = botModelOf(table.game, entry.evaluation);
  const decision = decisionFrom(model.game, knowledgeOf(model.game, s, seat), seat, table.seats);
  if (!decision.ok) throw new Error(decision.error.message);
  const bot = makeBot(model, { level, budget: { iterations: MASTER_ITERATIONS } }, seed);
  const tell = ({ why }: { readonly why: string }): void =>
    void process.stderr.write(`fondaco: ${nameAt(table, seat)}: ${why}\n`);
  return printChoice(table.game.verbs, table.seats, safely(model, bot, seed, tell).choose(decision.value));
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
