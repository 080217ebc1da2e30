import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTable, useApp } from './support/browser.ts';
import { numbers, playByMouse, replayed, saveRecord } from './support/page-driver.ts';
import { PATIENCE } from './support/patience.ts';

const app = useApp();

const PEOPLE = 3;
/** More curtains in a round of three people would send them round the room. */
const MOST_CURTAINS = 4;
/** So many confirmations are more than a round of careful people has. */
const MORE_THAN_A_ROUND = 45;

/** Mostly the first of what is on offer, at times the second: people who bid a note they have. */
function carefully(seed: number): (below: number) => number {
  const lot = numbers(seed);
  return (below) => Math.min(below - 1, lot(3) === 0 ? 1 : 0);
}

function countCurtains(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { curtains: number }).curtains);
}

test.each([
  { name: 'a tablet', viewport: { width: 1024, height: 768 }, most: 0 },
  { name: 'a phone', viewport: { width: 390, height: 844 }, most: MOST_CURTAINS },
])(
  'three people around $name play Augsburg behind at most $most curtains a round',
  async ({ viewport, most }) => {
    const page = await app.visit({ viewport });
    await page.addInitScript(() => {
      let wasCurtain = false;
      const counted = Object.assign(globalThis, { curtains: 0 });
      new MutationObserver(() => {
        const isCurtain = document.querySelector('[data-curtain]') !== null;
        if (isCurtain && !wasCurtain) counted.curtains++;
        wasCurtain = isCurtain;
      }).observe(document, { subtree: true, childList: true });
    });
    await beginTable(page, app.url, { game: 'augsburg-1520', seats: PEOPLE, people: PEOPLE });
    // Everybody's first notes are bought before the first round.
    await playByMouse({ page, pick: carefully(11), most: PEOPLE });
    expect(await countCurtains(page)).toBeLessThanOrEqual(most);
    await page.evaluate(() => void Object.assign(globalThis, { curtains: 0 }));
    await playByMouse({ page, pick: carefully(12), most: MORE_THAN_A_ROUND - PEOPLE });
    const curtains = await countCurtains(page);
    const rounds = replayed(await saveRecord(page)).chapter?.number ?? 0;
    expect(rounds).toBeGreaterThan(1);
    expect(curtains).toBeLessThanOrEqual(most * rounds);
    expect(curtains > 0).toBe(most > 0);
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

test('a touch that is not theirs hides at once what somebody peeks at, and what is dim says what it is, not why', async () => {
  const page = await app.visit({ viewport: { width: 1440, height: 900 } });
  await beginTable(page, app.url, { game: 'augsburg-1520', seats: 2, people: 2 });
  const shown = page.locator('[data-region="desk"] [data-peek][aria-pressed="true"]');
  await page.locator('[data-region="desk"] [data-says="name"]').first().click();
  await shown.waitFor();
  await page.locator('[data-region="desk"]').click({ position: { x: 4, y: 4 } });
  expect(await shown.count()).toBe(1);
  await page.mouse.click(2, 2);
  await shown.waitFor({ state: 'detached' });
  await page.locator('[data-state="dim"][data-word]').first().dispatchEvent('click');
  await page.locator('[data-card] p').first().waitFor();
  expect(await page.locator('[data-card]').innerText()).not.toContain('Why not now');
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('what somebody peeks at stays as long as they read it with the mouse, and no longer', async () => {
  const page = await app.visit({ viewport: { width: 1440, height: 900 } });
  await page.clock.install();
  await beginTable(page, app.url, { game: 'augsburg-1520', seats: 2, people: 2 });
  const shown = page.locator('[data-region="desk"] [data-peek][aria-pressed="true"]');
  await page.locator('[data-region="desk"] [data-says="name"]').first().press('Enter');
  await shown.waitFor();
  for (const x of [600, 700]) {
    await page.clock.fastForward(7000);
    await page.mouse.move(x, 300);
  }
  expect(await shown.count()).toBe(1);
  await page.clock.fastForward(8100);
  await shown.waitFor({ state: 'detached' });
  expect(app.faults).toEqual([]);
  await page.context().close();
});
