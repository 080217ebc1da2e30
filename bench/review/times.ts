import { playRecord, type BotModel } from '@fondaco/bots';
import { openReview } from '@fondaco/review';
import type { Figure } from '../figures.ts';

/** A game of four journeymen, on one core; processor time, so that what else runs does not count. */
export function measureTimes(model: BotModel): Figure[] {
  const record = playRecord(model, ['journeyman', 'journeyman', 'journeyman', 'journeyman'], 1);
  const began = process.cpuUsage();
  const seconds = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  const review = openReview(model, record, { depth: 'standard' });
  if (!review.ok) throw new Error(review.error.message);
  review.value.analysis();
  const first = seconds();
  for (const job of review.value.jobs()) review.value.add(review.value.judge(job));
  review.value.analysis();
  return [
    { name: 'review.first-chart-node-s', value: first, unit: 's' },
    { name: 'review.standard-node-s', value: seconds(), unit: 's' },
  ];
}
