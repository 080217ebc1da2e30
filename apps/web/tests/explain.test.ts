import { printRecord, type Table } from '@fondaco/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from './support/browser.ts';
import { look, savedLines } from './support/page-driver.ts';
import { GAMES, gameOf, openRecord, playedTable } from './support/played-tables.ts';

const app = useApp();
const TILE = '[data-word="tile:lanzuisi"]';
const CARD = '[data-card]';

async function openDve(page: Page, table = playedTable(gameOf('de-vulgari-eloquentia'), 3, 60)): Promise<void> {
  await openRecord(page, app.url, printRecord(table.record()));
  await look(page);
}

test('a mouse that rests on a thing sees what it is, and the right button keeps the card until Escape', async () => {
  const page = await app.visit();
  await openDve(page);
  await page.locator(TILE).hover({ force: true });
  const glance = page.getByRole('tooltip', { name: /Lanzuisi/ });
  await glance.waitFor();
  expect(await glance.innerText()).toContain('6 VP at the end');
  // A mouse can go there and read it; elsewhere it is closed.
  const box = await glance.boundingBox();
  if (box === null) throw new Error('the card has no place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  expect(await glance.count()).toBe(1);
  await page.mouse.move(2, 2);
  await glance.waitFor({ state: 'detached' });
  await page.locator(TILE).click({ button: 'right', force: true });
  const card = page.getByRole('dialog', { name: /Lanzuisi/ });
  await card.getByText('Why not now').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator(CARD).count()).toBe(0);
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('a cube is explained by what it is, and not by what else would take it along', async () => {
  const page = await app.visit();
  await openDve(page);
  await page.locator('header [data-explain="cube:politician"]').first().click({ button: 'right', force: true });
  const card = page.getByRole('dialog', { name: /Politician/ });
  await card.getByText('Worth 3 votes').waitFor();
  await card.getByText('Rule POL-1').waitFor();
  // Taking vows would take a cube; whoever asks about one has not asked about that.
  await page.locator(TILE).click({ button: 'right', force: true });
  await page
    .getByRole('dialog', { name: /Lanzuisi/ })
    .getByText('Why not now')
    .waitFor();
  await page.locator('header [data-explain="cube:nobleman"]').first().click({ button: 'right', force: true });
  await page.getByRole('dialog', { name: /Nobleman/ }).waitFor();
  expect(await page.locator(CARD).innerText()).not.toContain('friar');
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('a key explains what has the focus; the card is read, and gives the focus back', async () => {
  const page = await app.visit();
  await openDve(page);
  await page.locator(TILE).focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: /Lanzuisi/ }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.matches('[data-card]'))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.evaluate((tile) => document.activeElement?.matches(tile), TILE)).toBe(true);
  // While a card is read, an arrow goes on to the next thing and explains that.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: /Lanzuisi/ }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('dialog', { name: /Lanzuisi/ }).waitFor({ state: 'detached' });
  const next = page.getByRole('dialog');
  await next.waitFor();
  expect(await next.innerText()).not.toBe('');
  await page.context().close();
});

test('a long touch explains a choice and does not make it', async () => {
  const page = await app.visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openDve(page);
  const chip = page.locator('[data-region="words"] [data-state="open"]').first();
  await chip.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const how = { bubbles: true, pointerType: 'touch', clientX: left + 5, clientY: top + 5 };
    element.dispatchEvent(new PointerEvent('pointerdown', how));
  });
  await page.locator(CARD).waitFor();
  await chip.evaluate((element) => {
    element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }));
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  });
  expect(await page.locator('[data-commit]').count()).toBe(0);
  expect(await chip.getAttribute('data-state')).toBe('open');
  expect(await page.locator(CARD).count()).toBe(1);
  await page.context().close();
});

/** Runs in the page: asks about everything that has a meaning, one way or another, and says of what no card has come up. */
async function askAll(way: 'right button' | 'long touch' | 'key'): Promise<{ bad: string[]; count: number }> {
  const original = globalThis.setTimeout;
  const wait = (milliseconds: number) => new Promise((done) => original(done, milliseconds));
  const until = async (isSo: () => boolean): Promise<boolean> => {
    for (let looks = 0; looks < 500 && !isSo(); looks++) await wait(looks < 20 ? 2 : 10);
    return isSo();
  };
  const card = () => document.querySelector<HTMLElement>('[data-card]');
  const ask = (element: Element, place: number): void => {
    if (way === 'right button')
      element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    else if (way === 'key')
      element.dispatchEvent(new KeyboardEvent('keydown', { key: place % 2 === 0 ? '?' : 'i', bubbles: true }));
    else element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  };
  // A long touch need not take long here; whatever else has its time keeps it.
  const LONG_TOUCH = 550;
  globalThis.setTimeout = ((act: () => void, milliseconds = 0) =>
    original(act, milliseconds === LONG_TOUCH ? 5 : milliseconds)) as typeof setTimeout;
  const bad: string[] = [];
  const seen = new Set<string>();
  /** What no key leads to here; something else of the same name may be walked to. */
  const unwalked = new Set<string>();
  for (const element of document.querySelectorAll('[data-explain], [data-word]')) {
    const name = element.getAttribute('data-explain') ?? element.getAttribute('data-word') ?? '';
    if (seen.has(name) || !element.isConnected || !element.checkVisibility()) continue;
    if (way === 'key') {
      if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
      // What lies on something that can be walked to is explained with it.
      const isOnOther = element.parentElement?.closest('[data-explain], [data-word]') !== null;
      if (document.activeElement !== element && !isOnOther) unwalked.add(name);
      if (document.activeElement !== element) continue;
    }
    seen.add(name);
    ask(element, seen.size);
    const isSaid = await until(() => (card()?.querySelectorAll('p').length ?? 0) > 0);
    if (!isSaid || card()?.querySelector('h2')?.textContent === '') bad.push(name);
    element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }));
    card()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => card() === null);
  }
  globalThis.setTimeout = original;
  for (const name of unwalked) if (!seen.has(name)) bad.push(`no focus: ${name}`);
  return { bad, count: seen.size };
}

test.each(GAMES)(
  'at %s everything on the table that has a meaning opens a card with words in it, by mouse, finger and key',
  async (id) => {
    const page = await app.visit();
    await openRecord(page, app.url, printRecord(playedTable(gameOf(id), 3, 60).record()));
    await look(page);
    for (const way of ['right button', 'long touch', 'key'] as const) {
      const { bad, count } = await page.evaluate(askAll, way);
      expect([way, bad]).toEqual([way, []]);
      expect(count).toBeGreaterThan(30);
    }
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
);

/** A table at which the first seat can claim both the goods of a city and the event tile there. */
function twoClaims(): Table {
  const game = gameOf('de-vulgari-eloquentia');
  for (let seed = 0; seed < 200; seed++)
    for (let decisions = 10; decisions < 80; decisions += 5) {
      const table = playedTable(game, 2, decisions, seed);
      const choices = table.isOver ? [] : table.choices(0);
      if (choices.includes('claim city') && choices.includes('claim event')) return table;
    }
  throw new Error('nobody can claim both');
}

test('what is free besides is said in the same breath: two claims, one confirmation', async () => {
  const page = await app.visit();
  const table = twoClaims();
  await openDve(page, table);
  await page.locator('[data-region="words"] [data-word="verb:claim"]').click();
  await page.locator('[data-region="words"] [data-word="claim@1:city"]').click();
  await page.locator('[data-deed="claim event"]').click();
  await page.locator('[data-deed="claim event"][aria-pressed="true"]').waitFor();
  await page.locator('[data-commit]').click();
  await page.locator('[data-deed]').first().waitFor({ state: 'detached' });
  const lines = (await savedLines(page)).slice(table.seq).map(({ words }) => words);
  expect(lines.slice(0, 2)).toEqual(['claim city', 'claim event']);
  expect(app.faults).toEqual([]);
  await page.context().close();
});

/** A table at which the first seat holds nothing to bid with. */
function lonePass(): Table {
  for (let decisions = 20; decisions < 200; decisions++) {
    const table = playedTable(gameOf('augsburg-1520'), 3, decisions);
    if (table.choices(0).join('|') === 'pass') return table;
  }
  throw new Error('everybody can always bid');
}

test('who can only pass is told why when they touch what they would rather say', async () => {
  const page = await app.visit();
  await openRecord(page, app.url, printRecord(lonePass().record()));
  const barred = page.locator('[data-region="desk"] :is([data-word="verb:call"], [data-word^="verb:bid"])');
  await barred.click({ force: true });
  await page.getByRole('dialog').getByText('Why not now').waitFor();
  expect(await page.getByRole('dialog').innerText()).toMatch(/no note that is valid here|fewer valid notes/);
  expect(await page.getByRole('button', { name: 'Cancel' }).count()).toBe(0);
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('what a bid promises is told as it stands, and not as if it were paid already', async () => {
  const page = await app.visit();
  await openRecord(page, app.url, printRecord(playedTable(gameOf('augsburg-1520'), 3, 30).record()));
  await look(page);
  await page.locator('[data-word="line:bid+2"]').click({ button: 'right', force: true });
  const card = page.getByRole('dialog');
  await card.getByText('2 notes if you win').waitFor();
  expect(await card.innerText()).not.toContain('→');
  expect(app.faults).toEqual([]);
  await page.context().close();
});
