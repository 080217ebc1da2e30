/** `npm start`: builds the page if it is stale, then serves it with everything people share. */
import { parseStartArguments, runServer } from '@fondaco/server';
import { buildIfStale, PAGE } from '@fondaco/web/build.ts';

const given = parseStartArguments(process.argv.slice(2), process.env);
const isServing = given.role !== 'bots';
if (isServing) buildIfStale();
const close = await runServer(given, isServing ? PAGE : undefined, (text) => console.log(text));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
