import type { ReadLine } from '@fondaco/kernel';
import { parseWordKey, type WordKey } from '@fondaco/protocol';
import type { WordKeys, WordState } from '../game-table.ts';

/** The key that stands for one line and no other. */
export function lineKey(line: string): string {
  return `line:${line.replaceAll(' ', '+')}`;
}

/** One word of a key, taken apart. */
interface KeyWord extends WordKey {
  readonly whole: string;
}

/** Hundreds of things on a table ask for the same few keys again and again, so each is taken apart once. */
const keyWords = new Map<string, readonly KeyWord[]>();
const MOST_KEYS = 5000;

function wordsIn(key: string): readonly KeyWord[] {
  const known = keyWords.get(key);
  if (known !== undefined) return known;
  if (keyWords.size >= MOST_KEYS) keyWords.clear();
  const words = key.split(' ').map((whole): KeyWord => ({ ...parseWordKey(whole), whole }));
  keyWords.set(key, words);
  return words;
}

/** Whether a line has all the words of a key. */
export function hasKey(read: ReadLine, key: string): boolean {
  return wordsIn(key).every(({ whole, domain, place, word }) => {
    if (domain === 'verb') return read.verb === word;
    if (domain === 'line') return lineKey(read.line) === whole;
    if (place === undefined) return read.args.some((arg) => arg.domain === domain && arg.word === word);
    const arg = read.args[place];
    return arg !== undefined && arg.domain === domain && arg.word === word;
  });
}

/** The lines that have everything touched. */
export function narrow(lines: readonly ReadLine[], touched: readonly string[]): readonly ReadLine[] {
  return lines.filter((read) => touched.every((key) => hasKey(read, key)));
}

/** What is touched after one touch more: earlier words stay as long as they fit the new one. */
export function touchKey(lines: readonly ReadLine[], touched: readonly string[], key: string): readonly string[] {
  if (touched.includes(key)) return touched.filter((one) => one !== key);
  let kept: readonly string[] = [key];
  for (const earlier of touched.toReversed()) {
    if (narrow(lines, [earlier, ...kept]).length > 0) kept = [earlier, ...kept];
  }
  return kept;
}

/** The lines that still glow: what fits so far; and once one choice is left, also what could take the last word's place. */
function glowing(lines: readonly ReadLine[], touched: readonly string[]): readonly ReadLine[] {
  const left = narrow(lines, touched);
  return left.length === 1 ? narrow(lines, touched.slice(0, -1)) : left;
}

/** What is left and what glows after some touches: worked out once for everything that asks. */
export interface Glow {
  readonly left: readonly ReadLine[];
  readonly open: readonly ReadLine[];
  readonly isDecided: boolean;
}

export function glowOf(lines: readonly ReadLine[], touched: readonly string[]): Glow {
  const left = narrow(lines, touched);
  return { left, open: glowing(lines, touched), isDecided: touched.length > 0 || left.length === 1 };
}

export function stateIn({ left, open, isDecided }: Glow, keys: WordKeys): WordState {
  const all = listOf(keys);
  if (isDecided && left.length > 0 && all.some((key) => left.every((read) => hasKey(read, key)))) return 'chosen';
  return all.some((key) => open.some((read) => hasKey(read, key))) ? 'open' : 'dim';
}

export function stateOf(lines: readonly ReadLine[], touched: readonly string[], keys: WordKeys): WordState {
  return stateIn(glowOf(lines, touched), keys);
}

/** The first of a thing's keys that counts now: what glows or is chosen, then whatever is possible at all. */
export function countingKey(
  lines: readonly ReadLine[],
  touched: readonly string[],
  keys: WordKeys,
): string | undefined {
  const all = listOf(keys);
  const isIn = (pool: readonly ReadLine[]) => (key: string) => pool.some((read) => hasKey(read, key));
  return all.find(isIn(narrow(lines, touched))) ?? all.find(isIn(glowing(lines, touched))) ?? all.find(isIn(lines));
}

export function listOf(keys: WordKeys): readonly string[] {
  return typeof keys === 'string' ? [keys] : keys;
}

/** The words of a domain that tell the remaining lines apart. */
export function openWords(lines: readonly ReadLine[], touched: readonly string[], domain: string): readonly string[] {
  const words = glowing(lines, touched).flatMap(({ args }) =>
    args.filter((arg) => arg.domain === domain).map(({ word }) => word),
  );
  return [...new Set(words)];
}

/** One word that can come next, as a key and as what it is. */
export interface NextWord {
  readonly key: string;
  readonly domain: string;
  readonly word: string;
  /** Which argument of the lines it is, from 0; absent for verbs and whole lines. */
  readonly place?: number;
  /** The one line it leads to, if it is only one. */
  readonly line: string | undefined;
  /** All lines it leads to. */
  readonly lines: readonly string[];
}

/** What can be said next: verbs at first, then the words of the first place in which the remaining lines differ. */
export function nextWords(lines: readonly ReadLine[], touched: readonly string[]): readonly NextWord[] {
  const left = glowing(lines, touched);
  const verbs = new Set(left.map(({ verb }) => verb));
  if (verbs.size > 1) return group(left, (read) => ({ key: `verb:${read.verb}`, domain: 'verb', word: read.verb }));
  const longest = Math.max(0, ...left.map(({ args }) => args.length));
  for (let i = 0; i < longest; i++) {
    if (new Set(left.map(({ args }) => args[i]?.word)).size < 2) continue;
    return group(left, (read) => {
      const arg = read.args[i];
      if (arg === undefined) return { key: lineKey(read.line), domain: 'line', word: read.line };
      return { key: `${arg.domain}@${i + 1}:${arg.word}`, domain: arg.domain, word: arg.word, place: i };
    });
  }
  return [];
}

function group(
  lines: readonly ReadLine[],
  nameOf: (read: ReadLine) => Omit<NextWord, 'line' | 'lines'>,
): readonly NextWord[] {
  const found = new Map<string, NextWord>();
  for (const read of lines) {
    const name = nameOf(read);
    const known = found.get(name.key);
    const all = [...(known?.lines ?? []), read.line];
    found.set(name.key, { ...name, line: known === undefined ? read.line : undefined, lines: all });
  }
  return [...found.values()];
}

/** Every line as one word to say. */
export function wholeLines(lines: readonly ReadLine[]): readonly NextWord[] {
  return group(lines, ({ line, verb }) => ({ key: lineKey(line), domain: 'verb', word: verb }));
}

/** The verb that was touched. */
export function verbIn(touched: readonly string[]): string | undefined {
  return touched
    .find((key) => key.startsWith('verb:'))
    ?.slice('verb:'.length)
    .split(' ')[0];
}
