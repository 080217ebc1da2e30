/** Begins a game: `npm run new-game <id> [-- --clauses ABC]` copies the skeleton to packages/<id> and says what remains. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { clausesFor, copySkeleton } from './new-game/copy-skeleton.ts';

const ROOT = path.dirname(import.meta.dirname);
const { values, positionals } = parseArgs({ allowPositionals: true, options: { clauses: { type: 'string' } } });
const [id = ''] = positionals;
const clauses = values.clauses ?? clausesFor(id);
const copied = copySkeleton(ROOT, id, clauses);

if (!copied.ok) {
  console.error(`new-game: ${copied.why}`);
  console.error('usage: npm run new-game <id> [-- --clauses ABC]');
  process.exitCode = 2;
} else {
  for (const file of copied.files) console.log(file);
  console.log(`
A little game with stones stands in for yours; its clauses begin with ${clauses}-.
  npm install                                 links the package
  npm run vitest -- packages/${id}   fails, and lists what remains, in order:
RULES.md; src/data/, state.ts, verbs.ts, events.ts, reasons.ts; setup.ts and steps/; scoring.ts, view.ts, determinize.ts,
check.ts, position.ts, board-text.ts, evaluate.ts; tests and golden files; locales/; and one entry in packages/catalog.`);
}
