import type { Translate } from '@fondaco/texts';
import type { AccountPart } from '../insight/shown-account.ts';

/** Where the words of a review are told from things on the table. */
const DOMAIN = 'review:';

/** Words of a review that a newcomer does not know; each is called what its text is. */
export type Term =
  | `part.${AccountPart | 'result'}`
  | 'accuracy'
  | 'luckAside'
  | 'givenAway'
  | 'chance'
  | 'expected'
  | `mark.${'blunder' | 'mistake' | 'inaccuracy' | 'good' | 'brilliant'}`;

/** The attribute of an element that says what a word of the review means when it is asked about. */
export function meaning(term: Term): { readonly 'data-explain': string } {
  return { 'data-explain': `${DOMAIN}${term}` };
}

/** The word that an element stands for, if it is one of the review. */
export function termOf(thing: string | undefined): string | undefined {
  return thing?.startsWith(DOMAIN) === true ? thing.slice(DOMAIN.length) : undefined;
}

/** What a word of the review means, in a sentence. */
export function meaningOf(t: Translate, term: string): string {
  return t(`analysis.about.${term}`);
}
