import { findGame } from '@fondaco/catalog';
import type { StoredLine, StoredTable } from '@fondaco/host';
import { parseRecord, Table, type Header, type JsonObject } from '@fondaco/kernel';

/** A table as it was stored before seats had words of their own: they were named by their players, in lines too. */
export type OldTable = Omit<StoredTable, 'header'> & { readonly header: OldHeader };
type OldHeader = Pick<Header, 'game' | 'rules' | 'options' | 'parts' | 'seed' | 'seedHash'> & {
  readonly players: readonly string[];
  readonly position?: JsonObject;
};

export function isOldTable(row: StoredTable | OldTable): row is OldTable {
  return Array.isArray((row.header as Partial<OldHeader> | undefined)?.players);
}

/** The same table as it is stored today; undefined if it can no longer be played. Its lines name seats by their players, too. */
export function renewTable(
  old: OldTable,
  lines: readonly StoredLine[],
): { readonly row: StoredTable; readonly lines: readonly StoredLine[] } | undefined {
  const table = openOld(old, lines);
  if (table === undefined) return undefined;
  const { header, seq, chapter, isOver } = table;
  return {
    row: {
      ...old,
      header,
      seq,
      ...(chapter === undefined ? {} : { chapter }),
      waiting: table.seats.filter((_, seat) => ((table.waiting >> seat) & 1) === 1),
      isOver,
      winners: isOver ? table.result().winners : [],
    },
    lines: table.lines(0),
  };
}

function openOld({ header, parts }: OldTable, lines: readonly StoredLine[]): Table | undefined {
  const standard = findGame(header.game)?.game;
  const game = parts === undefined || standard === undefined ? standard : standard.withParts(parts);
  const record = parseRecord(printOld(header, lines));
  if (game === undefined || !record.ok || ('ok' in game && !game.ok)) return undefined;
  const table = Table.open('ok' in game ? game.value : game, record.value);
  return table.ok ? table.value : undefined;
}

/** The table as a record of the first format. */
function printOld(header: OldHeader, lines: readonly StoredLine[]): string {
  const { game, rules, players, options, parts, seed, seedHash, position } = header;
  const rows: readonly (readonly [tag: string, text: string | undefined])[] = [
    ['game', game],
    ['rules', String(rules)],
    ['seats', players.join(' ')],
    [
      'options',
      Object.entries(options)
        .map((option) => option.join('='))
        .join(' '),
    ],
    ['parts', parts],
    ['seed-hash', seedHash],
    ['seed', seed],
    ['position', position && JSON.stringify(position)],
  ];
  return [
    ...rows.flatMap(([tag, text]) => (text === undefined ? [] : [`${tag}: ${text}`])),
    '',
    ...lines.map(({ seat, words, isAuto }, i) => `${i + 1} ${seat} ${words}${isAuto ? ' (auto)' : ''}`),
    '= ?',
    '',
  ].join('\n');
}
