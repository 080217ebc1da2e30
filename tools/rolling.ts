/** Replaces a build by the next one while people play: `npm run rolling -- [--games n] [--tables n]`. */
import { parseArgs } from 'node:util';
import { runRolling } from './rolling/run-rolling.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '500' }, tables: { type: 'string', default: '8' } },
});
const result = await runRolling({ games: Number(values.games), tables: Number(values.tables) });
for (const fault of result.faults) console.log(fault);
console.log(
  `${result.games} stored games, ${result.tables} tables that ran, ${result.lines} lines, ` +
    `${result.linesAfter} of them after the build before had ended, ${result.faults.length} faults`,
);
process.exit(result.faults.length > 0 ? 1 : 0);
