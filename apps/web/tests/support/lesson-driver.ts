import { itemAt } from '@fondaco/kernel';
import type { Page } from 'playwright-core';
import { look } from './page-driver.ts';

export type LessonInput = 'mouse' | 'keys' | 'touch';

/** More presses than any chapter needs. */
const MOST_PRESSES = 150;

interface LessonSight {
  readonly stage: 'step' | 'scene' | 'over';
  readonly done: number;
}

/** Waits until the lesson says something. */
async function sightOf(page: Page): Promise<LessonSight> {
  const card = page.locator('[data-lesson]');
  await card.waitFor();
  const [stage, done] = await card.evaluate((element) => [
    element.getAttribute('data-lesson'),
    Number(element.getAttribute('data-done')),
  ]);
  return { stage: stage as LessonSight['stage'], done: Number(done) };
}

async function press(page: Page, input: LessonInput, selector: string): Promise<void> {
  const element = page.locator(selector).first();
  if (input === 'mouse') await element.click();
  else if (input === 'touch') await element.tap();
  else {
    await element.focus();
    await page.keyboard.press('Enter');
  }
}

/** By keyboard: whatever glows has a place in the order of the Tab key, and Enter touches it. */
async function pressLit(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => {
    const found = document.querySelector<HTMLElement>('[data-state="open"][tabindex="0"], button[data-state="open"]');
    found?.focus();
    return found !== null && document.activeElement === found;
  });
  if (isThere) await page.keyboard.press('Enter');
  else await press(page, 'keys', '[data-commit]');
}

/** Touches what glows, wherever it is: on the board, on a panel, on the desk or behind a tab. */
async function touchLit(page: Page, input: 'mouse' | 'touch'): Promise<void> {
  const { asked, places, besides, tabs } = await look(page);
  const lit = asked === 'confirm' ? besides : places;
  const tap = (at: { readonly x: number; readonly y: number }): Promise<void> =>
    input === 'mouse' ? page.mouse.click(at.x, at.y) : page.touchscreen.tap(at.x, at.y);
  const dotted = tabs.find(({ hasDot }) => hasDot);
  const glowing = page.locator('[data-state="open"]');
  if (lit.length > 0) await tap(itemAt(lit, 0));
  else if ((await glowing.count()) > 0) await glowing.first().scrollIntoViewIfNeeded();
  else if (dotted !== undefined) await tap(dotted);
  else if (asked === 'confirm') await press(page, input, '[data-commit]');
  else if (tabs.length > 0) await tap(itemAt(tabs, 0));
}

/** Plays the chapter on the page to its end by doing whatever it asks for. */
export async function playChapter(page: Page, input: LessonInput): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const { stage } = await sightOf(page);
    if (stage === 'over') return;
    if (stage === 'scene') await press(page, input, '[data-go-on]');
    else if (input === 'keys') await look(page).then(() => pressLit(page));
    else await touchLit(page, input);
  }
  const { done } = await sightOf(page);
  throw new Error(`${page.url()}: nothing leads on from step ${done + 1}`);
}
