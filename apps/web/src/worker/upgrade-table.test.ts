import { findGame } from '@fondaco/catalog';
import { itemAt, parseRecord, Table, type JsonObject } from '@fondaco/kernel';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOfNames, upgradeTable } from './upgrade-table.ts';

type OldTable = Parameters<typeof upgradeTable>[1];
type OldLines = Parameters<typeof upgradeTable>[2];

const games = { offered: [], find: (id: string) => findGame(id)?.game };
const FILES = ['de-vulgari-eloquentia', 'augsburg-1520'].flatMap((id) => {
  const folder = new URL(`../../../../packages/${id}/tests/format-1/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.map((name) => ({
    file: `${id} ${name}`,
    text: readFileSync(new URL(name, folder), 'utf8'),
  }));
});

/** A record of the first format as a browser had it on disk. */
function storedThen(text: string): { readonly table: OldTable; readonly lines: OldLines } {
  const [head = '', body = ''] = text.split('\n\n');
  const tags = new Map(
    head.split('\n').map((row) => [row.slice(0, row.indexOf(':')), row.slice(row.indexOf(':') + 2)]),
  );
  const players = (tags.get('seats') ?? '').split(' ');
  const options = (tags.get('options') ?? '').split(' ').filter((pair) => pair !== '');
  const [seed, seedHash, position] = ['seed', 'seed-hash', 'position'].map((tag) => tags.get(tag));
  const header = {
    game: tags.get('game') ?? '',
    rules: Number(tags.get('rules')),
    players,
    options: Object.fromEntries(options.map((pair) => pair.split('=') as [string, string])),
    ...(seed === undefined ? {} : { seed }),
    ...(seedHash === undefined ? {} : { seedHash }),
    ...(position === undefined ? {} : { position: JSON.parse(position) as JsonObject }),
  };
  const rows = body.matchAll(/^\d+ (\S+) (.*?)( \(auto\))?$/gm);
  const lines = [...rows].map(([, player = '', words = '', auto]) => ({ player, words, isAuto: auto !== undefined }));
  const seats = players.map((name, i) =>
    i === 0 ? ({ type: 'person', name } as const) : ({ type: 'bot', name, level: 'novice' } as const),
  );
  const table = { id: 't', header, seats, playedAt: 7, seq: lines.length, waiting: [], isOver: false, winners: [] };
  return { table, lines };
}

test.each(FILES)('$file is kept on in the format of today', ({ text }) => {
  const { table, lines } = storedThen(text);
  expect(isOfNames(table)).toBe(true);
  const upgraded = upgradeTable(games, table, lines);
  if (upgraded === undefined) throw new Error('not read');
  const { row } = upgraded;
  expect(isOfNames(row)).toBe(false);
  expect(row).toMatchObject({ id: 't', playedAt: 7, seats: table.seats, seq: upgraded.lines.length });
  const game = games.find(row.header.game);
  const record = parseRecord(text);
  if (game === undefined || !record.ok) throw new Error('no record');
  const then = Table.open(game, record.value);
  const now = Table.open(game, { header: row.header, lines: upgraded.lines, checks: [] });
  if (!then.ok || !now.ok) throw new Error('not replayed');
  expect(now.value.hash()).toBe(then.value.hash());
  expect(row.hash).toBe(then.value.hash());
  expect(row.header.held.map(({ holder }) => holder.type)).toEqual(table.seats.map(({ type }) => type));
});

test('a table that cannot be replayed stays as it is', () => {
  const { table, lines } = storedThen(itemAt(FILES, 0).text);
  expect(upgradeTable(games, table, [{ player: 'ann', words: 'fly roma', isAuto: false }, ...lines])).toBeUndefined();
  expect(upgradeTable(games, { ...table, header: { ...table.header, game: 'go' } }, lines)).toBeUndefined();
});
