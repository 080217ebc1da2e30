import { findGame } from '@fondaco/catalog';
import { itemAt, printRecord } from '@fondaco/kernel';
import type { GameAnalysis } from '@fondaco/review';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRefusals, newFolder, run } from './cli.ts';
import { randomTable } from './random-table.ts';

let folder: string;
let remove: () => void;

beforeAll(() => {
  ({ folder, remove } = newFolder());
  const game = findGame('de-vulgari-eloquentia')?.game;
  if (game === undefined) throw new Error('the game is gone');
  const record = randomTable(game, ['ann', '<b>Bob</b>'], 1).record();
  writeFileSync(path.join(folder, 'game.record'), printRecord(record));
  const lines = record.lines.map((line, i) => (i === 30 ? { ...line, words: 'fly away' } : line));
  writeFileSync(
    path.join(folder, 'damaged.record'),
    printRecord({ ...record, lines, checks: [{ after: lines.length, hash: '?' }] }),
  );
});
afterAll(() => remove());

test('analyse prints everything as JSON, keeps it, writes a page that needs no network, and goes on from what was kept', () => {
  const args = ['analyse', 'game.record', '--depth', 'quick', '--json', '--state', 'progress.json'];
  const first = run([...args, '--html', 'page.html'], { cwd: folder });
  expect([first.code, first.err]).toEqual([0, '']);
  const analysis = JSON.parse(first.out) as GameAnalysis;
  expect(analysis.progress.done).toBe(analysis.progress.total);
  for (const { start, skill, standIn, gifts, luck, doubt, result } of analysis.accounts)
    expect(start + skill + standIn + gifts + luck + doubt).toBe(result);
  const page = readFileSync(path.join(folder, 'page.html'), 'utf8');
  expect(page).toContain('&lt;b&gt;Bob&lt;/b&gt;');
  expect(page).not.toMatch(/https?:|<script|<link|<img|url\(/);
  expect(page.match(/<polyline/g)).toHaveLength(2);
  // Every turn in which something was decided has its row, and every decision what was expected before it.
  const decided = analysis.turns.filter(({ accuracy }) => accuracy !== undefined).length;
  const [, turns = '', decisions = ''] = page.split(/<h2>(?:Turns|Decisions)<\/h2>/);
  expect(turns.match(/<tr><th scope="row">/g)).toHaveLength(decided);
  expect(decisions.match(/ann \d+% \([+-]?\d+\.\d\), &lt;b&gt;Bob/g)).toHaveLength(
    analysis.points.filter(({ judged }) => judged?.decision !== undefined).length,
  );
  const again = run([...args, '--html', 'pagina.html', '--language', 'it'], { cwd: folder });
  expect(again.out).toBe(first.out);
  expect(readFileSync(path.join(folder, 'pagina.html'), 'utf8')).toMatch(/<html lang="it">[^]*<h2>Svolte<\/h2>/);
  const plain = run(
    args.filter((arg) => arg !== '--json'),
    { cwd: folder },
  );
  const [, rows = ''] = plain.out.split('Turns, each by the sum of its choices:\n\n');
  expect(rows.trimEnd().split('\n')).toHaveLength(decided + 1);
  expect(plain.out).toMatch(/\[before: ann \d+ % \(/);
});

test('analyse reviews a damaged record as far as it goes, and says so', () => {
  const { code, out } = run(['analyse', 'damaged.record', '--depth', 'quick'], { cwd: folder });
  expect(code).toBe(1);
  expect(itemAt(out.split('\n'), 0)).toContain('can be played no further: record line 31');
});

test('analyse reviews a record of one line: of whom nothing was judged nothing is told', () => {
  const record = readFileSync(path.join(folder, 'game.record'), 'utf8');
  const end = record.indexOf('\n', record.indexOf('\n1 ') + 1);
  writeFileSync(path.join(folder, 'one.record'), `${record.slice(0, end)}\n= ?\n`);
  const { code, out } = run(['analyse', 'one.record', '--depth', 'quick'], { cwd: folder });
  expect(code).toBe(0);
  expect(itemAt(out.split('\n'), 0)).toContain('The game is not over');
  expect(out).toMatch(/^<b>Bob<\/b> .* -  +-$/m);
});

test('analyse refuses what it cannot work with', () => {
  writeFileSync(path.join(folder, 'other.json'), '{"key":{},"judged":[]}');
  expectRefusals(
    [
      [['analyse', 'missing.record'], 'missing.record'],
      [['puzzles', '--bot', 'wizard', '--out', 'none.json'], 'no bot'],
      [['analyse', 'game.record', '--depth', 'bottomless'], 'quick, standard, deep'],
      [['analyse', 'game.record', '--html', 'page.html', '--language', 'la'], 'en, it, fr, es, de'],
      [['analyse', 'game.record', '--depth', 'quick', '--state', 'other.json'], 'the progress of another record'],
      [['analyse', 'game.record', '--depth', 'quick', '--state', 'game.record'], 'game.record'],
    ],
    folder,
  );
});
