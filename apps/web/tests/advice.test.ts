import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from './support/barriers.ts';
import { beginTable, useApp } from './support/browser.ts';
import { findLastingFaults } from './support/layout-faults.ts';
import { GAMES } from './support/played-tables.ts';

const app = useApp();

async function awaitOwnTurn(page: Page): Promise<void> {
  await page.locator('[data-ask-advice]').waitFor();
  await page.locator('[data-state="open"], [data-commit]').first().waitFor();
  await page.locator('[data-drawn="true"]').waitFor();
}

test.each(GAMES)('at %s a hint names three choices, and touching one decides nothing', async (game) => {
  const page = await app.visit();
  await beginTable(page, app.url, { game });
  await awaitOwnTurn(page);
  const before = await page.locator('[data-region="journal"]').innerText();
  await page.keyboard.press('h');
  await page.getByRole('progressbar').waitFor();
  const advice = page.locator('[data-advice] li button');
  await advice.first().waitFor();
  expect(await advice.count()).toBeGreaterThan(1);
  expect(await advice.first().innerText()).toMatch(/\d+% chance of winning\s+(about \d+ points? (ahead|behind)|neck)/);
  expect(await page.locator('[data-live]').innerText()).toContain('What a master would do');
  expect(await findBarriers(page)).toEqual([]);
  const line = await advice.nth(1).locator('b').innerText();
  await advice.nth(1).click();
  await page.locator('[data-commit]').waitFor();
  // At Augsburg the notes are picked as a set.
  const isSaid = game === 'augsburg-1520' ? expect.stringMatching(/^Buy (nothing|\d+ notes? for)/) : line;
  expect(await page.locator('#prompt').innerText()).toEqual(isSaid);
  expect(await page.locator('[data-region="journal"]').innerText()).toBe(before);
  await page.keyboard.press('Escape');
  await page.locator('[data-advice]').waitFor({ state: 'detached' });
  expect(await page.locator('#prompt').innerText()).toEqual(isSaid);
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('advice disappears with the decision it was for', async () => {
  const page = await app.visit();
  await beginTable(page, app.url);
  await awaitOwnTurn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('[data-advice] li button').first().click();
  await page.locator('[data-commit]').click();
  await page.locator('[data-advice]').waitFor({ state: 'detached' });
  await page.context().close();
});

test('advice is a sheet on the phone, nothing cut, and makes room for what was picked', async () => {
  const page = await app.visit({ viewport: { width: 360, height: 740 }, settings: { language: 'de' } });
  await page.getByRole('button', { name: 'Sofort spielen' }).first().click();
  await awaitOwnTurn(page);
  await page.locator('[data-ask-advice]').click();
  await page.locator('[data-advice] li button').first().waitFor();
  const width = await page.locator('[data-advice]').evaluate((sheet) => sheet.getBoundingClientRect().width);
  expect(width).toBe(360);
  expect((await findLastingFaults(page)).filter((fault) => !fault.startsWith('covered'))).toEqual([]);
  await page.locator('[data-advice] li button').first().click();
  await page.locator('[data-commit]').waitFor();
  expect(await page.locator('[data-advice]').count()).toBe(0);
  await page.context().close();
});

test('the letter can be switched off like the others', async () => {
  const page = await app.visit({ settings: { hasLetters: false } });
  await beginTable(page, app.url);
  await awaitOwnTurn(page);
  await page.keyboard.press('h');
  expect(await page.locator('[data-advice]').count()).toBe(0);
  await page.context().close();
});
