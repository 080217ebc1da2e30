/**
 * Golden files: one random game per game and player count, written down whole; the stored records of the first format, as they are
 * written today; and for each game in tests/games, which bots played once, all that happened in it. `npm run golden` writes them anew;
 * `npm run golden -- --check` compares. Whatever changes them changes rules, words, views or positions: read the diff before committing
 * it. `npm run golden -- --play` plays the games that are not there: a rule that was changed needs games of its own.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { games, type CatalogEntry } from '@fondaco/catalog';
import { parseRecord, printRecord, Table, type Game } from '@fondaco/kernel';
import { comparePlaythrough, playthrough, transcribe } from '@fondaco/kernel/testing';
import { goldenGamesOf, playGoldenGame } from './golden/play-games.ts';

const ROOT = path.dirname(import.meta.dirname);
const { values } = parseArgs({
  options: { check: { type: 'boolean' }, play: { type: 'boolean' }, game: { type: 'string' } },
});

for (const entry of games) {
  const { game } = entry;
  if (values.game !== undefined && game.id !== values.game) continue;
  const tests = path.posix.join('packages', game.id, 'tests');
  // The seed is the number of players: golden.test.ts of each game counts on it.
  for (let seats = game.minSeats; seats <= game.maxSeats; seats++)
    keep(path.posix.join(tests, 'golden', `${seats}.txt`), playthrough(game, { seats, seed: seats }));
  const played = path.posix.join(tests, 'games');
  if (values.play === true) playMissing(entry, played);
  for (const name of namesIn(played, '.record'))
    keep(path.posix.join(played, `${name}.events`), transcribe(game, read(path.posix.join(played, `${name}.record`))));
  const old = path.posix.join(tests, 'format-1');
  for (const name of namesIn(old, '.txt'))
    keep(
      path.posix.join(tests, 'format-2', `${name}.txt`),
      writtenToday(game, read(path.posix.join(old, `${name}.txt`))),
    );
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** The names of the files in a folder that end so, without that end. */
function namesIn(folder: string, end: string): string[] {
  if (!existsSync(path.join(ROOT, folder))) return [];
  return readdirSync(path.join(ROOT, folder))
    .filter((file) => file.endsWith(end))
    .map((file) => file.slice(0, -end.length))
    .toSorted();
}

function playMissing(entry: CatalogEntry, folder: string): void {
  for (const golden of goldenGamesOf(entry)) {
    const file = path.join(ROOT, folder, `${golden.name}.record`);
    if (existsSync(file)) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, playGoldenGame(entry, golden));
    console.log(`played   ${folder}/${golden.name}.record`);
  }
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
