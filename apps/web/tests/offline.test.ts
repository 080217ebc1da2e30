import { expect, test } from 'vitest';
import { beginTable, useApp } from './support/browser.ts';
import { expectWholeGame, numbers, playByMouse } from './support/page-driver.ts';
import { PATIENCE } from './support/patience.ts';

const app = useApp();

test(
  'after the first visit there are lessons, rules books and whole games without the server',
  async () => {
    const page = await app.visit({ serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Whatever a tab asks of the server goes there, and nothing of it is kept.
    const [asked] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/me')),
      page.goto(app.url),
    ]);
    expect(asked.fromServiceWorker()).toBe(false);
    const kept = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/index.html');
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
    // Without a page of ours nobody looks for the server when it is gone.
    const opened = await page.goto(`${app.url}api/me`);
    expect(opened?.fromServiceWorker()).toBe(false);
    expect(opened?.headers()['content-type']).toContain('application/json');
    await app.stopServer();
    await page.goto(`${app.url}learn/augsburg-1520/theft`);
    expect(await page.evaluate(() => fetch('/api/me').then(String, () => 'nobody answers'))).toBe('nobody answers');
    await page.locator('[data-lesson="step"] [data-show-step]').click();
    await page.locator('[data-lesson][data-done="1"]').waitFor();
    await page.goto(`${app.url}rules/de-vulgari-eloquentia#DVE-CAR-1`);
    await page.locator('[data-asked="true"]').getByText('unless you are pope').waitFor();
    await beginTable(page, app.url, { game: 'de-vulgari-eloquentia', seats: 2 });
    const begun = await playByMouse({ page, pick: numbers(11), most: 5 });
    expect(begun.isOver).toBe(false);
    await page.reload();
    const ended = await playByMouse({ page, pick: numbers(12) });
    expect(ended.isOver).toBe(true);
    await expectWholeGame(page, 2);
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
