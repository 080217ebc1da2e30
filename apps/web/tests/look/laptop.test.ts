import type { Page } from 'playwright-core';
import { printRecord } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { useApp } from '../support/browser.ts';
import { changeSettings } from '../support/change-settings.ts';
import { gameOf, openRecord, playedTable } from '../support/played-tables.ts';
import { PATIENCE } from '../support/patience.ts';

const app = useApp();
const LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
] as const;
/** Screens that are higher: prices stand there as well. */
const LARGER = [
  { width: 1440, height: 900 },
  { width: 1680, height: 1050 },
  { width: 1920, height: 1080 },
] as const;
const LANGUAGES = ['it', 'fr', 'es', 'de', 'en'];
/** A turn with so many kinds of choices that they need two rows. */
const MANY = printRecord(playedTable(gameOf('de-vulgari-eloquentia'), 5, 200).record());

/** Runs in the page: how far what an element holds reaches beyond it. */
function overflowOf(selector: string): number {
  const element = document.querySelector(selector);
  return element === null ? Number.NaN : element.scrollHeight - element.clientHeight;
}

async function openTurn(page: Page): Promise<void> {
  await openRecord(page, app.url, MANY);
  await page.locator('[data-price]').first().waitFor();
}

test.each(LAPTOPS)(
  'at $width × $height the legend lies on the map, in long words too',
  async (viewport) => {
    const page = await app.visit({ viewport, settings: { language: 'de' } });
    await openTurn(page);
    expect(await page.locator('[data-region="board"] ul').count()).toBe(1);
    await page.context().close();
  },
  PATIENCE,
);

test.each([...LAPTOPS, ...LARGER])(
  'at $width × $height fourteen choices of a turn and all goods are in sight, in every language',
  async (viewport) => {
    const page = await app.visit({ viewport });
    await openTurn(page);
    expect(await page.locator('[data-region="words"] > *').count()).toBe(14);
    const goods = page.locator('[data-region="desk"] [role="group"]').first();
    for (const language of LANGUAGES) {
      await changeSettings(page, { language });
      expect([language, await page.evaluate(overflowOf, '[data-region="words"]')]).toEqual([language, 0]);
      expect([language, await goods.evaluate((row) => row.scrollWidth - row.clientWidth)]).toEqual([language, 0]);
    }
    await page.context().close();
  },
  PATIENCE,
);

test.each(['en', 'de'])(
  'at 1280 × 720 all choices of a turn are in sight in %s, or a cue says that there are more',
  async (language) => {
    const page = await app.visit({ viewport: LAPTOPS[1], settings: { language } });
    await openTurn(page);
    const words = page.locator('[data-region="words"]');
    expect(await words.locator(':scope > *').count()).toBe(14);
    const isWhole = (await page.evaluate(overflowOf, '[data-region="words"]')) <= 2;
    if (!isWhole) await page.locator('[data-region="words"][data-more]:not([data-more=""])').waitFor();
    await page.context().close();
  },
  PATIENCE,
);

test(
  'at 1366 × 768 the column beside the board ends with the cardinals, and a preview leaves the goods in one line',
  async () => {
    const page = await app.visit({ viewport: LAPTOPS[0] });
    await openTurn(page);
    expect(await page.evaluate(overflowOf, 'aside')).toBeLessThanOrEqual(0);
    await page.locator('[data-region="words"] [data-word*="politician"]').first().click();
    await page.locator('[data-region="words"] [data-word*="politician"], [data-commit]').first().click();
    const goods = page.getByRole('group', { name: 'What you have' });
    expect(await goods.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeLessThanOrEqual(0);
    await page.context().close();
  },
  PATIENCE,
);
