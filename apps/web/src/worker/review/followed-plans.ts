import { followedPlan } from '@fondaco/bots';
import type { FollowedPlan, PlayedSeat } from '../../client/review-messages.ts';
import { modelOf } from './review-of.ts';
import type { ReviewedRecord } from './reviewed-record.ts';

/** The plan that a seat has followed in a game that is over, if it was any. */
export function planIn({ id, table, parts }: ReviewedRecord, { seat }: PlayedSeat): readonly FollowedPlan[] {
  const { game, rules } = table.header;
  const model = modelOf({ id: game, rules, ...(parts === undefined ? {} : { parts }) });
  if (!table.isOver || model === undefined) return [];
  const plan = followedPlan(model, table.copyState(), seat);
  return plan === undefined ? [] : [{ table: id, plan }];
}
