/**
 * Compares every byte, and its time, of two servers whose tables differ only in what somebody must not know: `npm run secrecy -- [--tables n]
 * [--seed n] [--leaks]`. Then it plants leaks, one at a time, and looks whether each is found at a few tables; with `--leaks` it does only that.
 */
import { parseArgs } from 'node:util';
import { LEAKS } from './secrecy/leaks.ts';
import { allCasts, compareWorlds, findLeak } from './secrecy/run-secrecy.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    leaks: { type: 'boolean', default: false },
  },
});
const [tables, seed] = [Number(values.tables), Number(values.seed)];
const casts = allCasts();
let faults = 0;

if (!values.leaks)
  for (const cast of casts) {
    const { difference, ...compared } = await compareWorlds(cast, { tables, sealed: 1, seed });
    const who = cast.receiver === undefined ? 'a spectator' : `seat ${cast.receiver + 1}`;
    const lines = `${compared.lines} lines (${compared.botLines} of bots)`;
    const sizes = `${compared.tables} tables, ${lines}, ${Math.round(compared.characters / 1000)} kB`;
    console.log(`${cast.game}, ${cast.seats} seats, ${who}: ${sizes}: ${difference ?? 'no difference'}`);
    if (difference !== undefined) faults++;
  }

let found = 0;
for (const leak of LEAKS) {
  const by = await findLeak(leak);
  console.log(`planted: ${leak.name}: ${by === undefined ? 'NOT FOUND' : `found: ${by}`}`);
  if (by !== undefined) found++;
}
console.log(`${casts.length} casts, ${faults} of them tell something; ${found} of ${LEAKS.length} planted leaks found`);
if (faults > 0 || found < LEAKS.length) process.exitCode = 1;
