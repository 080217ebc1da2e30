import { TABLE_NAMES, type Schema } from '../store/schema.ts';
import type { Row } from './whole-database.ts';

/**
 * A backup is lines of JSON: what it is, `[table, row]` for each row, and how many rows there were, so that one that was cut off is known.
 * It is the same for both databases.
 */
export const BACKUP_FORMAT = 1;

export type BackupLine =
  | { readonly type: 'begin'; readonly format: number; readonly schema: number }
  | { readonly type: 'row'; readonly table: keyof Schema; readonly row: Row }
  | { readonly type: 'end'; readonly rows: number };

export function printBackupLine(line: BackupLine): string {
  switch (line.type) {
    case 'begin':
      return JSON.stringify({ fondaco: 'backup', format: line.format, schema: line.schema });
    case 'row':
      return JSON.stringify([line.table, line.row]);
    case 'end':
      return JSON.stringify({ rows: line.rows });
  }
}

/** Throws at text that no backup has. */
export function parseBackupLine(text: string): BackupLine {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) {
    const [table, row] = value as [unknown, unknown];
    const known = TABLE_NAMES.find((name) => name === table);
    if (known === undefined) throw new Error(`a backup has no table ${String(table)}`);
    if (typeof row !== 'object' || row === null) throw new Error(`a row of ${known} is no object`);
    return { type: 'row', table: known, row: row as Row };
  }
  const { fondaco, format, schema, rows } = value as Readonly<Record<string, unknown>>;
  if (fondaco === 'backup') return { type: 'begin', format: Number(format), schema: Number(schema) };
  if (typeof rows === 'number') return { type: 'end', rows };
  throw new Error('this is no backup');
}
