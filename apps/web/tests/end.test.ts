import { parseRecord, printRecord } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { findBarriers } from './support/barriers.ts';
import { beginTable, useApp } from './support/browser.ts';
import { findLastingFaults } from './support/layout-faults.ts';
import { GAMES, openRecord } from './support/played-tables.ts';
import { numbers, playByMouse } from './support/page-driver.ts';
import { finishedRecord } from './support/records.ts';
import { seeCounting } from './support/screens.ts';

const app = useApp();
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.each([
  { game: GAMES[0], viewport: WIDE, theme: 'parchment' },
  { game: GAMES[0], viewport: PHONE, theme: 'candlelight' },
  { game: GAMES[1], viewport: WIDE, theme: 'candlelight' },
  { game: GAMES[1], viewport: PHONE, theme: 'parchment' },
])(
  '$game: the points are counted out when a game ends, nothing cut and nobody shut out, and can be skipped ($theme)',
  async ({ game, viewport, theme }) => {
    const settings = { pace: 'brisk', motion: 'auto', language: 'de', theme };
    const page = await app.visit({ viewport, settings });
    await seeCounting(page, app.url, game, async () => {
      await page.getByRole('heading', { name: 'Das Ende' }).waitFor();
      expect(await findLastingFaults(page)).toEqual([]);
      expect(await findBarriers(page, '[data-region="end"]')).toEqual([]);
      expect(await page.locator('tfoot').count()).toBe(0);
    });
    await page.getByRole('button', { name: 'Überspringen' }).click();
    await page.locator('tfoot').waitFor();
    // Who changes places does so in the open.
    expect(await page.locator('[data-screen]').count()).toBe(0);
    await page.getByRole('heading', { name: /(hat|haben) gewonnen$/ }).waitFor();
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
);

test.each(GAMES)('%s: a finished table opens at its end, with a chart that can be read by keyboard', async (game) => {
  const page = await app.visit();
  await openRecord(page, app.url, finishedRecord(game, 4));
  await page.locator('tfoot').waitFor();
  const totals = await page.locator('tfoot td').allInnerTexts();
  expect(totals.map(Number)).toEqual(totals.map(Number).toSorted((a, b) => b - a));
  if (game === 'augsburg-1520') await page.getByText(/^Not scored at barriers: \S+ 28 and \S+ 54\.$/).waitFor();
  const chart = page.getByRole('slider', { name: 'The course of the game' });
  await chart.focus();
  const end = await chart.getAttribute('aria-valuetext');
  for (const total of totals) expect(end).toContain(total);
  await page.keyboard.press('ArrowLeft');
  expect(await chart.getAttribute('aria-valuetext')).not.toBe(end);
  await page.keyboard.press('Home');
  expect(await chart.getAttribute('aria-valuenow')).toBe('0');
  expect(await findBarriers(page, '[data-region="end"]')).toEqual([]);
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('the table can be seen as it was from the chart, step by step, and from the results again', async () => {
  const page = await app.visit();
  await openRecord(page, app.url, finishedRecord('de-vulgari-eloquentia', 3));
  await page.getByRole('slider').focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Show the table then' }).click();
  const past = page.locator('[data-region="past"]');
  const before = await past.innerText();
  expect(before).toContain('the table as it was');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => past.innerText()).not.toBe(before);
  await page.keyboard.press('Escape');
  await page.locator('tfoot').waitFor();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByRole('button', { name: 'Results' }).click();
  await page.locator('tfoot').waitFor();
  await page.context().close();
});

test('playing again seats the same players', async () => {
  const page = await app.visit();
  await openRecord(page, app.url, finishedRecord('augsburg-1520', 3));
  const first = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.locator('[data-state="open"], [data-commit], [data-none]').first().waitFor();
  expect(page.url()).not.toBe(first);
  for (const name of ['Ann', 'Guido', 'Chiara'])
    expect(await page.getByRole('list', { name: 'Players' }).innerText()).toContain(name);
  await page.context().close();
});

test('a journal entry shows the past: nothing can be chosen there, and now waits', async () => {
  const page = await app.visit();
  await beginTable(page, app.url);
  await playByMouse({ page, pick: numbers(3), most: 3 });
  await page.locator('[data-state="open"], [data-commit], [data-none]').first().waitFor();
  const oldest = page.locator('[data-entry]').last();
  await oldest.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-region="past"]').waitFor();
  expect(await oldest.getAttribute('aria-current')).toBe('true');
  expect(await page.locator('[data-state="open"], [data-state="chosen"], [data-commit]').count()).toBe(0);
  expect(await page.locator('[data-region="past"]').innerText()).toContain('It is your turn now.');
  await page.locator('[data-state="dim"]').first().dispatchEvent('click');
  await page.getByText('You are looking at the past').waitFor();
  // The card first, then the past.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('[data-state="open"], [data-commit], [data-none]').first().waitFor();
  expect(await page.locator('[data-region="past"]').count()).toBe(0);
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('a game that was broken off names no winner, and nobody comes in any place', async () => {
  const record = parseRecord(finishedRecord(GAMES[0], 3));
  if (!record.ok) throw new Error(record.error.message);
  const header = { ...record.value.header, ended: { type: 'agreed' } } as const;
  const lines = record.value.lines.slice(0, 60);
  const page = await app.visit();
  await openRecord(page, app.url, printRecord({ header, lines, checks: [{ after: lines.length, hash: '?' }] }));
  await page.getByRole('heading', { name: 'Ended without a result', exact: true }).waitFor();
  expect(await page.locator('[data-region="end"]').innerText()).not.toContain('You came in place');
  await page.locator('[data-region="end"] a[href^="/review/"]').click();
  await page.locator('[data-ending="ended"]').waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});
