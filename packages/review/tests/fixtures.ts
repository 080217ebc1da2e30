import { BotModels, type BotModel } from '@fondaco/bots';
import { findGame, games } from '@fondaco/catalog';
import { FastRandom, itemAt, seatsIn, Table, type GameRecord, type Result } from '@fondaco/kernel';
import { openReview, type Depth, type GameAnalysis, type Review } from '../src/index.ts';

const botModels = new BotModels(findGame);

/** The models of all games. */
export const models: readonly BotModel[] = games.map(({ game }) => botModels.of(game));

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.where ?? ''} ${result.error.message}`);
  return result.value;
}

const NAMES = ['ann', 'bob', 'cleo', 'dino', 'eve'];

/** A table at which so many lines were said at random, some of them taken back. */
export function playRandomly({ game }: BotModel, seats: number, seed: number, most = Infinity): Table {
  const rng = new FastRandom(seed);
  const table = valueOf(Table.create(game, { names: NAMES.slice(0, seats), seed: rng.seed() }));
  while (!table.isOver && table.seq < most) {
    const waiting = seatsIn(table.waiting);
    const seat = itemAt(waiting, rng.below(waiting.length));
    if (table.canUndo(seat) && rng.below(20) === 0) valueOf(table.undo(seat));
    const choices = table.choices(seat);
    valueOf(table.submit(seat, table.seq, [itemAt(choices, rng.below(choices.length))]));
  }
  return table;
}

export function open(model: BotModel, record: GameRecord, depth: Depth = 'quick'): Review {
  return valueOf(openReview(model, record, { depth }));
}

/** Judges everything that is to be judged. */
export function judgeAll(review: Review): GameAnalysis {
  for (const job of review.jobs()) review.add(review.judge(job));
  return review.analysis();
}
