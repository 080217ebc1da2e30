import { expect, test } from 'vitest';
import { beginTable, useApp } from './support/browser.ts';
import { numbers, playByMouse, savedLines } from './support/page-driver.ts';
import { PATIENCE } from './support/patience.ts';

const app = useApp({ host: 'fondaco.test' });

test(
  'over plain HTTP from another machine a table is made, played, stored and saved',
  async () => {
    const page = await app.visit();
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await beginTable(page, app.url, { game: 'augsburg-1520', seats: 2 });
    const address = page.url();
    const { confirmed } = await playByMouse({ page, pick: numbers(5), most: 6 });
    expect(confirmed).toBe(6);
    const lines = await savedLines(page);
    await page.reload();
    expect(page.url()).toBe(address);
    expect(await savedLines(page)).toEqual(lines);
    await page.goto(app.url);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.waitForURL((url) => /\/table\//.test(url.href) && url.href !== address);
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
