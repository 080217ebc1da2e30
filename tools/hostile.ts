/**
 * Sends malformed, huge, reordered, forged and replayed messages to a server at which others play: `npm run hostile -- [--messages n] [--seed
 * n]`. It fails if the server ends, if anything happened at a table that its own people did not do, or if memory grew.
 */
import { parseArgs } from 'node:util';
import { runHostile } from './hostile/run-hostile.ts';

/** Megabytes: what a server may grow by, whatever was sent. */
const MOST_GROWTH = 60;

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const { messages, hangUps, lines, memory, faults } = await runHostile(Number(values.messages), Number(values.seed));
const [early, late] = memory;
for (const fault of faults) console.log(fault);
console.log(
  `${messages} hostile messages, ${hangUps} hang-ups, ${lines} lines of others meanwhile, ${Math.round(early)} MB early, ` +
    `${Math.round(late)} MB at the end, ${faults.length} faults`,
);
if (faults.length > 0 || late - early > MOST_GROWTH) process.exitCode = 1;
