import { SEAT } from '@fondaco/kernel';
import { printMessage, type Message, type Messages, type Values } from './message.ts';

/** What the player in a seat is called at this table. */
export type NameOf = (seat: string) => string;

/** The text of a key with its values put in. */
export interface Translate {
  (key: string, values?: Values): string;
  has(key: string): boolean;
  /**
   * The name of a word: `word.<domain>.<word>`; of a seat, the name of its player. Numbers stand for themselves, and so do the words
   * that a parts file brings.
   */
  word(domain: string, word: string): string;
  readonly language: string;
}

const NO_VALUES: Values = {};

/** Finds messages in layers, first come first served. A key that none of them has is our mistake, and throws. */
export function createTranslate(
  language: string,
  layers: readonly Messages[],
  nameOf: NameOf = (seat) => seat,
): Translate {
  const plurals = new Intl.PluralRules(language);
  // A table asks for thousands of texts each time it is drawn.
  const messages = new Map<string, Message>(layers.toReversed().flatMap((layer) => Object.entries(layer)));

  function translate(key: string, values: Values = NO_VALUES): string {
    const message = messages.get(key);
    if (message === undefined) throw new Error(`no text for ${key} in ${language}`);
    return printMessage(message, values, plurals);
  }

  function word(domain: string, one: string): string {
    if (domain === SEAT.name) return nameOf(one);
    const key = `word.${domain}.${one}`;
    return messages.has(key) ? translate(key) : one.replaceAll('-', ' ');
  }

  return Object.assign(translate, { has: (key: string) => messages.has(key), word, language });
}
