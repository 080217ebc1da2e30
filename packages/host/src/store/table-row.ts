import { itemAt, rankResigned, seatsIn, type Header, type Standing } from '@fondaco/kernel';
import { linkLines } from './line-link.ts';
import type { StampedChange } from './stamp.ts';
import type { StoredLine, StoredTable } from './store.ts';

/** What a row says beside where the table stands; of a table that was stored before also how it stood. */
type RowBase = Pick<StoredTable, 'id' | 'seats' | 'parts' | 'timing' | 'version' | 'hash' | 'link'> & {
  readonly seq?: number;
};

/** A position's hash is taken once in so many lines, and at the end: it costs more than all else a line costs. Links see to the rest. */
const HASH_EVERY = 10;

/** The row of a table that stands so, written now. */
export function rowOf(base: RowBase, header: Header, standing: Standing, now: number): StoredTable {
  const { id, seats, parts, timing, version } = base;
  const { seq, chapter, waiting, isOver } = standing;
  return {
    id,
    header,
    seats,
    ...(parts === undefined ? {} : { parts }),
    playedAt: now,
    seq,
    ...(chapter === undefined ? {} : { chapter }),
    waiting: seatsIn(waiting).map((seat) => itemAt(header.seats, seat)),
    isOver,
    winners: isOver ? rankResigned(standing.result(), header).winners : [],
    ...hashAt(base, standing),
    ...(base.link === undefined ? {} : { link: base.link }),
    ...(timing === undefined ? {} : { timing }),
    ...(version === undefined ? {} : { version }),
  };
}

function hashAt({ seq, hash }: RowBase, standing: Standing): Pick<StoredTable, 'hash'> {
  const isDue = seq === undefined || Math.floor(standing.seq / HASH_EVERY) > Math.floor(seq / HASH_EVERY);
  if (isDue || standing.isOver) return { hash: standing.hash() };
  return hash === undefined || standing.seq !== seq ? {} : { hash };
}

/** A row and its lines, the last of which has the hash that was taken after it, linked to those before. */
export function linkChange(row: StoredTable, lines: readonly StoredLine[]): StampedChange {
  const { hash } = row;
  const hashed =
    hash === undefined ? lines : lines.map((line, i) => (i === lines.length - 1 ? { ...line, hash } : line));
  return { row: { ...row, link: linkLines(row.link, lines) }, lines: hashed };
}
