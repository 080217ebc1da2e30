import { expect, test } from 'vitest';
import { beginTable, useHouse } from './browser.ts';
import { expectWholeGame, numbers, playByMouse } from './drive.ts';
import { everyWay, PATIENCE } from './whole-games.ts';

const house = useHouse();

// Two seats at De Vulgari Eloquentia and four at Augsburg are played in any case: without a server, and with reloads in between.
test.each([
  ...everyWay(['de-vulgari-eloquentia', 4], ['de-vulgari-eloquentia', 2]),
  ...everyWay(['augsburg-1520', 2], ['augsburg-1520', 4]),
])(
  'a whole game of %s at a table of %i is played by clicking on whatever glows',
  async (game, seats) => {
    const page = await house.visit();
    await beginTable(page, house.url, { game, seats });
    const { confirmed } = await playByMouse({ page, pick: numbers(seats * 11) });
    expect(confirmed).toBeGreaterThan(15);
    await expectWholeGame(page, seats);
    expect(house.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
