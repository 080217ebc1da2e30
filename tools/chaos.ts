/**
 * Kills servers while people play: `npm run chaos -- [--store sqlite|postgres] [--kills n] [--tables n] [--seed n]`. The last line says how
 * many kills there were and what they cost. It fails if they cost anything, and if 200 or more never came at some moment of some write.
 */
import { parseArgs } from 'node:util';
import { whyIncomplete } from './chaos/kill-points.ts';
import { runChaos } from './chaos/run-chaos.ts';
import { STORES } from './chaos/site.ts';

const number = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    kills: { ...number, default: '20' },
    tables: { ...number, default: '12' },
    seed: { ...number, default: '1' },
  },
});
const store = STORES.find((one) => one === values.store);
const [kills, tables, seed] = [Number(values.kills), Number(values.tables), Number(values.seed)];

if (store === undefined || !(kills > 0) || !(tables > 0) || !Number.isInteger(seed)) {
  console.error(`chaos: --store is ${STORES.join(' or ')}, --kills and --tables are numbers`);
  process.exitCode = 2;
} else {
  const began = performance.now();
  const result = await runChaos({ store, kills, tables, seed, onProgress: (text) => console.log(text) });
  const wrong = [...result.lost, ...result.doubled, ...result.diverged];
  for (const sentence of wrong) console.log(sentence);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${store}: ${result.tables} tables, ${result.games} of them to the end, ${result.passersBy} passers-by, ${result.lines} lines, ` +
      `${result.answers} answers, ${result.hashes} hashes, ${seconds} s`,
  );
  console.log(
    `kept: ${result.secretLines} secret answers, ${result.clockReadings} readings of clocks, ${result.dueLines} lines that were due, ` +
      `${result.standIns} stand-ins`,
  );
  console.log(
    `${result.killsAtWrites} kills at a write, at ${result.writePoints - result.missedPoints.length} of ${result.writePoints} moments` +
      `${result.missedPoints.length === 0 ? '' : ` (never ${result.missedPoints.join(', ')})`}; ` +
      `${result.cutOffs} servers cut off, ${result.databaseLosses} that lost only their database, ` +
      `${result.peopleLosses} that lost only their people, ${result.databaseStops} stops of the database`,
  );
  const incomplete = whyIncomplete(result.kills, result.missedPoints);
  if (incomplete !== undefined) console.log(incomplete);
  console.log(
    `${result.kills} kills, ${result.lost.length} lost, ${result.doubled.length} doubled, ${result.diverged.length} diverged`,
  );
  if (wrong.length > 0 || incomplete !== undefined) process.exitCode = 1;
}
