import { holderOf, rowOf, type HostGames, type StoredLine, type StoredTable } from '@fondaco/host';
import { FORMAT_OF_NAMES, seatWords, Table, type Header, type JsonObject } from '@fondaco/kernel';

/** A header as it was kept before seats had words: they were named by their players, in lines and positions too. */
interface HeaderOfNames {
  readonly game: string;
  readonly rules: number;
  readonly players: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly parts?: string;
  readonly seedHash?: string;
  readonly seed?: string;
  readonly position?: JsonObject;
}

/** A table as it was kept then; its lines had `player` in place of `seat`. */
type TableOfNames = Omit<StoredTable, 'header'> & { readonly header: HeaderOfNames };

/** Whether a stored table is of the first format. */
export function isOfNames(table: StoredTable | TableOfNames): table is TableOfNames {
  const { header } = table as { readonly header?: Partial<HeaderOfNames> };
  return Array.isArray(header?.players);
}

/** The table in today's format, or undefined if its record cannot be replayed. */
export function upgradeTable(
  games: HostGames,
  { id, header, seats, parts, playedAt }: TableOfNames,
  lines: readonly (StoredLine | (Omit<StoredLine, 'seat'> & { readonly player: string }))[],
): { readonly row: StoredTable; readonly lines: readonly StoredLine[] } | undefined {
  const found = games.find(header.game, header.rules);
  const game = parts === undefined || found === undefined ? found : okOf(found.withParts(parts));
  if (game === undefined) return undefined;
  const { players, ...kept } = header;
  const words = seatWords(players.length);
  const names = Object.fromEntries(players.map((name, i) => [words[i], name]));
  const modern: Header = { ...kept, format: FORMAT_OF_NAMES, seats: words, names, held: [], salts: {}, others: [] };
  const seatOf = (line: (typeof lines)[number]): string =>
    'player' in line ? (words[players.indexOf(line.player)] ?? line.player) : line.seat;
  const said = lines.map((line) => ({ seat: seatOf(line), words: line.words, isAuto: line.isAuto }));
  const table = okOf(Table.open(game, { header: modern, lines: said, checks: [] }));
  if (table === undefined) return undefined;
  seats.forEach((player, seat) => table.hold(seat, holderOf(player)));
  const row = { id, seats, ...(parts === undefined ? {} : { parts }) };
  return { row: rowOf(row, table.header, table, playedAt), lines: table.lines(0) };
}

function okOf<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T | undefined {
  return result.ok ? result.value : undefined;
}
