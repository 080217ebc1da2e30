import type { BotAnswer, Chosen } from './bot-task.ts';

/**
 * What several searches of one decision come to together: the choice they visited most, and what is remembered by one that would have
 * made it. Those that failed are left out unless all did.
 */
export async function joinAnswers(asked: readonly Promise<BotAnswer>[]): Promise<BotAnswer> {
  const settled = await Promise.allSettled(asked);
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const chosen = answers.filter((answer): answer is Chosen => answer.type === 'chosen' && answer.found !== undefined);
  // Nobody has searched: whatever the first has to say, or why it failed.
  if (chosen.length < 2) return chosen[0] ?? asked[0] ?? Promise.reject(new Error('nobody was asked'));
  const choice = mostVisited(chosen);
  const owner = chosen.find((one) => one.choice === choice && one.memory !== undefined);
  return { type: 'chosen', choice, ...(owner?.memory === undefined ? {} : { memory: owner.memory }) };
}

function mostVisited(chosen: readonly Chosen[]): number {
  const visits = new Map<number, number>();
  for (const { found = [] } of chosen)
    for (const one of found) visits.set(one.choice, (visits.get(one.choice) ?? 0) + one.visits);
  let best = chosen[0]?.choice ?? 0;
  for (const [choice, count] of visits) if (count > (visits.get(best) ?? 0)) best = choice;
  return best;
}
