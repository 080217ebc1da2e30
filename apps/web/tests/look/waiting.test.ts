import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { useApp } from '../support/browser.ts';

const app = useApp();
/** Longer than a page may take before it says so. */
const LONG = 1500;

test.each([
  ['new/augsburg-1520', 'NewTablePage', 'fieldset'],
  ['learn', 'LearnPage', 'a[href="/learn/augsburg-1520/a-note"]'],
  ['learn/augsburg-1520/a-note', 'LessonPage', '[data-lesson]'],
  ['review/stats', 'StatsPage', 'h1'],
])('%s says that it is on its way while it takes long', async (at, part, there) => {
  const page = await app.visit();
  await page.route(new RegExp(`/assets/${part}[^/]*\\.js$`), async (route) => {
    await wait(LONG);
    await route.continue();
  });
  await page.goto(`${app.url}${at}`, { waitUntil: 'commit' });
  const sign = page.locator('main').getByText('One moment …');
  await sign.waitFor();
  await page.locator(there).first().waitFor();
  expect(await sign.count()).toBe(0);
  await page.context().close();
});
