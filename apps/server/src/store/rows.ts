import type { Json } from '@fondaco/kernel';
import type { StoredLine, StoredTable } from '@fondaco/host';
import type { LineColumns, TableColumns } from './schema.ts';

/** The columns of a table that come from its row; the version is counted by the database. */
export type TableValues = Omit<TableColumns, 'version'>;

/** The texts of what is the same object from one line to the next. */
const TEXTS = new WeakMap<object, string>();

function printOnce(value: object): string {
  const known = TEXTS.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  TEXTS.set(value, text);
  return text;
}

export function toTableValues(row: StoredTable): TableValues {
  return {
    id: row.id,
    header: printOnce(row.header),
    seats: printOnce(row.seats),
    parts: row.parts === undefined ? null : JSON.stringify(row.parts),
    played_at: row.playedAt,
    seq: row.seq,
    chapter: row.chapter === undefined ? null : JSON.stringify(row.chapter),
    waiting: JSON.stringify(row.waiting),
    is_over: row.isOver ? 1 : 0,
    winners: JSON.stringify(row.winners),
    hash: row.hash ?? null,
    link: row.link ?? null,
    timing: row.timing === undefined ? null : JSON.stringify(row.timing),
  };
}

export function fromTableColumns(columns: TableColumns): StoredTable {
  const { parts, chapter, hash, link, timing } = columns;
  return {
    id: columns.id,
    header: JSON.parse(columns.header) as StoredTable['header'],
    seats: JSON.parse(columns.seats) as StoredTable['seats'],
    ...(parts === null ? {} : { parts: JSON.parse(parts) as Json }),
    playedAt: columns.played_at,
    seq: columns.seq,
    ...(chapter === null ? {} : { chapter: JSON.parse(chapter) as NonNullable<StoredTable['chapter']> }),
    waiting: JSON.parse(columns.waiting) as StoredTable['waiting'],
    isOver: columns.is_over === 1,
    winners: JSON.parse(columns.winners) as StoredTable['winners'],
    ...(hash === null ? {} : { hash }),
    ...(link === null ? {} : { link }),
    ...(timing === null ? {} : { timing: JSON.parse(timing) as Json }),
    version: columns.version,
  };
}

/** The lines that follow the first `from`. */
export function toLineColumns(row: StoredTable, from: number, lines: readonly StoredLine[]): readonly LineColumns[] {
  const parts = new Map<string, number>();
  return lines.map((line, i) => {
    const part = line.key === undefined ? 0 : (parts.get(line.key) ?? 0);
    if (line.key !== undefined) parts.set(line.key, part + 1);
    return {
      table_id: row.id,
      seq: from + i + 1,
      seat: line.seat,
      words: line.words,
      is_auto: line.isAuto ? 1 : 0,
      comment: line.comment ?? null,
      key: line.key ?? null,
      part,
      by: line.by ?? null,
      at: line.at ?? null,
      hash: line.hash ?? null,
    };
  });
}

export function fromLineColumns(columns: LineColumns): StoredLine {
  const { comment, key, by, at, hash } = columns;
  return {
    seat: columns.seat,
    words: columns.words,
    isAuto: columns.is_auto === 1,
    ...(comment === null ? {} : { comment }),
    ...(key === null ? {} : { key }),
    ...(by === null ? {} : { by }),
    ...(at === null ? {} : { at }),
    ...(hash === null ? {} : { hash }),
  };
}
