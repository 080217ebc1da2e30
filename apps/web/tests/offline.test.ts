import { expect, test } from 'vitest';
import { beginTable, useApp } from './support/browser.ts';
import { expectWholeGame, numbers, playByMouse } from './support/page-driver.ts';
import { PATIENCE } from './support/patience.ts';

const app = useApp();

test(
  'after the first visit a whole game can be played without the server',
  async () => {
    const page = await app.visit({ serviceWorkers: 'allow', isUnpainted: true });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await app.stopServer();
    await page.reload();
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
