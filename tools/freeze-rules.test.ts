import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findEntry, games, type CatalogEntry } from '@fondaco/catalog';
import { FastRandom, itemAt, parseRecord, printRecord, seatsIn, seedFromText, Table, type Game } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { freezeGame, listFrozen } from './freeze-rules/freeze-game.ts';
import { findViolations } from './checks/import-directions.ts';
import { readLedgers } from './checks/ledger.ts';
import { madeUpTree } from './made-up-tree.ts';

const ROOT = path.dirname(import.meta.dirname);
const ID = 'augsburg-1520';
const NOW = games.find(({ game }) => game.id === ID)?.game.rules ?? 0;

/** The repository with this game, the kernel and the catalog, where things can be changed. */
function copiedTree(): string {
  const root = madeUpTree({ 'package.json': [readFileSync(path.join(ROOT, 'package.json'), 'utf8')] });
  for (const folder of [ID, 'de-vulgari-eloquentia', 'kernel', 'texts', 'catalog'])
    cpSync(path.join(ROOT, 'packages', folder), path.join(root, 'packages', folder), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

function edit(root: string, file: string, from: string, to: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  writeFileSync(path.join(root, file), text.replace(from, to));
}

async function load(root: string, folder: string): Promise<CatalogEntry> {
  const url = pathToFileURL(path.join(root, 'packages', folder, 'src/index.ts')).href;
  const { augsburg1520, printBoard, evaluation } = (await import(url)) as {
    readonly augsburg1520: Game;
  } & Pick<CatalogEntry, 'printBoard' | 'evaluation'>;
  return { game: augsburg1520, title: 'Augsburg 1520', printBoard, evaluation };
}

/** Plays anything, the same for the same table, until so many lines are written or the game is over. */
function playOn(table: Table, lines: number): void {
  while (!table.isOver && table.seq < lines) {
    const seat = itemAt(seatsIn(table.waiting), 0);
    const choices = table.choices(seat);
    const done = table.submit(seat, undefined, [itemAt(choices, new FastRandom(table.seq).below(choices.length))]);
    if (!done.ok) throw new Error(done.error.message);
  }
}

function begin(game: Game): Table {
  const table = Table.create(game, { names: ['Ann', 'Bruno', 'Chiara'], seed: seedFromText('frozen') });
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

function open(entries: readonly CatalogEntry[], text: string): Table {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error.message);
  const { game, rules } = record.value.header;
  const entry = findEntry(entries, game, rules);
  if (entry === undefined) throw new Error(`rules ${rules} are not known`);
  const table = Table.open(entry.game, record.value);
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

const HALF = 60;
const END = 10_000;

test('a table goes on to its end under the rules it began with, after the rules were changed', async () => {
  const root = copiedTree();
  const frozen = freezeGame(root, ID, NOW);
  if (!frozen.ok) throw new Error(frozen.why);
  edit(root, `packages/${ID}/src/index.ts`, `const RULES = ${NOW};`, `const RULES = ${NOW + 1};`);
  edit(root, `packages/${ID}/src/data/numbers.ts`, 'export const DRAWN = 2;', 'export const DRAWN = 3;');
  const entries = [await load(root, ID), await load(root, `${ID}-rules-${NOW}`)];

  const before = begin(games.find(({ game }) => game.id === ID)?.game ?? itemAt(entries, 1).game);
  playOn(before, HALF);
  const stored = printRecord(before.record());
  playOn(before, END);

  const after = open(entries, stored);
  expect(after.game.rules).toBe(NOW);
  playOn(after, END);
  expect(after.isOver).toBe(true);
  expect(printRecord(after.record())).toBe(printRecord(before.record()));

  // The change is real: a new table goes another way, and the new rules refuse to replay the old one.
  const { game: raised } = itemAt(entries, 0);
  expect(raised.rules).toBe(NOW + 1);
  const anew = begin(raised);
  playOn(anew, END);
  expect(anew.lines(0)).not.toEqual(before.lines(0));
  const record = parseRecord(stored);
  expect(record.ok && Table.open(raised, record.value)).toMatchObject({ ok: false });
});

test('what is frozen is in order, holds its golden games, and stands in the catalog', () => {
  const root = copiedTree();
  const frozen = freezeGame(root, ID, NOW);
  if (!frozen.ok) throw new Error(frozen.why);
  listFrozen(root, () => 'Augsburg 1520');
  expect(frozen.files).toContain(`packages/${ID}-rules-${NOW}/tests/games/resigned.record`);
  expect(frozen.files).toContain(`packages/${ID}-rules-${NOW}/tests/records.test.ts`);
  const list = readFileSync(path.join(root, 'packages/catalog/src/earlier-rules.ts'), 'utf8');
  expect(list).toContain(`from '@fondaco/${ID}-rules-${NOW}';`);
  expect(list).toContain('game: frozen0.augsburg1520');
  expect(findViolations(root)).toEqual([]);
  expect(readLedgers(root).map(({ game }) => game)).toEqual([ID, 'de-vulgari-eloquentia']);
});

test('rules are frozen once', () => {
  const root = copiedTree();
  expect(freezeGame(root, ID, NOW).ok).toBe(true);
  expect(freezeGame(root, ID, NOW)).toEqual({ ok: false, why: `packages/${ID}-rules-${NOW} is there already` });
});
