import { itemAt } from '@fondaco/kernel';
import type { Locator, Page } from 'playwright-core';
import { glance, look, MOST_TOUCHES, type Done, type Drive, type Driven, type Sight } from './page-driver.ts';

/** More stops than any page has. */
const MOST_STOPS = 200;

/** Walks with Tab until the focus is on something, and presses a key there. */
export async function pressOn(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await wanted.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press(key);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(wanted)}`);
}

/** Waits in the page until the focus is on something that fits. */
function focusOn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    for (let looks = 0; looks < 200; looks++) {
      if (document.activeElement?.matches(wanted) === true) return true;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return false;
  }, selector);
}

/** Through the list of choices: the letter, some steps down, Enter; and Enter again where that was not all. */
async function chooseFromList({ page, pick }: Drive): Promise<void> {
  await page.keyboard.press('c');
  if (!(await focusOn(page, '[data-region="choices"] *'))) throw new Error('the list of choices has no focus');
  for (let down = pick(4); down > 0; down--) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** On the table itself: Tab until something glows under the focus, the arrows to a neighbour, Enter. */
async function chooseFromTable({ page, pick }: Drive): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(() => document.activeElement?.matches('[data-state="open"]') === true);
    if (!isThere) continue;
    await page.keyboard.press(itemAt(['ArrowDown', 'ArrowRight'], pick(2)));
    const isOpen = await page.evaluate(() => document.activeElement?.matches('[data-state="open"]') === true);
    if (!isOpen) continue;
    await page.keyboard.press('Enter');
    return;
  }
}

/** Presses the keys for one thing of what is seen: mostly from the list of choices, at times on the table, at times by the letter that ends the turn. */
async function press(drive: Drive, { asked, places, besides }: Sight): Promise<'touched' | 'confirmed'> {
  const { page, pick } = drive;
  if (asked === 'curtain') {
    await page.keyboard.press('Enter');
  } else if (asked === 'peek') {
    await pressOn(page, page.locator('[data-says="name"]').first());
  } else if (asked === 'none') {
    await pressOn(page, page.locator('[data-none]'));
  } else if (besides.length > 0 && pick(4) === 0) {
    await chooseFromList(drive);
  } else if (asked === 'confirm') {
    // Wherever the focus is, Escape and the list are never needed: Tab leads to the button, and Enter presses it.
    if (!(await confirmByKeys(page))) throw new Error('no key confirms');
    return 'confirmed';
  } else if (places.some(({ word }) => word === 'verb:end') && pick(4) === 0) {
    await page.keyboard.press('e');
  } else if (pick(6) === 0) await chooseFromTable(drive);
  else await chooseFromList(drive);
  return 'touched';
}

/** Plays with the keyboard alone. */
export async function playByKeys(drive: Drive): Promise<Driven> {
  const { page, most = Infinity } = drive;
  let confirmed = 0;
  for (let i = 0; i < MOST_TOUCHES; i++) {
    const sight = await look(page);
    if (sight.asked === 'over' || confirmed >= most) return { confirmed, dots: 0, isOver: sight.asked === 'over' };
    if ((await press(drive, sight)) === 'confirmed') confirmed++;
  }
  throw new Error('the game does not come to its end');
}

/** Presses the keys for one thing, if the person is asked now; answers what came of it, and whether the game is over. */
export async function keysOnce(drive: Drive): Promise<Done> {
  const sight = await glance(drive.page);
  if (sight === undefined) return 'waits';
  return sight.asked === 'over' ? 'over' : press(drive, sight);
}

/** Leads to the button that confirms, and presses it; false if no key does. */
export async function confirmByKeys(page: Page): Promise<boolean> {
  const isReady = () =>
    page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.matches('[data-commit], [data-state="chosen"]') === true,
    );
  for (let tabs = 0; tabs < 120; tabs++) {
    if (await isReady()) {
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press('Tab');
  }
  return false;
}
