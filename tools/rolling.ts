/**
 * Replaces a build by the next one while people play: `npm run rolling -- [--store sqlite|postgres] [--games n] [--tables n]`; on both stores,
 * one after the other, if none is named.
 */
import { parseArgs } from 'node:util';
import { STORES } from './chaos/site.ts';
import { runRolling } from './rolling/run-rolling.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string' },
    games: { type: 'string', default: '500' },
    tables: { type: 'string', default: '8' },
  },
});
const [games, tables] = [Number(values.games), Number(values.tables)];
for (const store of STORES.filter((one) => values.store === undefined || values.store === one)) {
  const result = await runRolling({ store, games, tables });
  for (const fault of result.faults) console.log(fault);
  console.log(
    `${store}: ${games} stored games, ${tables} tables that ran, ${result.lines} lines, ${result.linesAfter} of them after the build ` +
      `before had ended, ${result.raisedLines} under raised rules; ${result.dueLines} lines of bots, ${result.standIns} stand-ins, ` +
      `${result.clockReadings} readings of clocks`,
  );
  console.log(`the next build: ${result.verdict}; ${result.faults.length} faults`);
  if (result.faults.length > 0) process.exitCode = 1;
}
