/**
 * Sends malformed, huge, reordered, forged and replayed messages to a server at which others play: `npm run hostile -- [--messages n] [--seed
 * n]`. It fails if the server ends, if anything happened at a table that its own people did not do, or if memory grew.
 */
import { parseArgs } from 'node:util';
import { runHostile } from './hostile/run-hostile.ts';

/** Megabytes by which what a server holds, and what it has of the machine, may grow between a tenth of the messages and all. */
const MOST_HELD = 5;
const MOST_RESIDENT = 60;

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const { messages, requests, hangUps, lines, memory, faults } = await runHostile(
  Number(values.messages),
  Number(values.seed),
);
for (const fault of faults) console.log(fault);
const [early, , late] = memory;
if (early === undefined || late === undefined) throw new Error('memory was not looked at');
const print = (what: 'held' | 'resident'): string => memory.map((one) => Math.round(one[what])).join(', ');
console.log(
  `${messages} hostile messages, ${requests} of them requests in form, ${hangUps} hang-ups, ${lines} lines of others meanwhile, ${print('held')} MB held and ` +
    `${print('resident')} MB resident after a tenth, half and all, ${faults.length} faults`,
);
const isFlat = late.held - early.held <= MOST_HELD && late.resident - early.resident <= MOST_RESIDENT;
if (faults.length > 0 || !isFlat) process.exitCode = 1;
