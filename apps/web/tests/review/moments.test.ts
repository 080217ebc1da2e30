import { parseRecord } from '@fondaco/kernel';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useApp } from '../support/browser.ts';
import { GAMES, openRecord } from '../support/played-tables.ts';
import { finishedRecord } from '../support/records.ts';
import { openReview, placeOf, seeLine } from '../support/review-pages.ts';

const app = useApp();
const PHONE = { width: 390, height: 844 };
/** Judging takes as long as the machine lets it. */
const LONG = { timeout: 60_000 };

test('a game just played is gone through by mouse and keys, through any eyes, and a moment has an address', async () => {
  const page = await app.visit();
  await openReview(page, app.url, finishedRecord(GAMES[0], 3));
  const track = page.getByRole('slider', { name: 'Moment of the game' });
  await seeLine(page, 1);
  await page.getByRole('button', { name: 'One choice on' }).click();
  await expect.poll(() => placeOf(page), LONG).toBe(2);
  // Nothing is chosen on a map of then: the arrow keys go through the game there, too.
  await page.locator('[data-explain="zone:torino"]').first().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await seeLine(page, 0);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  // The page goes on together with the table, not before.
  await expect.poll(() => track.getAttribute('aria-valuetext'), LONG).toMatch(/^Turn I, decision \d+ of \d+, /);
  const box = await track.boundingBox();
  if (box === null) throw new Error('no track');
  await page.mouse.click(box.x + box.width / 2, box.y + 16);
  await expect.poll(() => placeOf(page), LONG).toBeGreaterThan(20);
  // What changed is lit at every line, on the map or beside it, and stays so.
  const lit = page.locator('[data-region="review"] :is([data-changed="true"], use[class*="changed"])');
  for (let i = 0; i < 8; i++) {
    const at = await placeOf(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => placeOf(page), LONG).toBe(at + 1);
    await expect.poll(() => lit.count(), LONG).toBeGreaterThan(0);
  }
  // Behind a screen lies what others do not see; open, all of it.
  const moment = page.locator('[data-moment]');
  await page.keyboard.press('2');
  await page.getByText('As Guido saw it').waitFor();
  await page.keyboard.press('0');
  await page.getByRole('button', { name: 'Everything open', pressed: true }).waitFor();
  const line = await moment.getAttribute('data-moment');
  await expect.poll(() => page.url(), LONG).toContain(`line=${line}&eyes=all`);
  await page.reload();
  await page.locator(`[data-moment="${line}"]`).waitFor();
  await page.getByRole('button', { name: 'Everything open', pressed: true }).waitFor();
  // All keys are told.
  await page.locator('[data-keys]').click();
  await page.getByRole('dialog').getByText('to the next mistake').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // By itself, at three speeds.
  const before = await placeOf(page);
  const speed = page.locator('[data-speed]');
  await speed.click();
  await speed.click();
  await page.locator('[data-track]').focus();
  await page.keyboard.press(' ');
  await expect.poll(() => placeOf(page), LONG).toBeGreaterThan(before + 1);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('on a phone a finger goes through a stored game, found on the home page', async () => {
  const page = await app.visit({ viewport: PHONE, hasTouch: true });
  await openRecord(page, app.url, finishedRecord(GAMES[1], 3));
  await page.goto(app.url);
  await page.locator('[data-review-link]').tap();
  await page.locator('[data-track]').waitFor();
  await seeLine(page, 1);
  // The chart makes the track higher.
  await page.locator('[data-chances]').waitFor();
  const box = await page.locator('[data-track]').boundingBox();
  if (box === null) throw new Error('no track');
  await page.touchscreen.tap(box.x + box.width - 30, box.y + 16);
  await expect.poll(() => placeOf(page), LONG).toBeGreaterThan(20);
  await page.locator('[data-eyes="all"]').tap();
  await page.getByText('Everything open').first().waitFor();
  // The letters of the pictures are as large as those around them.
  await page.locator('[data-view="pictures"]').tap();
  await page.locator('[data-picture="heat"]').waitFor();
  const scales = await page
    .locator('[data-picture]')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width / (one as SVGSVGElement).viewBox.baseVal.width),
    );
  expect(Math.min(...scales)).toBeGreaterThan(0.85);
  // Who has played one game alone sees theirs first.
  await page.evaluate(() => localStorage.removeItem('fondaco-origins'));
  await page.goto(`${app.url}review/stats`);
  await page.locator('[data-stats] [data-games="1"]').waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('a game is played on from a moment, and what was played so is kept beside it', async () => {
  const page = await app.visit();
  await openReview(page, app.url, finishedRecord(GAMES[1], 3));
  const address = page.url().split('?')[0] ?? '';
  await page.locator('[data-view="branches"]').click();
  await page.locator('[data-branch-seat]').selectOption('blue');
  await page.getByLabel('Name of the branch').fill('Without Leo');
  await page.locator('[data-play-branch]').click();
  await page.waitForURL(/\/table\//);
  await page.locator('#prompt').waitFor();
  await page.goto(address);
  await page.locator('[data-view="branches"]').click();
  const branch = page.locator('[data-branch]');
  await branch.getByText('Without Leo').waitFor();
  expect(await branch.innerText()).toContain('as Guido');
  expect(await branch.getByRole('link').allInnerTexts()).toEqual(['Play on']);
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save-tree]').click()]);
  const tree = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    readonly record: string;
    readonly branches: readonly { readonly name: string; readonly record: string }[];
  };
  expect(tree.branches.map(({ name }) => name)).toEqual(['Without Leo']);
  for (const text of [tree.record, tree.branches[0]?.record ?? '']) expect(parseRecord(text).ok).toBe(true);
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('a link to a moment opens in a browser that has never seen the game; a damaged one is refused', async () => {
  const page = await app.visit();
  await openReview(page, app.url, finishedRecord(GAMES[0], 3));
  await seeLine(page, 1);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('2');
  await page.getByText('As Guido saw it').waitFor();
  const line = await page.locator('[data-moment]').getAttribute('data-moment');
  await expect.poll(() => page.url(), LONG).toContain(`line=${line}&eyes=blue`);
  await page.locator('[data-link]').click();
  await page.locator('[data-linked="everybody"]').waitFor();
  // Where there is no clipboard, it is taken from where it is shown.
  const link = await page.locator('[data-linked] input').inputValue();
  expect(link).toContain('/review/shared?');
  const other = await app.visit();
  await other.goto(link);
  await other.locator(`[data-moment="${line}"]`).waitFor();
  await other.getByText('As Guido saw it').waitFor();
  // From now on it is there without the link.
  await other.waitForURL(/\/review\/[0-9a-f]{64}\?/);
  await other.reload();
  await other.locator(`[data-moment="${line}"]`).waitFor();
  await other.goto(app.url);
  await other.goto(link.slice(0, -40));
  await other.getByRole('heading', { name: 'This link is damaged' }).waitFor();
  expect(app.faults).toEqual([]);
  await other.context().close();
  await page.context().close();
});
