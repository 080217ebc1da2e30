import type { About } from '@fondaco/kernel';
import type { Translate } from './translate.ts';
import { wordValues } from './word-values.ts';

/** What a thing is, and what it does, in a sentence or two each. */
export interface Explanation {
  readonly what: string;
  readonly does: string;
}

/** A thing explained, by the messages `about.<key>.what` and `about.<key>.does`. */
export function printAbout(t: Translate, { key, said }: About): Explanation {
  const values = Object.assign({}, ...said.map((word) => wordValues(t, word, nameOf))) as Record<
    string,
    string | number
  >;
  return { what: t(`about.${key}.what`, values), does: t(`about.${key}.does`, values) };

  function nameOf(seat: string): string {
    return t.word('seat', seat);
  }
}
