import type { JournalEntry } from '@fondaco/protocol';
import type { GameMoments, TellingContext } from '../../moments/moment.ts';

/** The most deeds that are told again. */
const MOST_AGAIN = 3;

/** The last deeds that there is something to tell of; what was said in secret since is silent, however often. */
export function recapOf(
  { tellDeeds }: Pick<GameMoments, 'tellDeeds'>,
  context: TellingContext,
  entries: readonly JournalEntry[],
): readonly string[] {
  let told: readonly string[] = [];
  for (let i = entries.length - 1; i >= 0 && told.length < MOST_AGAIN; i--)
    told = [...tellDeeds(context, entries[i]?.events ?? []).map(({ sentence }) => sentence), ...told];
  return told.slice(-MOST_AGAIN);
}
