import type { Page } from 'playwright-core';
import { openRecord } from './played-tables.ts';

/** From the end of a game to its review. Judging it takes a core: it is stopped once the chances are there. */
export async function openReview(page: Page, url: string, record: string): Promise<void> {
  await openJudgedReview(page, url, record);
  await page.locator('[data-chances]').waitFor();
  await page.locator('[data-stop]').click();
  await page.locator('[data-analysing="resting"]').waitFor();
}

/** From the end of a game to its review, while it is judged. */
export async function openJudgedReview(page: Page, url: string, record: string): Promise<void> {
  await openRecord(page, url, record);
  await page.locator('[data-region="end"] a[href^="/review/"]').click();
  await page.locator('[data-review] [data-track]').waitFor();
}

/** After how many steps the table is shown. */
export async function placeOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-track]').getAttribute('aria-valuenow'));
}

/** Waits until the table is shown as it was after so many lines. */
export async function seeLine(page: Page, line: number): Promise<void> {
  await page.locator(`[data-region="board"][data-seq="${line}"]`).waitFor();
}
