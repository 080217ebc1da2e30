import { argA, argB, argC, pack, verbOf } from './choice.ts';
import { refuse, success, type Result } from './result.ts';

/** An ordered, append-only list of words that an argument can be. The index is what the engine sees. */
export interface Domain {
  readonly name: string;
  readonly words: readonly string[];
  /** Its words are the whole numbers from 0 on. A higher number is a number too: it has the first index after the words. */
  readonly isNumber?: boolean;
}

/** The seats of the table: which words there are depends on how many sit there. */
export const SEAT: Domain = { name: 'seat', words: [] };

/** The whole numbers from 0 to `max`; the index is the number. */
export function numbers(max: number): Domain {
  return { name: 'number', words: Array.from({ length: max + 1 }, (_, i) => String(i)), isNumber: true };
}

export interface Argument {
  readonly domain: Domain;
  readonly isOptional?: boolean;
  /** Others see `?` in its place. */
  readonly isSecret?: boolean;
}

/** What can be said: `move roma`. Verbs are numbered by their place in the game's list. */
export interface Verb {
  readonly name: string;
  readonly args: readonly Argument[];
  /** It ends its player's turn: what they could still have done lapses. */
  readonly isTurnEnd?: boolean;
}

/** Numbers for names, in order: `indexOf(['a', 'b'])` is `{ a: 0, b: 1 }`. */
export function numbered<const Names extends readonly string[]>(
  names: Names,
): { readonly [Name in Names[number]]: number } {
  // Made in one piece: V8 turns an object that grows name by name into a hash table, and steps read these all the time.
  const index = Object.fromEntries(names.map((name, i) => [name, i]));
  return index as { readonly [Name in Names[number]]: number };
}

/** A value for each word, in order: `byWord(['a', 'b'], f)` is `{ a: f('a', 0), b: f('b', 1) }`. */
export function byWord<const Words extends readonly string[], Value>(
  words: Words,
  valueOf: (word: Words[number], i: number) => Value,
): { readonly [Word in Words[number]]: Value } {
  const values: Record<string, Value> = {};
  for (let i = 0; i < words.length; i++) values[words[i]] = valueOf(words[i], i);
  return values as { readonly [Word in Words[number]]: Value };
}

export const HIDDEN_WORD = '?';

export function printChoice(verbs: readonly Verb[], seats: readonly string[], choice: number): string {
  return printWords(verbs, seats, choice, false);
}

/** The choice as those see it who must not know its secret arguments. */
export function printRedactedChoice(verbs: readonly Verb[], seats: readonly string[], choice: number): string {
  return printWords(verbs, seats, choice, true);
}

function printWords(verbs: readonly Verb[], seats: readonly string[], choice: number, isRedacted: boolean): string {
  const verb = verbs[verbOf(choice)];
  const indices = [argA(choice), argB(choice), argC(choice)];
  let text = verb.name;
  verb.args.forEach((argument, i) => {
    if (isRedacted && argument.isSecret === true) text += ` ${HIDDEN_WORD}`;
    else if (indices[i] >= 0) text += ` ${wordAt(argument.domain, seats, indices[i])}`;
  });
  return text;
}

export function wordsOf(domain: Domain, seats: readonly string[]): readonly string[] {
  return domain === SEAT ? seats : domain.words;
}

function wordAt(domain: Domain, seats: readonly string[], index: number): string {
  return domain.isNumber === true ? String(index) : wordsOf(domain, seats)[index];
}

const WHOLE_NUMBER = /^(0|[1-9]\d*)$/;

/** The index of a word, −1 if the domain does not know it. */
function indexOfWord(domain: Domain, seats: readonly string[], word: string): number {
  const index = wordsOf(domain, seats).indexOf(word);
  return index < 0 && domain.isNumber === true && WHOLE_NUMBER.test(word) ? domain.words.length : index;
}

export function parseChoice(verbs: readonly Verb[], seats: readonly string[], text: string): Result<number> {
  const words = text.trim().split(/\s+/);
  const number = verbs.findIndex((verb) => verb.name === words[0]);
  if (number < 0) return refuse('unknown-word', `there is no verb "${shorten(words[0])}"`, { where: 'word 1' });
  const { args, name } = verbs[number];
  const most = args.length;
  const least = args.filter((argument) => argument.isOptional !== true).length;
  if (words.length - 1 > most || words.length - 1 < least) {
    const wanted = least === most ? String(most) : `${least} to ${most}`;
    return refuse('unknown-word', `"${name}" takes ${wanted} words after it, not ${words.length - 1}`, {
      where: `word ${words.length}`,
    });
  }
  const indices = [-1, -1, -1];
  for (let i = 1; i < words.length; i++) {
    const { domain } = args[i - 1];
    indices[i - 1] = indexOfWord(domain, seats, words[i]);
    if (indices[i - 1] < 0)
      return refuse('unknown-word', `"${shorten(words[i])}" is not a ${domain.name}`, { where: `word ${i + 1}` });
  }
  return success(pack(number, indices[0], indices[1], indices[2]));
}

/** Foreign text is quoted in answers, but never at any length. */
export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
