/** `npm start`: builds the page if it is stale, then serves it with everything people share. */
import { endInTime, parseStartArguments, runServer, systemClock } from '@fondaco/server';
import { buildIfStale, PAGE } from '@fondaco/web/build.ts';

const given = parseStartArguments(process.argv.slice(2), process.env);
const isServing = given.role !== 'bots';
if (isServing) buildIfStale();
const server = await runServer(given, isServing ? PAGE : undefined, (text) => console.log(text));
// Whoever stops it at the keyboard wants it to stop; whoever replaces it wants nobody to notice.
const exit = (code: number): void => process.exit(code);
process.once('SIGINT', () => endInTime(server.close(), systemClock, exit));
process.once('SIGTERM', () => endInTime(server.drain(), systemClock, exit));
