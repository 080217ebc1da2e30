import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTable, useApp } from './support/browser.ts';
import { numbers, playByMouse, replayed, saveByButton } from './support/page-driver.ts';

const app = useApp();

/** Has the page receive tables without a part of the view, so that whatever draws that part throws; `everything` takes the rest too. */
async function dropFromViews(page: Page, part: string): Promise<void> {
  await page.addInitScript((name) => {
    type MessageListener = (event: MessageEvent<Record<string, unknown>>) => void;
    const listen = Reflect.get(Worker.prototype, 'addEventListener') as (
      type: string,
      listener: MessageListener,
    ) => void;
    const withoutPart = (data: Record<string, unknown>) => {
      if (data.type !== 'table') return data;
      const { [name]: _, ...view } = data.view as Record<string, unknown>;
      return name === 'everything' ? { ...data, waiting: undefined } : { ...data, view };
    };
    Object.defineProperty(Worker.prototype, 'addEventListener', {
      value(this: Worker, type: string, listener: MessageListener) {
        listen.call(this, type, (event) =>
          listener(type === 'message' ? new MessageEvent('message', { data: withoutPart(event.data) }) : event),
        );
      },
    });
  }, part);
}

test('a panel that throws leaves the others standing: one plays on, and can save the record', async () => {
  const page = await app.visit();
  await dropFromViews(page, 'manuscripts');
  await beginTable(page, app.url);
  await page.locator('[data-broken]').first().waitFor();
  expect(await page.locator('[data-region="board"] svg').count()).toBeGreaterThan(0);
  const { confirmed } = await playByMouse({ page, pick: numbers(3), most: 3 });
  expect(confirmed).toBe(3);
  expect(await page.locator('[data-broken]').count()).toBeGreaterThan(0);
  const download = await saveByButton(page);
  expect(replayed(readFileSync(await download.path(), 'utf8')).seq).toBeGreaterThan(0);
  await page.context().close();
});

test('a page that throws says so: the record can be saved, and home is reached', async () => {
  const page = await app.visit();
  await beginTable(page, app.url);
  await dropFromViews(page, 'everything');
  await page.reload();
  await page.getByRole('heading', { name: 'This page could not be drawn' }).waitFor();
  const download = await saveByButton(page);
  expect(readFileSync(await download.path(), 'utf8')).toContain('game: de-vulgari-eloquentia');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await page.context().close();
});

test('what fails in the background is said until it is dismissed', async () => {
  const page = await app.visit();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await page.evaluate(() => void Promise.reject(new Error('nobody waits for this')));
  const notice = page.locator('[data-fault]');
  await notice.waitFor();
  await notice.getByRole('button', { name: 'Close' }).click();
  expect(await notice.count()).toBe(0);
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('nor for this');
    }),
  );
  await notice.waitFor();
  await page.context().close();
});

test('a table is removed only after a question, and "why not" stays until it is dismissed', async () => {
  const page = await app.visit();
  await beginTable(page, app.url);
  await page.locator('[data-state="dim"]').first().dispatchEvent('click');
  const why = page.getByRole('status').filter({ has: page.getByRole('heading') });
  await why.waitFor();
  await page.clock.install();
  await page.clock.fastForward('10:00');
  expect(await why.count()).toBe(1);
  await why.getByRole('button', { name: 'Close' }).click();
  await why.waitFor({ state: 'detached' });
  await page.goto(app.url);
  const remove = page.getByLabel('Remove this table', { exact: true });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await remove.count()).toBe(1);
  await remove.click();
  await page.locator('[data-agree]').click();
  await remove.waitFor({ state: 'detached' });
  await page.context().close();
});
