import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openTestServer } from '@fondaco/server/testing';
import { buildIfStale, PAGE } from './build.ts';
import { launch } from './tests/support/launch.ts';
import { GAMES } from './tests/support/played-tables.ts';
import { eachTab, seeCounting, seeGame, seeShell, seeNewest, seeQuestions, type See } from './tests/support/screens.ts';

/** Writes pictures of every screen into a folder: `node screenshots.ts <folder> [language]`. */
const [folder = 'screenshots', language = 'en'] = process.argv.slice(2);
const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
const THEMES = ['parchment', 'candlelight'] as const;

type Size = keyof typeof SIZES;
type Shoot = (name: string) => Promise<void>;

async function visit(browser: Browser, size: Size, settings: object): Promise<Page> {
  const isTouched = size !== 'desktop';
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: language,
    hasTouch: isTouched,
    isMobile: isTouched,
  });
  await context.addInitScript(
    (text) => localStorage.setItem('fondaco-settings', text),
    JSON.stringify({ ...settings, language }),
  );
  return context.newPage();
}

function shooter(page: Page, size: Size, theme: string): Shoot {
  return async (name) => {
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.waitForTimeout(SETTLED);
    await page.screenshot({ path: join(folder, `${name.replaceAll(/[, ]+/g, '-')}-${size}-${theme}.png`) });
  };
}

async function shootAll(browser: Browser, url: string, size: Size, theme: string): Promise<void> {
  const page = await visit(browser, size, { pace: 'instant', motion: 'none', theme });
  const shoot = shooter(page, size, theme);
  const see: See = async (name, parts) => {
    await shoot(name);
    if (parts !== undefined && size !== 'desktop') await eachTab(page, (tab) => shoot(`${name}, ${tab}`));
  };
  await seeShell(page, url, see);
  for (const game of GAMES) {
    await seeNewest(page, url, game, see);
    await seeGame(page, url, game, see);
    await seeQuestions(page, url, game, see);
  }
  await page.context().close();
  await shootCounting(browser, url, size, theme);
  console.error(`${size}, ${theme}: done`);
}

/** The one screen that is not there where nothing moves. */
async function shootCounting(browser: Browser, url: string, size: Size, theme: string): Promise<void> {
  const page = await visit(browser, size, { pace: 'brisk', motion: 'auto', theme });
  const shoot = shooter(page, size, theme);
  for (const game of GAMES)
    await seeCounting(page, url, game, async (name) => {
      await page.waitForTimeout(SOME_COUNTED);
      await shoot(name);
    });
  await page.context().close();
}

/** Milliseconds after which some of the points are on the table. */
const SOME_COUNTED = 4000;
/** Milliseconds after which nothing fades any more. */
const SETTLED = 150;

mkdirSync(folder, { recursive: true });
buildIfStale();
const server = await openTestServer({ page: PAGE });
const { url } = server;
const browser = await launch();
for (const size of Object.keys(SIZES) as Size[]) for (const theme of THEMES) await shootAll(browser, url, size, theme);
await browser.close();
await server.dispose();
