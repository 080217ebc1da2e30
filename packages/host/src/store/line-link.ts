import { sha256, toHex, utf8 } from '@fondaco/kernel';
import type { StoredLine, StoredTable } from './store.ts';

/** Half of a SHA-256: with a line behind it, one block is enough for the next. */
const LINK_BYTES = 16;

/** Where the lines of a table are linked up to: `7 3fa9…` after seven of them. */
type LineLink = NonNullable<StoredTable['link']>;
type SaidLine = Pick<StoredLine, 'seat' | 'words' | 'isAuto'>;

const FIRST_LINK: LineLink = '0 ';

/**
 * Links lines to those before them, each by a hash of the link before it and what was said. Whoever changes, drops or swaps a line changes
 * every link after it. It costs a hundredth of the hash of a position, so that each line can have one.
 */
export function linkLines(before: LineLink | undefined, lines: readonly SaidLine[]): LineLink {
  const [seq = '', first = ''] = (before ?? FIRST_LINK).split(' ');
  let link = first;
  for (const { seat, words, isAuto } of lines)
    link = toHex(sha256(utf8(`${link} ${seat} ${words}${isAuto ? ' !' : ''}`)).subarray(0, LINK_BYTES));
  return `${Number(seq) + lines.length} ${link}`;
}

/** Whether lines are those that a row is linked to. A program that knows no links may have added more. */
export function areLinked({ link }: Pick<StoredTable, 'link'>, lines: readonly SaidLine[]): boolean {
  if (link === undefined) return true;
  const count = Number.parseInt(link, 10);
  return count <= lines.length && linkLines(undefined, lines.slice(0, count)) === link;
}
