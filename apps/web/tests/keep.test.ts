import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTable, useHouse } from './browser.ts';

const house = useHouse();

async function journal(page: Page): Promise<string> {
  await page.locator('[data-region="journal"]').waitFor();
  return page.locator('[data-region="journal"]').innerText();
}

async function playOne(page: Page): Promise<void> {
  const commit = page.locator('[data-commit]');
  for (let i = 0; i < 20 && (await commit.count()) === 0; i++) {
    await page.locator('[data-state="open"]').first().waitFor();
    await page.locator('[data-state="open"]').first().dispatchEvent('click');
    await page.waitForTimeout(30);
  }
  await commit.dispatchEvent('click');
}

async function awaitOwnTurn(page: Page): Promise<void> {
  await page.locator('[data-state="open"], [data-commit]').first().waitFor();
}

test('a reload in the middle of a decision loses nothing', async () => {
  const page = await house.visit();
  await beginTable(page, house.url);
  await awaitOwnTurn(page);
  for (let i = 0; i < 4; i++) {
    await playOne(page);
    await awaitOwnTurn(page);
  }
  await page.waitForTimeout(100);
  const before = await journal(page);
  await page.locator('[data-state="open"]').first().dispatchEvent('click');
  await page.reload();
  await awaitOwnTurn(page);
  expect(await journal(page)).toBe(before);
  expect(house.faults).toEqual([]);
  await page.context().close();
});

test('a second tab is told so, and can take the table over', async () => {
  const page = await house.visit();
  await beginTable(page, house.url);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('heading', { name: 'This table is open in another tab' }).waitFor();
  await other.getByRole('button', { name: 'Play here' }).click();
  await awaitOwnTurn(other);
  await page.getByRole('heading', { name: 'This table is open in another tab' }).waitFor();
  await page.context().close();
});

test('people at one screen see a curtain between them, and nothing of each other', async () => {
  const page = await house.visit();
  await page.goto(`${house.url}new/de-vulgari-eloquentia`);
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await page.getByLabel('Who sits in seat 2').selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  const curtain = page.getByRole('button', { name: /^I am / });
  await curtain.waitFor();
  expect(await page.locator('[data-word]').count()).toBe(0);
  const first = await curtain.innerText();
  await curtain.click();
  await awaitOwnTurn(page);
  for (let i = 0; i < 40 && (await curtain.count()) === 0; i++) {
    await playOne(page);
    await page.waitForTimeout(60);
  }
  await curtain.waitFor();
  expect(await curtain.innerText()).not.toBe(first);
  expect(await page.locator('[data-word]').count()).toBe(0);
  await page.context().close();
});

test('a damaged record is refused with the line that is wrong', async () => {
  const page = await house.visit();
  await page.locator('[data-import]').setInputFiles({
    name: 'broken.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('game: de-vulgari-eloquentia\nrules: 1\nseats: ann bob\n\n1 ann fly roma\n'),
  });
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toContain('line');
  await page.context().close();
});

test('a table goes on when the worker is gone', async () => {
  const page = await house.visit();
  await page.addInitScript(() => {
    const Original = Worker;
    const all: Worker[] = [];
    Object.assign(globalThis, { workers: all });
    globalThis.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        all.push(this);
      }
    };
  });
  await beginTable(page, house.url);
  await awaitOwnTurn(page);
  const before = await journal(page);
  await page.evaluate(() => {
    const { workers } = globalThis as unknown as { workers: Worker[] };
    workers.at(-1)?.dispatchEvent(new ErrorEvent('error', { message: 'gone' }));
  });
  await page.waitForTimeout(300);
  await awaitOwnTurn(page);
  expect(await journal(page)).toBe(before);
  await playOne(page);
  await awaitOwnTurn(page);
  await page.context().close();
});
