import { HIDDEN_WORD, SEAT, type SaidWord } from '@fondaco/kernel';
import type { Values } from './message.ts';
import type { NameOf, Translate } from './translate.ts';

/**
 * The values a message gets for one word: `{zone}` is what it is called, `{zoneWord}` the word itself, to select by, with
 * underscores for dashes. `{zoneWord}` is `absent` where nothing was said and `hidden` where the reader may not know it.
 */
export function wordValues(t: Translate, { name, domain, word }: SaidWord, nameOf: NameOf): Values {
  const selector = `${name}Word`;
  if (word === undefined) return { [name]: '', [selector]: 'absent' };
  if (word === HIDDEN_WORD) return { [name]: word, [selector]: 'hidden' };
  return { [name]: textOf(t, domain ?? name, word, nameOf), [selector]: String(word).replaceAll('-', '_') };
}

/** Numbers stay numbers, for plurals, unless there is a word for one: event tiles are numbered and have names. */
function textOf(t: Translate, domain: string, word: string | number, nameOf: NameOf): string | number {
  if (domain === SEAT.name) return nameOf(String(word));
  const isNumber = typeof word === 'number' || domain === 'number';
  return isNumber && !t.has(`word.${domain}.${word}`) ? Number(word) : t.word(domain, String(word));
}
