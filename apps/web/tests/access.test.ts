import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTable, useHouse } from './browser.ts';
import { findCutText } from './layout-faults.ts';

const house = useHouse();

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

test.each(['parchment', 'candlelight'])('in %s nothing on any screen shuts anybody out', async (theme) => {
  const page = await house.visit({ settings: { theme } });
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(`${house.url}new/de-vulgari-eloquentia`);
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await beginTable(page, house.url);
  await page.locator('[data-state="open"]').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('c');
  await page.locator('[data-region="choices"] [data-state="open"]').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
});

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const;

test.each(SIZES)('at $width × $height no text is cut, nothing is covered, nothing sticks out', async (viewport) => {
  const page = await house.visit({ viewport, settings: { language: 'de' } });
  await page.locator('h1').waitFor();
  await page.waitForTimeout(300);
  expect(await findCutText(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sofort spielen' }).first().click();
  await page.locator('[data-state="open"]').first().waitFor();
  expect(await findCutText(page)).toEqual([]);
  await page.context().close();
});
