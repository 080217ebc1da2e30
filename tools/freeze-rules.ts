/**
 * Keeps a game as it is before its rules change: `npm run freeze-rules <id>` copies its sources and its golden records to
 * packages/<id>-rules-<n>, where nobody changes them again, and lists it in the catalog for the tables that began under those rules.
 */
import path from 'node:path';
import { games } from '@fondaco/catalog';
import { freezeGame, listFrozen } from './freeze-rules/freeze-game.ts';

const ROOT = path.dirname(import.meta.dirname);
const [id = ''] = process.argv.slice(2);
const entry = games.find(({ game }) => game.id === id);

if (entry === undefined) {
  console.error(`freeze-rules: there is no game "${id}"; there are ${games.map(({ game }) => game.id).join(', ')}`);
  process.exitCode = 2;
} else {
  const frozen = freezeGame(ROOT, id, entry.game.rules);
  if (!frozen.ok) {
    console.error(`freeze-rules: ${frozen.why}`);
    process.exitCode = 2;
  } else {
    listFrozen(ROOT, (game) => games.find((one) => one.game.id === game)?.title ?? game);
    console.log(`${frozen.folder}: ${frozen.files.length} files
Now raise RULES in packages/${id}/src/index.ts, change the rule, and:
  npm install          links ${frozen.folder}
  npm run format
  npm run golden       writes the golden files of the new rules; read the diff`);
  }
}
