import { games } from '@fondaco/catalog';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { buildIfStale, serve } from './serve.ts';
import { launch } from './tests/launch.ts';
import { finishedRecord } from './tests/records.ts';

/** Writes pictures of every screen into a folder: `node screenshots.ts <folder> [language]`. */
const [folder = 'screenshots', language = 'en'] = process.argv.slice(2);
const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
const THEMES = ['parchment', 'candlelight'] as const;
const DEEDS = 6;

async function visit(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  theme: string,
): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: language });
  await context.addInitScript(
    (text) => localStorage.setItem('fondaco-settings', text),
    JSON.stringify({ pace: 'instant', motion: 'none', theme, language }),
  );
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('h1').waitFor();
  await page.waitForTimeout(500);
  return page;
}

/** Plays a few choices, so that there is something to see. */
async function playSome(page: Page, deeds: number): Promise<void> {
  for (let touches = 0, played = 0; played < deeds && touches < deeds * 8; touches++) {
    await page.locator('[data-state="open"], [data-commit]').first().waitFor();
    const commit = page.locator('[data-commit]');
    if ((await commit.count()) > 0) {
      await commit.click();
      played++;
    } else
      await page
        .locator('[data-region="desk"] [data-state="open"], [data-state="open"]')
        .first()
        .click({ force: true });
    await page.waitForTimeout(80);
  }
  await page.waitForTimeout(400);
}

async function shootAll(browser: Browser, url: string, size: keyof typeof SIZES, theme: string): Promise<void> {
  const page = await visit(browser, url, SIZES[size], theme);
  const shoot = (name: string) => page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
  await shoot('home');
  for (const game of ['de-vulgari-eloquentia', 'augsburg-1520']) {
    await page.goto(`${url}new/${game}`);
    await page.locator('h1').waitFor();
    await shoot(`new-${game}`);
    await page.locator('main button').last().click();
    await page.locator('[data-state="open"], [data-commit]').first().waitFor();
    await playSome(page, DEEDS);
    await shoot(`table-${game}`);
    const glowing = page.locator('[data-state="open"]');
    for (let i = 0; i < 3 && (await page.locator('[data-commit]').count()) === 0; i++) {
      await glowing.first().click({ force: true });
      await page.waitForTimeout(150);
    }
    await shoot(`preview-${game}`);
  }
  await shootRest(page, url, shoot);
  await page.goto(`${url}table/nowhere`);
  await page.waitForTimeout(300);
  await shoot('closed');
  await page.context().close();
}

/** What is seen less often: a question, the settings, the curtain, the end. */
async function shootRest(page: Page, url: string, shoot: (name: string) => Promise<unknown>): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('[data-state="dim"]').first().dispatchEvent('click');
  await page.waitForTimeout(300);
  await shoot('why');
  await page.locator('header button').last().click();
  await page.waitForTimeout(300);
  await shoot('settings');
  await page.goto(`${url}new/de-vulgari-eloquentia`);
  await page.locator('select').nth(1).selectOption('person');
  await page.locator('main button').last().click();
  await page.waitForTimeout(800);
  await shoot('curtain');
  for (const { game } of games) {
    await page.goto(url);
    const buffer = Buffer.from(finishedRecord(game.id, 4));
    await page.locator('[data-import]').setInputFiles({ name: 'record.txt', mimeType: 'text/plain', buffer });
    await page.locator('tfoot').waitFor();
    await shoot(`end-${game.id}`);
  }
}

mkdirSync(folder, { recursive: true });
buildIfStale();
const { url, server } = await serve(0);
const browser = await launch();
for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
  for (const theme of THEMES) await shootAll(browser, url, size, theme);
await browser.close();
server.closeAllConnections();
server.close();
