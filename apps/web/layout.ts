/**
 * Measures every screen of the app, of both games and of every question they ask, in every language at every size in Chromium: nothing is cut,
 * covered or out of sight without a sign. `npm run layout`; the tests measure a part of these.
 */
import { openTestServer } from '@fondaco/server/testing';
import process from 'node:process';
import { buildIfStale, PAGE } from './build.ts';
import { launch } from './tests/support/launch.ts';
import { everyLanguage, faultsOnWalk, LONGEST } from './tests/support/layout-walk.ts';
import { GAMES } from './tests/support/played-tables.ts';
import { seeGame, seeQuestions, seeShell, type See } from './tests/support/screens.ts';

buildIfStale();
const server = await openTestServer({ page: PAGE, limits: { requestsPerMinute: 1_000_000 } });
const browser = await launch();
const faults: string[] = [];
let screens = 0;
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await context.addInitScript(
    (settings) => {
      localStorage.setItem('fondaco-guide', JSON.stringify({ isAnswered: true }));
      if (localStorage.getItem('fondaco-settings') === null) localStorage.setItem('fondaco-settings', settings);
    },
    JSON.stringify({ pace: 'instant', motion: 'none', language: LONGEST }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(server.url);
  const seeAll = async (see: See): Promise<void> => {
    const told: See = async (name, parts) => {
      await see(name, parts);
      console.log(`${name}: ${++screens} screens so far`);
    };
    await seeShell(page, server.url, told);
    for (const game of GAMES) {
      await seeGame(page, server.url, game, told);
      await seeQuestions(page, server.url, game, told);
    }
  };
  faults.push(...(await faultsOnWalk(page, seeAll, everyLanguage)));
} finally {
  await browser.close();
  await server.dispose();
}
for (const fault of faults) console.error(fault);
console.log(`layout: ${screens} screens, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
