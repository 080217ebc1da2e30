import { expect, test } from 'vitest';
import { beginTable, useApp } from './support/browser.ts';
import { expectWholeGame, numbers, playByFinger } from './support/page-driver.ts';
import { PATIENCE } from './support/patience.ts';

const app = useApp();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

test.each([
  // Much of De Vulgari Eloquentia is chosen on panels, hardly anything of Augsburg.
  ['de-vulgari-eloquentia', 2, 6],
  ['augsburg-1520', 2, 1],
])(
  'a whole game of %s at a table of %i is played with a finger on a phone',
  async (game, seats, leastDots) => {
    const page = await app.visit({ ...PHONE });
    await beginTable(page, app.url, { game, seats });
    const { dots } = await playByFinger({ page, pick: numbers(37) });
    expect(dots).toBeGreaterThanOrEqual(leastDots);
    await expectWholeGame(page, seats);
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
