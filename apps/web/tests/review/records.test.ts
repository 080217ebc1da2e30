import { parseRecord, printRecord } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { useApp } from '../support/browser.ts';
import { gameOf, GAMES, openRecord, playedTable } from '../support/played-tables.ts';
import { finishedRecord } from '../support/records.ts';

const app = useApp();
/** Judging takes as long as the machine lets it. */
const LONG = { timeout: 60_000 };

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
  // A file with its seed hides nothing: all eyes, the analysis and the pictures are there, up to the fault.
  expect(await page.locator('[data-eyes]').count()).toBe(4);
  await page.locator('[data-chances]').waitFor(LONG);
  await page.locator('[data-view="pictures"]').click();
  await page.locator('[data-picture="sources"]').waitFor();
  await page.locator('[data-view="branches"]').click();
  await page.locator('[data-play-branch]').waitFor();
  await page.locator('[data-view="moments"]').click();
  await page.locator('[data-track]').focus();
  await page.keyboard.press('End');
  // Up to the line that cannot be played, with what was forced before it.
  const lineOf = async () => Number(await page.locator('[data-region="board"]').getAttribute('data-seq'));
  await expect.poll(lineOf, LONG).toBeGreaterThanOrEqual(50);
  expect(await lineOf()).toBeLessThan(60);
  // A file that is no record is refused, and so is an address nobody knows.
  await page.goto(app.url);
  await page.locator('[data-import]').setInputFiles({ ...bad, buffer: Buffer.from('chess: e2e4') });
  await page.locator('[data-review-file]').click();
  await page.getByRole('alert').waitFor();
  // One of a game that is not here is no damaged one: there is nothing to review.
  await page.goto(app.url);
  const foreign = printRecord({ ...record.value, header: { ...header, game: 'chess' } });
  await page.locator('[data-import]').setInputFiles({ ...bad, buffer: Buffer.from(foreign) });
  await page.getByRole('alert').getByText('It is of another game').waitFor();
  expect(await page.locator('[data-review-file]').count()).toBe(0);
  await page.goto(`${app.url}review/nowhere`);
  await page.getByRole('heading', { name: 'There is no such game here' }).waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test.each(GAMES)(
  'a game of %s that was given up by all, and one of a single line, are reviewed as far as they go',
  async (game) => {
    const page = await app.visit();
    const record = parseRecord(finishedRecord(game, 3));
    if (!record.ok) throw new Error(record.error.message);
    const { header, lines } = record.value;
    const cut = (count: number) => ({ lines: lines.slice(0, count), checks: [{ after: count, hash: '?' }] });
    for (const { text, ending, least } of [
      {
        text: printRecord({ header: { ...header, ended: { type: 'abandoned' } }, ...cut(40) }),
        ending: 'ended',
        least: 20,
      },
      { text: printRecord({ header, ...cut(1) }), ending: 'running', least: 1 },
    ]) {
      await page.goto(app.url);
      const file = { name: 'record.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
      await page.locator('[data-import]').setInputFiles(file);
      await page.waitForURL(/\/table\//);
      await page.goto(page.url().replace('/table/', '/review/'));
      await page.locator(`[data-ending="${ending}"]`).waitFor();
      await page.locator('[data-chances]').waitFor(LONG);
      expect(Number(await page.locator('[data-track]').getAttribute('aria-valuemax'))).toBeGreaterThanOrEqual(least);
    }
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
);
