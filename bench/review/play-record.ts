import {
  decisionFrom,
  finish,
  firstWaiting,
  knowledgeOf,
  makeBot,
  parseBotName,
  type Bot,
  type BotModel,
} from '@fondaco/bots';
import { FastRandom, itemAt, printChoice, Table, type GameRecord } from '@fondaco/kernel';

/** The record of a game between bots, one a seat; the same seed is the same game. */
export function playRecord(model: BotModel, names: readonly string[], seed: number): GameRecord {
  const { game } = model;
  const rng = new FastRandom(seed);
  const table = Table.create(game, { names: names.map((_, seat) => `bot ${seat}`), seed: rng.seed() });
  if (!table.ok) throw new Error(table.error.message);
  const bots = names.map((text): Bot => {
    const name = parseBotName(model, text);
    if (!name.ok) throw new Error(name.error.message);
    return makeBot(model, name.value, rng.word());
  });
  const { value } = table;
  while (!value.isOver) {
    const seat = firstWaiting(value.waiting);
    const decision = decisionFrom(game, knowledgeOf(game, value.copyState(), seat), seat, value.seats);
    if (!decision.ok) throw new Error(decision.error.message);
    const choice = finish(itemAt(bots, seat).think(decision.value));
    const said = value.submit(seat, undefined, [printChoice(game.verbs, value.seats, choice)]);
    if (!said.ok) throw new Error(said.error.message);
  }
  return value.record();
}
