import { readSources } from '@fondaco/catalog/node';
import { expect, test } from 'vitest';
import { announcementFaults, heardOn, listen } from './support/announcements.ts';
import { beginTable, useApp } from './support/browser.ts';
import { expectWholeGame, numbers, playByMouse } from './support/page-driver.ts';
import { PATIENCE } from './support/patience.ts';

const app = useApp();

/** What a game asks, as the page says it. */
function questionsOf(game: string): readonly string[] {
  return Object.entries(readSources(game, 'en'))
    .filter(([key]) => key.startsWith('step.'))
    .map(([, text]) => text);
}

// Two seats at De Vulgari Eloquentia and four at Augsburg are played by mouse too: without a server, and with reloads in between.
test.each([
  ['de-vulgari-eloquentia', 4],
  ['augsburg-1520', 2],
])(
  'a whole game of %s at a table of %i is played by clicking on whatever glows, and told to who does not see it',
  async (game, seats) => {
    const page = await app.visit();
    await listen(page);
    await beginTable(page, app.url, { game, seats });
    const { confirmed } = await playByMouse({ page, pick: numbers(seats * 11) });
    expect(confirmed).toBeGreaterThan(15);
    await page.locator('[data-region="end"] h1:focus').waitFor();
    expect(announcementFaults(await heardOn(page), questionsOf(game))).toEqual([]);
    await expectWholeGame(page, seats);
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
