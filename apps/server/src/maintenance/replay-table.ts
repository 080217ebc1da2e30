import { findGame } from '@fondaco/catalog';
import { walkRecord, type Game, type Refusal, type Result } from '@fondaco/kernel';
import type { StoredTable } from '@fondaco/host';
import type { Replay } from './verify.ts';

/** Replays a stored table by the rules of its game. */
export const replayTable: Replay = (row, lines, onLine) => {
  const game = gameOf(row);
  if (game === undefined) return `there is no game ${row.header.game}`;
  if (!game.ok) return printRefusal(game.error);
  const walked = walkRecord(game.value, { header: row.header, lines, checks: [] }, ({ entry, table }) =>
    onLine(entry.seq, () => table.hash()),
  );
  if (!walked.ok) return printRefusal(walked.error);
  if (lines.length === 0) onLine(0, () => walked.value.hash());
  return undefined;
};

function gameOf({ header, parts }: StoredTable): Result<Game> | undefined {
  const game = findGame(header.game, header.rules)?.game;
  if (game === undefined || parts === undefined) return game === undefined ? undefined : { ok: true, value: game };
  return game.withParts(parts);
}

function printRefusal({ where, message }: Refusal): string {
  return where === undefined ? message : `${where}: ${message}`;
}
