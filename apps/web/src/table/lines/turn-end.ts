import type { Lexicon } from '@fondaco/protocol';

/** The verb that ends a turn, in games that have turns to end. */
export function turnEndIn({ verbs }: Lexicon): string | undefined {
  return verbs.find(({ isTurnEnd }) => isTurnEnd === true)?.name;
}
