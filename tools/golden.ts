/**
 * Golden files: one random game per game and player count, written down whole; and the stored records of the first format, as they are
 * written today. `npm run golden` writes them anew; `npm run golden -- --check` compares. Whatever changes them changes rules, words,
 * views or positions: read the diff before committing it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@fondaco/catalog';
import { parseRecord, printRecord, Table, type Game } from '@fondaco/kernel';
import { comparePlaythrough, playthrough } from '@fondaco/kernel/testing';

const ROOT = path.dirname(import.meta.dirname);
const { values } = parseArgs({ options: { check: { type: 'boolean' }, game: { type: 'string' } } });

for (const { game } of games) {
  if (values.game !== undefined && game.id !== values.game) continue;
  const tests = path.posix.join('packages', game.id, 'tests');
  // The seed is the number of players: golden.test.ts of each game counts on it.
  for (let seats = game.minSeats; seats <= game.maxSeats; seats++)
    keep(path.posix.join(tests, 'golden', `${seats}.txt`), playthrough(game, { seats, seed: seats }));
  const old = path.join(ROOT, tests, 'format-1');
  if (!existsSync(old)) continue;
  for (const name of readdirSync(old).filter((file) => file.endsWith('.txt')))
    keep(path.posix.join(tests, 'format-2', name), writtenToday(game, readFileSync(path.join(old, name), 'utf8')));
}

function keep(file: string, text: string): void {
  const difference = compare(path.join(ROOT, file), text);
  if (difference === undefined) console.log(`same     ${file}`);
  else if (values.check === true) {
    console.log(`DIFFERS  ${file}: ${difference}`);
    process.exitCode = 1;
  } else {
    mkdirSync(path.join(ROOT, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), text);
    console.log(`written  ${file}: ${difference}`);
  }
}

function compare(file: string, text: string): string | undefined {
  return existsSync(file) ? comparePlaythrough(text, readFileSync(file, 'utf8')) : 'not there yet';
}

function writtenToday(game: Game, text: string): string {
  const record = parseRecord(text);
  const table = record.ok ? Table.open(game, record.value) : record;
  if (!table.ok) throw new Error(`${table.error.where ?? ''}: ${table.error.message}`);
  return printRecord(table.value.record());
}
