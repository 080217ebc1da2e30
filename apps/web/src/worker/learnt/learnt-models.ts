import { BotModels } from '@fondaco/bots';
import { findGame, type CatalogEntry } from '@fondaco/catalog';
import type { WeightsFile } from '@fondaco/kernel';

const files = import.meta.glob<WeightsFile>('../../../../../packages/*/src/evaluate/weights.json', {
  query: '?learnt',
  import: 'default',
});

const learnt = new Map<string, WeightsFile>();
let models = new BotModels(findLearnt);
let fetching: Promise<void> | undefined;

/** What bots know of the games; before `fetchLearnt` they go by heuristic. */
export function botModels(): BotModels {
  return models;
}

/** Fetches what bots have learnt, unless it is there. If it fails it can be tried again. */
export function fetchLearnt(): Promise<void> {
  fetching ??= readAll().catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}

async function readAll(): Promise<void> {
  for (const weights of await Promise.all(Object.values(files).map((load) => load())))
    learnt.set(`${weights.game} ${weights.rules}`, weights);
  models = new BotModels(findLearnt);
}

function findLearnt(id: string, rules: number): CatalogEntry | undefined {
  const entry = findGame(id, rules);
  const weights = learnt.get(`${id} ${rules}`);
  return entry === undefined || weights === undefined
    ? entry
    : { ...entry, evaluation: { ...entry.evaluation, weights } };
}
