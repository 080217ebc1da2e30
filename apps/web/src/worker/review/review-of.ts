import { BotModels, type BotModel, type GameKey } from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';
import { refuse, type Result } from '@fondaco/kernel';
import { openReview, type Review } from '@fondaco/review';
import type { JudgedRecord } from './judge-messages.ts';

const models = new BotModels(findGame);

/** What bots know of a game, if they know it. */
export function modelOf(key: GameKey): BotModel | undefined {
  return models.find(key);
}

/** A record under review, judged by the bots of its game. */
export function reviewOf({ record, parts, depth, eyes }: JudgedRecord): Result<Review> {
  const { game: id, rules } = record.header;
  const model = modelOf({ id, rules, ...(parts === undefined ? {} : { parts }) });
  if (model === undefined) return refuse('bad-record', `no bot knows ${id} with rules ${rules}`);
  return openReview(model, record, { depth, ...(eyes === undefined ? {} : { eyes }) });
}
