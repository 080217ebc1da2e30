import { expect, test } from 'vitest';
import { beginTable, useApp } from './support/browser.ts';
import { playByKeys } from './support/key-driver.ts';
import { expectWholeGame, numbers } from './support/page-driver.ts';
import { PATIENCE } from './support/patience.ts';

const app = useApp();

test.each([
  ['de-vulgari-eloquentia', 2],
  ['de-vulgari-eloquentia', 4],
  ['augsburg-1520', 2],
  ['augsburg-1520', 4],
])(
  'a whole game of %s at a table of %i is played by keyboard alone',
  async (game, seats) => {
    const page = await app.visit();
    await beginTable(page, app.url, { game, seats });
    const { confirmed } = await playByKeys({ page, pick: numbers(seats * 23) });
    expect(confirmed).toBeGreaterThan(15);
    await expectWholeGame(page, seats);
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('letters lead to a choice and to the journal, even an empty one, at $width px', async (viewport) => {
  const page = await app.visit({ viewport });
  await beginTable(page, app.url, { game: 'augsburg-1520', seats: 2 });
  const focused = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, selector);
  await page.keyboard.press('c');
  await focused('[data-region="choices"] :is([data-state="open"], [data-state="chosen"], button)');
  await page.keyboard.press('j');
  await focused('[data-region="journal"] :is(p, button)');
  expect(app.faults).toEqual([]);
  await page.context().close();
});
