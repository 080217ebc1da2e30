import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTable, useApp } from './support/browser.ts';
import { expectWholeGame, look, numbers, playByMouse, savedLines } from './support/page-driver.ts';
import { PATIENCE } from './support/patience.ts';

const app = useApp();

/** What happened, entry by entry, once the decision after which it is read has arrived. What it changed for the viewer is told once. */
async function journal(page: Page): Promise<readonly string[]> {
  await look(page);
  return page.locator('[data-region="journal"] [data-entry]').allInnerTexts();
}

test(
  'reloads in the middle of decisions lose nothing, and the game comes to its end',
  async () => {
    const page = await app.visit();
    await beginTable(page, app.url, { game: 'augsburg-1520', seats: 2 });
    for (let reload = 0; reload < 4; reload++) {
      const { isOver } = await playByMouse({ page, pick: numbers(reload), most: 4 });
      expect(isOver).toBe(false);
      const before = await journal(page);
      const lines = await savedLines(page);
      const { asked, places, besides } = await look(page);
      const [touched] = asked === 'confirm' ? besides : places;
      if (touched !== undefined) await page.mouse.click(touched.x, touched.y);
      await page.reload();
      expect(await journal(page)).toEqual(before);
      expect(await savedLines(page)).toEqual(lines);
    }
    await playByMouse({ page, pick: numbers(99) });
    await expectWholeGame(page, 2);
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
