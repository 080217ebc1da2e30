import { itemAt, seatsIn, type Header, type Standing } from '@fondaco/kernel';
import type { HostServices } from '../services.ts';
import type { StoredTable } from './store.ts';

/** What a row says beside where the table stands. */
type RowBase = Pick<StoredTable, 'id' | 'seats' | 'parts' | 'timing' | 'version'>;

/** The row of a table that stands so, written now. */
export function rowOf(
  base: RowBase,
  header: Header,
  standing: Standing,
  now: number,
  rank: NonNullable<HostServices['rank']> = (result) => result,
): StoredTable {
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
    winners: isOver ? rank(standing.result(), header).winners : [],
    hash: standing.hash(),
    ...(timing === undefined ? {} : { timing }),
    ...(version === undefined ? {} : { version }),
  };
}
