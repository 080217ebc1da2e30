import type { Lexicon } from '@fondaco/protocol';
import type { ReadLine, WordKeys, WordState } from './game-table.ts';

export function readLine(lexicon: Lexicon, line: string): ReadLine {
  const [verb, ...words] = line.split(' ');
  const known = lexicon.verbs.find(({ name }) => name === verb);
  return { line, verb, args: words.map((word, i) => ({ domain: known?.args[i]?.domain ?? 'word', word })) };
}

/** The key that stands for one line and no other. */
export function lineKey(line: string): string {
  return `line:${line.replaceAll(' ', '+')}`;
}

/** Whether a line has all the words of a key. */
export function hasKey(read: ReadLine, key: string): boolean {
  return key.split(' ').every((one) => {
    const at = one.indexOf(':');
    const [domain, position] = one.slice(0, at).split('@');
    const word = one.slice(at + 1);
    if (domain === 'verb') return read.verb === word;
    if (domain === 'line') return lineKey(read.line) === one;
    if (position === undefined) return read.args.some((arg) => arg.domain === domain && arg.word === word);
    const arg = read.args[Number(position) - 1];
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

export function stateOf(lines: readonly ReadLine[], touched: readonly string[], keys: WordKeys): WordState {
  const all = listOf(keys);
  const left = narrow(lines, touched);
  const isDecided = touched.length > 0 || left.length === 1;
  if (isDecided && left.length > 0 && all.some((key) => left.every((read) => hasKey(read, key)))) return 'chosen';
  const open = glowing(lines, touched);
  return all.some((key) => open.some((read) => hasKey(read, key))) ? 'open' : 'dim';
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
  /** The one line it leads to, if it is only one. */
  readonly line: string | undefined;
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
      return { key: `${arg.domain}@${i + 1}:${arg.word}`, domain: arg.domain, word: arg.word };
    });
  }
  return [];
}

function group(lines: readonly ReadLine[], nameOf: (read: ReadLine) => Omit<NextWord, 'line'>): readonly NextWord[] {
  const found = new Map<string, NextWord>();
  for (const read of lines) {
    const name = nameOf(read);
    found.set(name.key, { ...name, line: found.has(name.key) ? undefined : read.line });
  }
  return [...found.values()];
}
