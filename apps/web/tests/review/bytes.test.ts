import { BotModels } from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';
import { printRecord, type GameRecord } from '@fondaco/kernel';
import { openReview, type ReviewProgress } from '@fondaco/review';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '../support/browser.ts';
import { gameOf, GAMES, openRecord, playedTable } from '../support/played-tables.ts';

const app = useApp();
/** Judging takes as long as the machine lets it. */
const LONG = { timeout: 100_000 };
const SEATS = 4;
/** Lines from somewhere in a game: enough for every kind of choice, for draws and for hands. */
const DECISIONS = 10;

/** A game that all have left early. */
function abandonedRecord(id: string): GameRecord {
  const record = playedTable(gameOf(id), SEATS, DECISIONS).record();
  return { ...record, header: { ...record.header, ended: { type: 'abandoned' } } };
}

/** What Node finds, and how it keeps that. */
function judgeInNode(id: string, record: GameRecord): string {
  const review = openReview(new BotModels(findGame).of(gameOf(id)), record, { depth: 'standard' });
  if (!review.ok) throw new Error(review.error.message);
  for (const job of review.value.jobs()) review.value.add(review.value.judge(job));
  return JSON.stringify(review.value.progress());
}

/** What the page has kept of the one game that was judged to the standard depth. */
function readKept(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('fondaco-review');
        opening.addEventListener('error', () => reject(new Error('nothing is kept')));
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('analyses').objectStore('analyses').getAll();
          asked.addEventListener('success', () => {
            const kept = asked.result as readonly { readonly progress: ReviewProgress }[];
            resolve(JSON.stringify(kept.find(({ progress }) => progress.key.depth === 'standard')?.progress));
          });
        });
      }),
  );
}

test.each(GAMES)('a game of %s judged in this browser is judged to the same bytes as in Node', async (id) => {
  const record = abandonedRecord(id);
  const page = await app.visit();
  await openRecord(page, app.url, printRecord(record));
  await page.goto(page.url().replace('/table/', '/review/'));
  await page.locator('[data-deeper]').waitFor(LONG);
  const expected = judgeInNode(id, record);
  expect(expected.length).toBeGreaterThan(5000);
  await expect.poll(() => readKept(page), LONG).toBe(expected);
  expect(app.faults).toEqual([]);
  await page.context().close();
});
