/**
 * Which small changes of the rules the tests of rules notice: `npm run mutants -- [--game id] [--threads n] [--minutes n]
 * [--sample n]`, where a sample is so many mutants of a hundred. It goes on where it was left, and writes docs/mutants.md when everything
 * has been tried.
 */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { packagesIn, readManifest, readText } from './files.ts';
import { printReport, type GameMutants, type LookedAt } from './mutants/report.ts';
import { fingerprint, isSampled, knownFate, mutantsOf, readResults, writeResults } from './mutants/results.ts';
import { runMutants } from './mutants/run.ts';
import { mutatedFiles } from './mutants/sources.ts';
import { printDuration, printProgress } from './progress-bar.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    threads: { type: 'string', default: String(os.availableParallelism()) },
    minutes: { type: 'string', default: '1000' },
    sample: { type: 'string', default: '100' },
  },
});
const root = path.dirname(import.meta.dirname);
const REPORT = path.join(root, 'docs', 'mutants.md');
const LOOKED_AT = 'tools/mutants/looked-at.json';
const SAVED_EVERY = 50;
const SAMPLE = Number(values.sample);

const began = performance.now();
const seconds = (): number => (performance.now() - began) / 1000;
const results = readResults(root);
let isStopped = false;
process.once('SIGINT', () => (isStopped = true));

const folders = packagesIn(root, 'packages').filter(
  (folder) =>
    readManifest(root, folder).fondaco?.clauses !== undefined &&
    (values.game === undefined || path.basename(folder) === values.game),
);
const games: GameMutants[] = [];
for (const folder of folders) games.push(await tryGame(folder));
const open = games.flatMap(({ fates }) => fates).filter(([, fate]) => fate === undefined).length;
console.log(`mutants: ${open === 0 ? 'all tried' : `${open} still to try`} after ${printDuration(seconds())}`);
for (const { game, fates } of games) {
  const left = fates.filter(([, fate]) => fate === 'survived' || fate === 'unreached');
  console.log(`${game}: ${fates.length} mutants, ${left.length} not noticed`);
}
if (open === 0 && values.game === undefined) {
  const lookedAt = JSON.parse(readText(root, LOOKED_AT)) as readonly LookedAt[];
  const text = printReport(games, lookedAt, SAMPLE);
  writeFileSync(REPORT, (await format(REPORT, text)).code);
}

async function tryGame(folder: string): Promise<GameMutants> {
  const code = fingerprint(root, folder);
  const mutants = mutantsOf(mutatedFiles(root, folder)).filter((mutant) => isSampled(mutant, SAMPLE));
  const waiting = mutants.filter((mutant) => knownFate(results, mutant, code) === undefined);
  let done = 0;
  await runMutants(waiting, {
    root,
    folder,
    threads: Number(values.threads),
    isStopped: () => isStopped || seconds() > Number(values.minutes) * 60,
    onFate(mutant, fate) {
      results[mutant.key] = { fate, code };
      if (++done % SAVED_EVERY !== 0) return;
      writeResults(root, results);
      process.stderr.write(`${path.basename(folder)} ${printProgress(done / waiting.length, seconds())}\n`);
    },
  });
  writeResults(root, results);
  return {
    game: path.basename(folder),
    fates: mutants.map((mutant) => [mutant, knownFate(results, mutant, code)] as const),
  };
}
