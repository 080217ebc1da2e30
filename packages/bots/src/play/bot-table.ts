import { FastRandom, itemAt, printChoice, SEAT_WORDS, seatsIn, Table, type GameRecord } from '@fondaco/kernel';
import type { BotModel } from '../judge/bot-model.ts';
import { firstWaiting } from './begin-game.ts';
import { makeBot, type Bot } from './bot.ts';
import { decisionFrom, knowledgeOf } from './decision.ts';
import { historyOf } from './history.ts';
import { parseBotName } from './levels.ts';
import { finish } from './thinking.ts';

/** A table with a bot in every seat, which goes on a choice at a time; the same seed is the same game. Given a `deal`, chance follows that and only the bots the seed. */
export class BotTable {
  readonly table: Table;
  readonly #model: BotModel;
  readonly #bots: readonly Bot[];
  /** What those who are asked have come to and not said yet. */
  #answers: readonly { readonly seat: number; readonly words: string }[] = [];

  constructor(model: BotModel, names: readonly string[], seed: number, deal?: number) {
    const rng = new FastRandom(seed);
    const drawn = rng.seed();
    const table = Table.create(model.game, {
      names: SEAT_WORDS.slice(0, names.length),
      seed: deal === undefined ? drawn : new FastRandom(deal).seed(),
    });
    if (!table.ok) throw new Error(table.error.message);
    this.table = table.value;
    this.#model = model;
    this.#bots = names.map((text) => {
      const name = parseBotName(model, text);
      if (!name.ok) throw new Error(name.error.message);
      return makeBot(model, name.value, rng.word());
    });
  }

  /** The seat to choose. */
  get seat(): number {
    return this.#answers[0]?.seat ?? firstWaiting(this.table.waiting);
  }

  /** What the seat's bot chooses, in words. As at tables where people play, all who are asked at once think before any of them answers. */
  next(): string {
    if (this.#answers.length === 0)
      this.#answers = seatsIn(this.table.waiting).map((seat) => ({ seat, words: this.#think(seat) }));
    return itemAt(this.#answers, 0).words;
  }

  /** Says something for the seat to choose. */
  say(words: string): void {
    const said = this.table.submit(this.seat, undefined, [words]);
    if (!said.ok) throw new Error(said.error.message);
    this.#answers = this.#answers.slice(1);
  }

  #think(seat: number): string {
    const { table } = this;
    const { game } = this.#model;
    const known = knowledgeOf(game, table.copyState(), seat);
    const decision = decisionFrom(game, known, seat, table.seats, historyOf(table, seat));
    if (!decision.ok) throw new Error(decision.error.message);
    return printChoice(game.verbs, table.seats, finish(itemAt(this.#bots, seat).think(decision.value)));
  }
}

/** The record of a game between bots, one a seat; the same seed is the same game. */
export function playRecord(model: BotModel, names: readonly string[], seed: number): GameRecord {
  return playTable(model, names, seed).record();
}

/** A game between bots, one a seat, played to its end. */
export function playTable(model: BotModel, names: readonly string[], seed: number, deal?: number): Table {
  const played = new BotTable(model, names, seed, deal);
  while (!played.table.isOver) played.say(played.next());
  return played.table;
}
