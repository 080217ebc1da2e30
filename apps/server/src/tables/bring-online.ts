import { gameWith, playersOf, refuseHost, type HostResult } from '@fondaco/host';
import { parseRecord, success, Table, type Json } from '@fondaco/kernel';
import type { BroughtTable } from '@fondaco/protocol';
import type { Guest } from '../store/guests.ts';
import type { SetupSeat } from './gathering-setup.ts';
import type { LobbyServices } from './lobby-services.ts';
import { callTable } from './new-gathering.ts';

/**
 * Calls people to a table that a browser has played so far: the seats of its persons are open, its bots stay. Whoever brought it has its
 * seed, so nothing is sealed, and everybody is told so.
 */
export async function bringOnline(
  services: LobbyServices,
  guest: Guest,
  how: BroughtTable,
  files: { readonly record: string; readonly parts: Json | undefined },
): Promise<HostResult<string>> {
  const record = parseRecord(files.record);
  if (!record.ok) return record;
  const { games, bots, mostLines = Infinity } = services.host.services;
  if (record.value.lines.length > mostLines) return refuseHost('too-large', `a table has at most ${mostLines} lines`);
  const { game: id, rules } = record.value.header;
  const game = gameWith(games, { id, rules, parts: files.parts });
  if (!game.ok) return game;
  const table = Table.open(game.value, record.value);
  if (!table.ok) return table;
  if (table.value.isOver) return refuseHost('over', 'the game is over');
  const { header, seq } = table.value;
  const seats = playersOf(header, game.value, bots).map((player): SetupSeat =>
    player.type === 'bot' ? player : { type: 'open' },
  );
  const { title, clock, watching, isPublic } = how;
  const { options } = header;
  const setup = { title, game: id, options, seats, parts: files.parts, clock, watching, isPublic, broughtAt: seq };
  return callTable(services, { guest, seat: how.seat }, setup, { record: files.record });
}

/** What whoever brings a table has sent before: its record, and the parts file if it is played on one. */
export function filesOf(
  record: HostResult<string>,
  parts: HostResult<Json | undefined>,
): HostResult<{ readonly record: string; readonly parts: Json | undefined }> {
  if (!record.ok) return record;
  return parts.ok ? success({ record: record.value, parts: parts.value }) : parts;
}
