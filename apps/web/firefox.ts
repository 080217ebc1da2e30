/**
 * The page in Firefox: a whole game of each title by clicking, a table begun and gone on with without the server, and the layout at two
 * sizes. `npm run firefox`; it is no part of `npm test`, which has Chromium.
 */
import { openTestServer } from '@fondaco/server/testing';
import { existsSync } from 'node:fs';
import process from 'node:process';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { buildIfStale, PAGE } from './build.ts';
import { findLayoutFaults } from './tests/support/layout-faults.ts';
import { look, numbers, playByMouse, type DrivenPage } from './tests/support/page-driver.ts';
import { GAMES } from './tests/support/played-tables.ts';

const PLACES = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];
const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const SETTINGS = JSON.stringify({ pace: 'instant', motion: 'none' });
const PATIENCE = 60_000;
/** Browsers say it when nobody answers at a socket. Whether somebody does the page can only find out by trying. */
const NOBODY_AT_SOCKET = '/api/socket';

/** What is wrong, each with where. */
const faults: string[] = [];

async function visit(browser: Browser, url: string, viewport: typeof LAPTOP): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => {
    if (!String(error).includes(NOBODY_AT_SOCKET)) faults.push(`error: ${String(error)}`);
  });
  await page.setViewport(viewport);
  await page.goto(url);
  await page.evaluate((text) => localStorage.setItem('fondaco-settings', text), SETTINGS);
  await leaveBy(page, () => page.reload());
  return page;
}

/** Goes elsewhere when nothing is loaded any more: of what was still on its way when a page was left, Firefox says that it failed. */
async function leaveBy(page: Page, go: () => Promise<unknown>): Promise<void> {
  await page.waitForNetworkIdle();
  await go();
}

/** The page as those who drive it see it. */
function driven(page: Page): DrivenPage {
  return {
    evaluate: (act, argument) => page.evaluate(act as (value: unknown) => unknown, argument) as never,
    mouse: { click: (x, y) => page.mouse.click(x, y) },
  };
}

/** Begins a table for one person and a bot at random. */
async function begin(page: Page, url: string, game: string): Promise<void> {
  await leaveBy(page, () => page.goto(`${url}new/${game}`));
  await page.waitForSelector('fieldset select');
  await page.evaluate(() => {
    const remove = [...document.querySelectorAll<HTMLButtonElement>('fieldset button[aria-label^="Remove"]')].at(-1);
    remove?.click();
  });
  await page.waitForFunction(() => document.querySelectorAll('fieldset select[aria-label^="Who"]').length === 2);
  await page.evaluate(() => {
    const bot = [...document.querySelectorAll<HTMLSelectElement>('fieldset select[aria-label^="Who"]')].at(1);
    if (bot === undefined) throw new Error('there is no second seat');
    bot.value = 'random';
    bot.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    buttons.find((button) => button.textContent === 'Begin')?.click();
  });
  await page.waitForSelector('[data-region="desk"]');
}

async function seeLayout(page: Page, where: string): Promise<void> {
  for (const fault of await findLayoutFaults(driven(page))) faults.push(`${where}: ${fault}`);
}

async function playWholeGame(browser: Browser, url: string, game: string): Promise<void> {
  const page = await visit(browser, url, LAPTOP);
  await begin(page, url, game);
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewport(viewport);
    await look(driven(page));
    await seeLayout(page, `${game} at ${viewport.width} × ${viewport.height}`);
  }
  const { confirmed, isOver } = await playByMouse({ page: driven(page), pick: numbers(22) });
  console.log(`${game}: ${confirmed} choices, ${isOver ? 'to the end' : 'not to the end'}`);
  if (!isOver) faults.push(`${game} does not come to its end`);
  await page.browserContext().close();
}

async function playOffline(browser: Browser, url: string, stopServer: () => Promise<void>): Promise<void> {
  const page = await visit(browser, url, LAPTOP);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await leaveBy(page, () => page.reload());
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForNetworkIdle();
  await stopServer();
  await page.reload();
  await begin(page, url, GAMES[0]);
  await playByMouse({ page: driven(page), pick: numbers(11), most: 3 });
  await leaveBy(page, () => page.reload());
  await playByMouse({ page: driven(page), pick: numbers(12), most: 3 });
  console.log('without the server: begun, loaded again and gone on with');
  await page.browserContext().close();
}

const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));
if (executablePath === undefined) throw new Error('no Firefox: install it, or name it in FIREFOX');
buildIfStale();
const server = await openTestServer({ page: PAGE, limits: { requestsPerMinute: 1_000_000 } });
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
try {
  console.log(await browser.version());
  for (const game of GAMES) await playWholeGame(browser, server.url, game);
  await playOffline(browser, server.url, () => server.close());
} finally {
  await browser.close();
  await server.dispose();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
