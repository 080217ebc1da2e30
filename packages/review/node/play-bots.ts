import {
  decisionFrom,
  finish,
  firstWaiting,
  historyOf,
  knowledgeOf,
  makeBot,
  parseBotName,
  type BotModel,
} from '@fondaco/bots';
import {
  FastRandom,
  itemAt,
  printChoice,
  SEAT_WORDS,
  success,
  Table,
  type GameRecord,
  type Result,
} from '@fondaco/kernel';

/** The record of a game that one kind of bot plays against itself; the same seed is the same game. */
export function playBots(model: BotModel, text: string, seats: number, seed: number): Result<GameRecord> {
  const { game } = model;
  const name = parseBotName(model, text);
  if (!name.ok) return name;
  const rng = new FastRandom(seed);
  const begun = Table.create(game, { names: SEAT_WORDS.slice(0, seats), seed: rng.seed() });
  if (!begun.ok) return begun;
  const table = begun.value;
  const bots = table.seats.map(() => makeBot(model, name.value, rng.word()));
  while (!table.isOver) {
    const seat = firstWaiting(table.waiting);
    const known = knowledgeOf(game, table.copyState(), seat);
    const decision = decisionFrom(game, known, seat, table.seats, historyOf(table, seat));
    if (!decision.ok) return decision;
    const choice = finish(itemAt(bots, seat).think(decision.value));
    const said = table.submit(seat, undefined, [printChoice(game.verbs, table.seats, choice)]);
    if (!said.ok) return said;
  }
  return success(table.record());
}
