import { playRecord, type BotModel } from '@fondaco/bots';
import { printRecord } from '@fondaco/kernel';
import type { Figure } from '../figures.ts';
import { percentile } from '../rounds.ts';
import { openSite, type Page } from '../web-site.ts';

const JOURNEYMEN = ['journeyman', 'journeyman', 'journeyman', 'journeyman'];
/** Milliseconds between two keys. */
const LOOKING = 500;
/** As long as it may take at the most, on a machine that has other things to do. */
const PATIENCE = 600_000;
/** Goes a choice on by its key, and answers how many milliseconds later the table of then was painted. */
const STEP = `new Promise((resolve) => {
  const board = document.querySelector('[data-region="board"]');
  const before = board.getAttribute('data-seq');
  const began = performance.now();
  new MutationObserver((_, observer) => {
    if (board.getAttribute('data-seq') === before) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
  }).observe(board, { attributes: true });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
})`;

/** A game of four journeymen reviewed in Chromium: until the first chart and the standard depth, and how the page answers meanwhile. */
export async function measureInBrowser(model: BotModel): Promise<Figure[]> {
  const site = await openSite();
  try {
    const { page } = await site.visit();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(site.url);
    const record = Buffer.from(printRecord(playRecord(model, JOURNEYMEN, 1)));
    await page.locator('[data-import]').setInputFiles({ name: 'game.record', mimeType: 'text/plain', buffer: record });
    await page.waitForURL(/\/table\//);
    const link = page.locator('a[href^="/review/"]').first();
    await link.waitFor();
    const began = performance.now();
    const seconds = (): number => (performance.now() - began) / 1000;
    await link.click();
    await page.locator('[data-chances]').waitFor();
    const first = seconds();
    const whole = page.locator('[data-deeper]').waitFor().then(seconds);
    const steps = await stepUntil(page, whole);
    return [
      { name: 'review.first-chart-s', value: first, unit: 's' },
      { name: 'review.standard-s', value: await whole, unit: 's' },
      { name: 'review.answer-ms-p50', value: percentile(steps, 0.5), unit: `ms, ${steps.length} steps` },
      { name: 'review.answer-ms-p95', value: percentile(steps, 0.95), unit: `ms, ${steps.length} steps` },
      { name: 'review.answer-ms-most', value: Math.max(...steps), unit: `ms, ${steps.length} steps` },
    ];
  } finally {
    await site.close();
  }
}

/** Goes through the game by keys until something has happened. */
async function stepUntil(page: Page, end: Promise<number>): Promise<readonly number[]> {
  let isOver = false;
  void end.finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    times.push((await page.evaluate(STEP)) as number);
    await page.waitForTimeout(LOOKING);
  }
  return times;
}
