/**
 * Whole games in several browsers at one server, by mouse alone: both titles, with two and with four, each with a page loaded anew, a
 * connection cut, a server killed, somebody who goes away until a bot plays for them and comes back, somebody who watches, and another game
 * after it. `npm run online`, or some of them: `npm run online -- --game augsburg-1520 --browsers 2`.
 */
import { findGame } from '@fondaco/catalog';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.ts';
import { launch } from './tests/support/launch.ts';
import { playOnline } from './tests/support/online-game.ts';
import { openOnlineServer } from './tests/support/online-server.ts';
import { GAMES } from './tests/support/played-tables.ts';

const { values: wanted } = parseArgs({ options: { game: { type: 'string' }, browsers: { type: 'string' } } });
const cells = GAMES.flatMap((game) => [2, 4].map((browsers) => ({ game, browsers }))).filter(
  ({ game, browsers }) =>
    (wanted.game === undefined || wanted.game === game) &&
    (wanted.browsers === undefined || Number(wanted.browsers) === browsers),
);
/** What is wrong, each with where. */
const faults: string[] = [];

buildIfStale();
const browser = await launch();
for (const { game, browsers } of cells) {
  const where = `${game}, ${browsers} browsers`;
  const began = performance.now();
  const server = await openOnlineServer(browser);
  try {
    const { lines, choices } = await playOnline(server, { title: findGame(game)?.title ?? game, browsers });
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${where}: ${lines} lines, ${choices} choices by mouse, ${seconds} s`);
  } catch (error) {
    faults.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
  faults.push(...server.faults.map((fault) => `${where}: ${fault}`));
  await server.dispose();
}
await browser.close();
for (const fault of faults) console.error(fault);
console.log(`online: ${cells.length} games, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
