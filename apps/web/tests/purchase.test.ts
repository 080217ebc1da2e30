import { expect, test } from 'vitest';
import { beginTable, useApp } from './support/browser.ts';

const app = useApp();

/** The answers on the desk. */
const NONE = '[data-none]';
const SURE = '[data-commit]';

test('nothing is bought by Enter, by one press or by two: it is asked again, and the button says what it does', async () => {
  const page = await app.visit();
  await beginTable(page, app.url, { game: 'augsburg-1520', seats: 2 });
  const board = page.locator('[data-region="board"]');
  const seq = await board.getAttribute('data-seq');
  const isAsked = async () => (await board.getAttribute('data-seq')) === seq;
  await page.locator(NONE).waitFor();
  // With the focus nowhere, Enter would confirm.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Enter');
  await page.locator(NONE).dblclick();
  await page.getByRole('heading', { name: 'Buy nothing at all?' }).waitFor();
  expect(await isAsked()).toBe(true);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.locator(NONE).waitFor();
  await page.locator('[data-state="open"]').first().click();
  expect(await page.locator(SURE).innerText()).toMatch(/^Buy 1 for \d+ fl, no undo$/);
  expect(await page.locator(NONE).count()).toBe(0);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.locator(NONE).press('Enter');
  await page.locator(`${SURE}:focus:not([aria-disabled="true"])`).waitFor();
  expect([await isAsked(), await page.locator(SURE).innerText()]).toEqual([true, 'Buy nothing, no undo']);
  await page.locator(SURE).press('Enter');
  await page.locator(`[data-region="board"]:not([data-seq="${seq}"])`).waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});
