import { printRecord, success, Table, type Game, type GameRecord, type Json } from '@fondaco/kernel';
import type { TableSummary } from '@fondaco/protocol';
import { refuseHost, type HostResult } from '../host-result.ts';
import type { HostGames } from '../services.ts';
import { areLinked, linkLines } from './line-link.ts';
import type { Store, StoredLine, StoredTable } from './store.ts';

/** A table as it was read, and all that is stored of it. */
export interface ReadTable {
  readonly table: Table;
  readonly row: StoredTable;
  readonly lines: readonly StoredLine[];
}

export const NO_TABLE = refuseHost('no-table', 'there is no such table here');

/** A game under the rules it was begun with, on its own parts or others. */
export function gameWith(
  games: HostGames,
  { id, rules, parts }: { readonly id: string; readonly rules?: number; readonly parts?: Json | undefined },
): HostResult<Game> {
  const game = games.find(id, rules);
  if (game === undefined) {
    const under = rules === undefined ? '' : ` with rules ${rules}`;
    return refuseHost('no-game', `there is no game "${id}"${under} here`);
  }
  return parts === undefined ? success(game) : game.withParts(parts);
}

/** Reads a table and replays it; one whose lines are others, or lead to another hash than the one stored last, is refused. */
export async function readTable(store: Store, games: HostGames, id: string): Promise<HostResult<ReadTable>> {
  const row = await store.table(id);
  if (row === undefined) return NO_TABLE;
  if (!isWhole(row)) return refuseHost('bad-record', 'its header is damaged');
  const { header, parts } = row;
  const game = gameWith(games, { id: header.game, rules: header.rules, parts });
  if (!game.ok) return game;
  const lines = await store.lines(id);
  const table = Table.open(game.value, { ...recordOf(row, lines), checks: checksOf(row, lines) });
  if (!table.ok) return table;
  if (!areLinked(row, lines)) return refuseHost('bad-record', 'its lines are not those that were stored');
  return success({ table: table.value, row: { ...row, link: linkLines(undefined, lines) }, lines });
}

/** The hash that was stored last, and after how many lines. */
function checksOf(row: StoredTable, lines: readonly StoredLine[]): GameRecord['checks'] {
  if (lines.length === row.seq && row.hash !== undefined) return [{ after: row.seq, hash: row.hash }];
  const at = lines.findLastIndex(({ hash }) => hash !== undefined);
  const hash = lines[at]?.hash;
  return hash === undefined ? [] : [{ after: at + 1, hash }];
}

function recordOf(row: StoredTable, lines: readonly StoredLine[]): GameRecord {
  return {
    header: row.header,
    lines: lines.map(({ seat, words, isAuto, comment }) => ({
      seat,
      words,
      isAuto,
      ...(comment === undefined ? {} : { comment }),
    })),
    checks: [{ after: lines.length, hash: '?' }],
  };
}

/** What is stored of a table, as text, even if it no longer opens. */
export async function printStored(store: Store, row: StoredTable): Promise<string> {
  const lines = await store.lines(row.id);
  return isWhole(row) ? printRecord(recordOf(row, lines)) : JSON.stringify({ row, lines }, undefined, 2);
}

/** The game of a table whose row may be damaged. */
export function gameOf({ header }: StoredTable): string {
  return (header as StoredTable['header'] | undefined)?.game ?? '?';
}

/** Whether a row has what its type promises: the disk, or another version of the host, may have written something else. */
function isWhole(row: StoredTable): boolean {
  const { header, seats, waiting, winners } = row as Partial<StoredTable>;
  const lists = [header?.seats, header?.held, header?.others, seats, waiting, winners];
  return lists.every((list) => Array.isArray(list));
}

/** A table as the list of tables shows it. */
export function summaryOf(games: HostGames, row: StoredTable): TableSummary {
  if (!isWhole(row)) return damagedSummary(row);
  const { id, seats, seq, chapter, waiting, isOver, winners, playedAt, header } = row;
  const isReadable = games.find(header.game, header.rules) !== undefined;
  const where = chapter === undefined ? {} : { chapter };
  return { id, game: header.game, seats, seq, ...where, waiting, isOver, winners, playedAt, isReadable };
}

/** What can be said of a table whose row is damaged: that it is there, so that it can be saved as a file or thrown away. */
function damagedSummary(row: StoredTable): TableSummary {
  const nothing = { seats: [], waiting: [], winners: [], seq: 0, playedAt: 0, isOver: false, isReadable: false };
  return { id: row.id, game: gameOf(row), ...nothing };
}
