import {
  chooseOrFallBack,
  decisionFrom,
  finish,
  historyOf,
  knowledgeOf,
  makeBot,
  type PastLine,
  type SearchMemory,
} from '@fondaco/bots';
import {
  Choices,
  determinize,
  FastRandom,
  listChoices,
  printChoice,
  printRecord,
  sha256,
  utf8,
  type State,
  type Table,
} from '@fondaco/kernel';
import { botModels } from '../bots/models.ts';
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
  return printChoice(game.verbs, table.players, choice);
}

/** As much as a master thinks about a line, about half a second. Not by the clock, so that it follows from the table alone. */
const MASTER_ITERATIONS = 2500;

/** What the bots at a table remember of their searches, by seat, while it is played here. */
const memories = new WeakMap<Table, Map<number, SearchMemory>>();

/** A line of a bot that has learnt the game. */
function chooseByModel(
  table: Table,
  s: State,
  seat: number,
  level: 'novice' | 'journeyman' | 'master',
  seed: number,
): string {
  const { game, players } = table;
  const model = botModels.of(game);
  const history = historyOf(game, players, seat, { seq: table.seq, linesFrom: (seq) => linesFrom(table, seq) });
  const decision = decisionFrom(game, knowledgeOf(game, s, seat), seat, players, history);
  if (!decision.ok) throw new Error(decision.error.message);
  const remembered = memories.get(table) ?? new Map<number, SearchMemory>();
  memories.set(table, remembered);
  const bot = makeBot(model, { level, budget: { iterations: MASTER_ITERATIONS } }, seed);
  bot.memory = remembered.get(seat);
  const tell = ({ why }: { readonly why: string }): void =>
    void process.stderr.write(`fondaco: ${players[seat]}: ${why}\n`);
  const choice = finish(chooseOrFallBack(model, decision.value, seed, bot.think(decision.value), tell));
  if (bot.memory === undefined) remembered.delete(seat);
  else remembered.set(seat, bot.memory);
  return printChoice(game.verbs, players, choice);
}

function linesFrom(table: Table, seq: number): PastLine[] {
  return table
    .record()
    .lines.slice(seq)
    .map(({ player, words, isAuto }) => ({ seat: table.players.indexOf(player), words, isAuto }));
}

const origins = new WeakMap<Table, Uint8Array>();

/** A hash of the header, seed or position included. */
function originOf(table: Table): Uint8Array {
  let origin = origins.get(table);
  if (origin === undefined) {
    const { header } = table.record();
    origin = sha256(utf8(printRecord({ header, lines: [], checks: [] })));
    origins.set(table, origin);
  }
  return origin;
}
