import { readLine, type Lexicon, type ReadLine } from '@fondaco/kernel';
import type { SeriesKind, WordKeys, WordState } from '../game-table.ts';
import { hasKey, listOf } from './narrowing.ts';

/** What is picked for a decision that takes several lines, as the host has found it possible. */
export interface PickedSeries {
  readonly kind: SeriesKind;
  readonly picked: readonly string[];
  /** What would be said, from the first line to the last. */
  readonly lines: readonly string[];
  readonly open: readonly string[];
  readonly all: readonly string[];
  /** Whether that is nothing but what was picked and the rest. */
  readonly isWhole: boolean;
}

/** The kind of series that a decision is, if it is one. */
export function kindOf(kinds: readonly SeriesKind[], choices: readonly string[]): SeriesKind | undefined {
  return kinds.find(({ verb }) => choices.length > 0 && choices.every((line) => line.split(' ')[0] === verb));
}

/** What the host found, without what is said for the rest: nobody picks that. */
export function readSeries(
  lexicon: Lexicon,
  kind: SeriesKind,
  picked: readonly string[],
  found: { readonly lines: readonly string[]; readonly open: readonly string[]; readonly all: readonly string[] },
): PickedSeries {
  const isRest = (line: string) => kind.rest !== undefined && hasKey(readLine(lexicon, line), kind.rest);
  const unpicked = [...found.lines];
  for (const line of picked) unpicked.splice(unpicked.indexOf(line), 1);
  return {
    kind,
    picked,
    lines: found.lines,
    open: found.open.filter((line) => !isRest(line)),
    all: found.all.filter((line) => !isRest(line)),
    isWhole: unpicked.every(isRest),
  };
}

/** What a thing can be while a series is picked: one that can still be picked glows, even if one like it was picked already. */
export function stateInSeries(lexicon: Lexicon, series: PickedSeries, keys: WordKeys): WordState {
  if (findLine(lexicon, series.open, keys) !== undefined) return 'open';
  return findLine(lexicon, series.picked, keys) === undefined ? 'dim' : 'chosen';
}

/** The first line that a thing stands for. */
export function findLine(lexicon: Lexicon, lines: readonly string[], keys: WordKeys): string | undefined {
  const read: readonly ReadLine[] = lines.map((line) => readLine(lexicon, line));
  return read.find((one) => listOf(keys).some((key) => hasKey(one, key)))?.line;
}

/** The same lines without one of them. */
export function without(lines: readonly string[], line: string): readonly string[] {
  const at = lines.lastIndexOf(line);
  return at < 0 ? lines : lines.toSpliced(at, 1);
}
