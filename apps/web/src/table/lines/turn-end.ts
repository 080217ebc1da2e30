import type { Lexicon } from '@fondaco/kernel';

/** The verb that ends a turn, in games that have turns to end. */
export function turnEndIn({ verbs }: Lexicon): string | undefined {
  return verbs.find(({ isTurnEnd }) => isTurnEnd === true)?.name;
}
