import type { BotModel, GameKey } from '@fondaco/bots';
import { refuse, type Result } from '@fondaco/kernel';
import { openReview, type Review } from '@fondaco/review';
import { botModels } from '../learnt/learnt-models.ts';
import type { JudgedRecord } from './judge-messages.ts';

/** What bots know of a game, if they know it. */
export function modelOf(key: GameKey): BotModel | undefined {
  return botModels().find(key);
}

/** A record under review, judged by the bots of its game. */
export function reviewOf({ record, parts, depth, eyes }: JudgedRecord): Result<Review> {
  const { game: id, rules } = record.header;
  const model = modelOf({ id, rules, ...(parts === undefined ? {} : { parts }) });
  if (model === undefined) return refuse('bad-record', `no bot knows ${id} with rules ${rules}`);
  return openReview(model, record, { depth, ...(eyes === undefined ? {} : { eyes }) });
}
