import type { FindBotModel, GameKey } from '@fondaco/bots';
import type { GameRecord } from '@fondaco/kernel';
import { workerData } from 'node:worker_threads';
import { openReview, type JudgedPoint, type Review, type ReviewHow, type ReviewJob } from '../src/index.ts';

/** A record under review, as another thread opens it. */
export interface ReviewSource {
  readonly game: GameKey;
  readonly record: GameRecord;
  readonly how: ReviewHow;
}

/** Some lines of a record to be judged. `name` is the same for all tasks of one review. */
export interface ReviewTask {
  readonly name: string;
  readonly source: ReviewSource;
  readonly jobs: readonly ReviewJob[];
}

const { source: models } = workerData as { readonly source: string };
const { findBotModel } = (await import(models)) as { readonly findBotModel: FindBotModel };

/** The review of the last task: its record is walked over once. */
let last: { readonly name: string; readonly review: Review } | undefined;

/** @public */
export function judge({ name, source, jobs }: ReviewTask): JudgedPoint[] {
  const review = last?.name === name ? last.review : openHere(source);
  last = { name, review };
  return jobs.map((job) => review.judge(job));
}

function openHere({ game, record, how }: ReviewSource): Review {
  const model = findBotModel(game);
  if (model === undefined) throw new Error(`there is no game ${game.id}`);
  const opened = openReview(model, record, how);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}
