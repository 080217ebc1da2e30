import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildIfStale, serve } from './serve.ts';
import { launch } from './tests/launch.ts';
import { GAMES } from './tests/played-tables.ts';
import { eachTab, seeGame, seeHouse, seeNewest, seeQuestions, type See } from './tests/screens.ts';

/** Writes pictures of every screen into a folder: `node screenshots.ts <folder> [language]`. */
const [folder = 'screenshots', language = 'en'] = process.argv.slice(2);
const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
const THEMES = ['parchment', 'candlelight'] as const;

async function shootAll(browser: Browser, url: string, size: keyof typeof SIZES, theme: string): Promise<void> {
  const context = await browser.newContext({ viewport: SIZES[size], locale: language });
  await context.addInitScript(
    (text) => localStorage.setItem('fondaco-settings', text),
    JSON.stringify({ pace: 'instant', motion: 'none', theme, language }),
  );
  const page = await context.newPage();
  const shoot = async (name: string) => {
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.waitForTimeout(SETTLED);
    await page.screenshot({ path: join(folder, `${name.replaceAll(/[, ]+/g, '-')}-${size}-${theme}.png`) });
  };
  const see: See = async (name, parts) => {
    await shoot(name);
    if (parts !== undefined && size !== 'desktop') await eachTab(page, (tab) => shoot(`${name}, ${tab}`));
  };
  await seeHouse(page, url, see);
  for (const game of GAMES) {
    await seeNewest(page, url, game, see);
    await seeGame(page, url, game, see);
    await seeQuestions(page, url, game, see);
  }
  await context.close();
  console.error(`${size}, ${theme}: done`);
}

/** Milliseconds after which nothing fades any more. */
const SETTLED = 150;

mkdirSync(folder, { recursive: true });
buildIfStale();
const { url, server } = await serve(0);
const browser = await launch();
for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
  for (const theme of THEMES) await shootAll(browser, url, size, theme);
await browser.close();
server.closeAllConnections();
server.close();
