import { expect, test } from 'vitest';
import { beginTable, useApp } from './support/browser.ts';
import { expectWholeGame, numbers, playByMouse } from './support/page-driver.ts';
import { PATIENCE } from './support/patience.ts';

const app = useApp();

// Two seats at De Vulgari Eloquentia and four at Augsburg are played by mouse too: without a server, and with reloads in between.
test.each([
  ['de-vulgari-eloquentia', 4],
  ['augsburg-1520', 2],
])(
  'a whole game of %s at a table of %i is played by clicking on whatever glows',
  async (game, seats) => {
    const page = await app.visit();
    await beginTable(page, app.url, { game, seats });
    const { confirmed } = await playByMouse({ page, pick: numbers(seats * 11) });
    expect(confirmed).toBeGreaterThan(15);
    await expectWholeGame(page, seats);
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
