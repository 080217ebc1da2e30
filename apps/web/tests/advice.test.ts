import { printRecord } from '@fondaco/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from './support/barriers.ts';
import { beginTable, useApp } from './support/browser.ts';
import { findLastingFaults } from './support/layout-faults.ts';
import { look, numbers, playByMouse } from './support/page-driver.ts';
import { gameOf, GAMES, openRecord, playedTable } from './support/played-tables.ts';

const app = useApp();

async function awaitOwnTurn(page: Page): Promise<void> {
  await page.locator('[data-ask-advice]').waitFor();
  await page.locator('[data-state="open"], [data-commit], [data-none]').first().waitFor();
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
  // At Augsburg the notes are picked as a set, and what confirms stands there before any is picked.
  const isSaid = game === 'augsburg-1520' ? expect.stringMatching(/^Buy (nothing|\d+ notes? for)/) : line;
  await expect.poll(() => page.locator('#prompt').innerText()).toEqual(isSaid);
  await page.locator('[data-commit]').waitFor();
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

/** Waits in the page until something was there, for however short a time. */
function seeOnce(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector(wanted) === null) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
    selector,
  );
}

const AIDS = ['hasReminder', 'hasSince', 'hasPrices', 'hasStanding'];

/** What each aid shows, once the first own turn has come. */
async function countAids(page: Page): Promise<readonly number[]> {
  await page.getByRole('button', { name: 'End turn' }).waitFor();
  await page.locator('[data-drawn="true"]').waitFor();
  const tags = page.locator('[data-price]');
  return Promise.all([
    page.getByRole('region', { name: 'You still can' }).count(),
    page.getByRole('button', { name: 'Replay' }).count(),
    tags.count().then((count) => Math.min(1, count)),
    page.getByRole('tab', { name: 'Points' }).count(),
  ]);
}

test('aids tell what is left to do, what happened, what it costs and how one stands, until they are switched off', async () => {
  const page = await app.visit();
  await beginTable(page, app.url);
  await playByMouse({ page, pick: numbers(3), most: 1 });
  const replay = page.getByRole('button', { name: 'Replay' });
  // Whoever plays twice in a row is told nothing of others.
  for (let turn = 0; turn < 4 && (await replay.count()) === 0; turn++) {
    await page.keyboard.press('e');
    await page.locator('[data-commit]').click();
    await look(page);
  }
  await page.locator('[data-price]').first().waitFor();
  expect(await countAids(page)).toEqual([1, 1, 1, 1]);
  const past = seeOnce(page, '[data-region="past"]');
  await replay.click();
  await past;
  await page.locator('[data-region="past"]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const name of [/Remind me/, /since my turn/, /prices before/, /how I would stand/])
    await page.getByRole('checkbox', { name }).uncheck();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await countAids(page)).toEqual([0, 0, 0, 0]);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('fondaco-settings') ?? '{}') as object);
  expect(kept).toMatchObject(Object.fromEntries(AIDS.map((aid) => [aid, false])));
  await page.context().close();
});

/** Runs in the page: the lines of text in the journal's entries that are in sight. */
function countLines(): number {
  const panel = document.querySelector('[data-region="journal"]');
  const bottom = panel?.getBoundingClientRect().bottom ?? 0;
  return [...document.querySelectorAll('[data-entry] > :last-child')].flatMap((entry) => {
    const text = document.createRange();
    text.selectNodeContents(entry);
    return [...text.getClientRects()].filter((line) => line.bottom <= bottom);
  }).length;
}

test.each(GAMES)('with five players of %s the journal shows eight lines under its aids', async (game) => {
  const page = await app.visit({ viewport: { width: 1440, height: 900 } });
  await openRecord(page, app.url, printRecord(playedTable(gameOf(game), 5, 60).record()));
  await page.locator('[data-since] button').waitFor();
  expect(await page.evaluate(countLines)).toBeGreaterThanOrEqual(8);
  await page.context().close();
});
