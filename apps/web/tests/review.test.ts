import { parseRecord, printRecord } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { findBarriers } from './support/barriers.ts';
import { useApp } from './support/browser.ts';
import { findLayoutFaults } from './support/layout-faults.ts';
import { gameOf, GAMES, openRecord, playedTable } from './support/played-tables.ts';
import { finishedRecord } from './support/records.ts';
import { openReview, placeOf, seeLine } from './support/review-pages.ts';

const app = useApp();
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test('a game just played is gone through by mouse and keys, through any eyes, and a moment has an address', async () => {
  const page = await app.visit();
  await openReview(page, app.url, finishedRecord(GAMES[0], 3));
  const track = page.getByRole('slider', { name: 'Moment of the game' });
  await seeLine(page, 1);
  await page.getByRole('button', { name: 'One choice on' }).click();
  await expect.poll(() => placeOf(page)).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await seeLine(page, 0);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  expect(await track.getAttribute('aria-valuetext')).toMatch(/^Turn I, decision \d+ of \d+, /);
  const box = await track.boundingBox();
  if (box === null) throw new Error('no track');
  await page.mouse.click(box.x + box.width / 2, box.y + 16);
  const middle = await placeOf(page);
  expect(middle).toBeGreaterThan(20);
  // What changed is lit, on the map or beside it.
  const lit = page.locator('[data-region="review"] :is([data-changed="true"], use[class*="changed"])');
  for (let i = 0; i < 40 && (await lit.count()) === 0; i++) {
    await page.keyboard.press('ArrowRight');
    await seeLine(page, Number(await page.locator('[data-moment]').getAttribute('data-moment')));
  }
  expect(await lit.count()).toBeGreaterThan(0);
  // Behind a screen lies what others do not see; open, all of it.
  const moment = page.locator('[data-moment]');
  await page.keyboard.press('2');
  await page.getByText('As Guido saw it').waitFor();
  await page.keyboard.press('0');
  await page.getByRole('button', { name: 'Everything open', pressed: true }).waitFor();
  const line = await moment.getAttribute('data-moment');
  await expect.poll(() => page.url()).toContain(`line=${line}&eyes=all`);
  await page.reload();
  await page.locator(`[data-moment="${line}"]`).waitFor();
  await page.getByRole('button', { name: 'Everything open', pressed: true }).waitFor();
  // By itself, at three speeds.
  const before = await placeOf(page);
  const speed = page.locator('[data-speed]');
  await speed.click();
  await speed.click();
  await page.locator('h1').click();
  await page.keyboard.press(' ');
  await expect.poll(() => placeOf(page), { timeout: 10_000 }).toBeGreaterThan(before + 1);
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
  const box = await page.locator('[data-track]').boundingBox();
  if (box === null) throw new Error('no track');
  await page.touchscreen.tap(box.x + box.width - 30, box.y + 16);
  await expect.poll(() => placeOf(page)).toBeGreaterThan(20);
  await page.locator('[data-eyes="all"]').tap();
  await page.getByText('Everything open').first().waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('a running game is seen through the own eyes alone, a damaged one as far as it goes, a foreign one not at all', async () => {
  const page = await app.visit();
  const running = printRecord(playedTable(gameOf(GAMES[0]), 3, 30).record());
  await openRecord(page, app.url, running);
  await page.goto(page.url().replace('/table/', '/review/'));
  await page.locator('[data-ending="running"]').waitFor();
  await page.getByText('As Ann saw it').waitFor();
  expect(await page.locator('[data-eyes]').count()).toBe(0);
  await page.goto(`${page.url().split('?')[0]}?line=5&eyes=blue`);
  await page.getByText('As Ann saw it').waitFor();
  const record = parseRecord(finishedRecord(GAMES[0], 3));
  if (!record.ok) throw new Error(record.error.message);
  const { header, lines } = record.value;
  const damaged = [...lines.slice(0, 50), { seat: 'red', words: 'move nowhere', isAuto: false }, ...lines.slice(50)];
  const bad = { name: 'bad.txt', mimeType: 'text/plain' };
  await page.goto(app.url);
  const text = printRecord({ header, lines: damaged, checks: [{ after: damaged.length, hash: '?' }] });
  await page.locator('[data-import]').setInputFiles({ ...bad, buffer: Buffer.from(text) });
  await page.locator('[data-review-file]').click();
  await page.locator('[data-ending="damaged"]').waitFor();
  await page.locator('[data-track]').focus();
  await page.keyboard.press('End');
  // Up to the line that cannot be played, with what was forced before it.
  const lineOf = async () => Number(await page.locator('[data-region="board"]').getAttribute('data-seq'));
  await expect.poll(lineOf).toBeGreaterThanOrEqual(50);
  expect(await lineOf()).toBeLessThan(60);
  // A file that is no record is refused, and so is an address nobody knows.
  await page.goto(app.url);
  await page.locator('[data-import]').setInputFiles({ ...bad, buffer: Buffer.from('chess: e2e4') });
  await page.locator('[data-review-file]').click();
  await page.getByRole('alert').waitFor();
  await page.goto(`${app.url}review/nowhere`);
  await page.getByRole('heading', { name: 'There is no such game here' }).waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test.each([
  { language: 'en', theme: 'parchment', game: GAMES[0] },
  { language: 'it', theme: 'candlelight', game: GAMES[0] },
  { language: 'fr', theme: 'candlelight', game: GAMES[1] },
  { language: 'es', theme: 'parchment', game: GAMES[1] },
  { language: 'de', theme: 'parchment', game: GAMES[0] },
])('the review of $game in $language and $theme: nothing is cut, nobody shut out', async ({ game, ...settings }) => {
  const page = await app.visit({ settings });
  await openReview(page, app.url, finishedRecord(game, 4));
  const faults: string[] = [];
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await page.locator('[data-track]').waitFor();
    const where = `${size.width} px`;
    faults.push(...(await findLayoutFaults(page)).map((fault) => `${where}: ${fault}`));
    if (size === WIDE) faults.push(...(await findBarriers(page)).map((fault) => `${where}: ${fault}`));
  }
  expect(faults).toEqual([]);
  await page.context().close();
});
