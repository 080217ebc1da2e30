/**
 * Golden playthroughs: one random game per game and player count, written down whole. `npm run golden` writes them anew;
 * `npm run golden -- --check` compares. Whatever changes them changes rules, words or views: read the diff before committing it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@fondaco/catalog';
import { comparePlaythrough, playthrough } from '@fondaco/kernel/testing';

const ROOT = path.dirname(import.meta.dirname);
const { values } = parseArgs({ options: { check: { type: 'boolean' }, game: { type: 'string' } } });

for (const { game } of games) {
  if (values.game !== undefined && game.id !== values.game) continue;
  for (let seats = game.minSeats; seats <= game.maxSeats; seats++) {
    const file = path.posix.join('packages', game.id, 'tests/golden', `${seats}.txt`);
    // The seed is the number of players: golden.test.ts of each game counts on it.
    const text = playthrough(game, { seats, seed: seats });
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
}

function compare(file: string, text: string): string | undefined {
  return existsSync(file) ? comparePlaythrough(text, readFileSync(file, 'utf8')) : 'not there yet';
}
