import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTable, numbers, useHouse } from './browser.ts';

const house = useHouse();
const MOST_TOUCHES = 3000;
/** A machine that does much else besides paints slowly. */
const PATIENCE = 220_000;
const SETTLED = '[data-commit], [data-state="open"], table tfoot';

/** What the page asks for: something to touch, something to confirm, nothing yet, or nothing any more. */
async function asked(page: Page): Promise<'touch' | 'confirm' | 'over'> {
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, SETTLED, { polling: 20 });
  return page.evaluate(() => {
    if (document.querySelector('table tfoot') !== null) return 'over';
    return document.querySelector('[data-commit]') === null ? 'touch' : 'confirm';
  });
}

/** Where to click to hit one of the elements that nothing covers. */
async function placeOf(page: Page, selector: string, lot: number): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate(
    ([wanted, drawn]) => {
      const all = [...document.querySelectorAll(wanted)];
      const hit = all.flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = { x: left + width / 2, y: top + height / 2 };
        return document.elementFromPoint(at.x, at.y)?.closest(wanted) === element ? [at] : [];
      });
      if (hit.length === 0) all[drawn % all.length]?.scrollIntoView();
      return hit[drawn % hit.length];
    },
    [selector, lot] as const,
  );
}

test(
  'a whole game is played by clicking on whatever glows',
  async () => {
    const page = await house.visit();
    await beginTable(page, house.url);
    const pick = numbers(11);
    let confirmed = 0;
    for (let i = 0; i < MOST_TOUCHES; i++) {
      const state = await asked(page);
      if (state === 'over') break;
      if (state === 'confirm') confirmed++;
      const at = await placeOf(page, state === 'confirm' ? '[data-commit]' : '[data-state="open"]', pick(1_000_000));
      if (at !== undefined) await page.mouse.click(at.x, at.y);
    }
    expect(confirmed).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    expect(house.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

/** Ends the turn by its letter; with nothing else to do that needs no second press. */
async function endTurn(page: Page): Promise<boolean> {
  if ((await page.getByRole('button', { name: 'End turn' }).count()) === 0) return false;
  await page.keyboard.press('e');
  const isAsked = await page
    .waitForFunction(() => document.activeElement?.matches('[data-commit]'), undefined, { polling: 20, timeout: 700 })
    .then(() => true)
    .catch(() => false);
  if (isAsked) await page.keyboard.press('Enter');
  return true;
}

test(
  'a whole game is played by keyboard alone, through the list of choices',
  async () => {
    const page = await house.visit();
    await beginTable(page, house.url);
    const pick = numbers(23);
    let rounds = 0;
    for (; rounds < MOST_TOUCHES; rounds++) {
      if ((await asked(page)) === 'over') break;
      await page.keyboard.press('c');
      await page.waitForFunction(
        () =>
          document.activeElement?.closest('[data-region="choices"]') !== null ||
          document.querySelector('tfoot') !== null,
        undefined,
        {
          polling: 20,
        },
      );
      if (pick(3) === 0 && (await endTurn(page))) continue;
      for (let down = pick(4); down > 0; down--) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      if ((await asked(page)) === 'confirm') await page.keyboard.press('Enter');
    }
    expect(rounds).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    expect(house.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
