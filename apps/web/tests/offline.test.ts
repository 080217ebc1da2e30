import { expect, test } from 'vitest';
import { beginTable, useHouse } from './browser.ts';
import { expectWholeGame, numbers, playByMouse } from './drive.ts';
import { PATIENCE } from './patience.ts';

const house = useHouse();

test(
  'after the first visit a whole game can be played without the server',
  async () => {
    const page = await house.visit();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await house.stopServer();
    await page.reload();
    await beginTable(page, house.url, { game: 'de-vulgari-eloquentia', seats: 2 });
    const begun = await playByMouse({ page, pick: numbers(11), most: 5 });
    expect(begun.isOver).toBe(false);
    await page.reload();
    const ended = await playByMouse({ page, pick: numbers(12) });
    expect(ended.isOver).toBe(true);
    await expectWholeGame(page, 2);
    expect(house.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
