import { itemAt } from '@fondaco/kernel';
import { DIFFICULTIES, parsePuzzles, type Puzzle } from '@fondaco/review';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/barriers.ts';
import { useApp } from '../support/browser.ts';
import { changeSettings } from '../support/change-settings.ts';
import { findLastingFaults } from '../support/layout-faults.ts';

const app = useApp();
const DVE = 'de-vulgari-eloquentia';
const AUGSBURG = 'augsburg-1520';

/** A puzzle of a game with several wrong answers, and its number. */
function puzzleOf(game: string): Puzzle & { readonly number: number } {
  const file = new URL(`../../../../packages/${game}/puzzles.json`, import.meta.url);
  const parsed = parsePuzzles(readFileSync(file, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.error.message);
  const { puzzles } = parsed.value;
  const at = puzzles.findIndex(({ choices }) => choices.length > 3);
  return { ...itemAt(puzzles, at), number: at + 1 };
}

/** Answers through the list of choices. */
async function answer(page: Page, line: string): Promise<void> {
  await page.keyboard.press('c');
  const list = page.locator('[data-region="choices"]');
  const [verb] = line.split(' ');
  const [ofLine, ofVerb] = [`[data-word="line:${line.replaceAll(' ', '+')}"]`, `[data-word="verb:${verb}"]`];
  const whole = list.locator(ofLine);
  await list.locator(`${ofLine}, ${ofVerb}`).first().click();
  await page.locator('[data-commit]').or(whole).first().waitFor();
  if ((await page.locator('[data-commit]').count()) === 0) await whole.click();
  await page.locator('[data-commit]:not([aria-disabled="true"])').click();
}

const stage = (page: Page, name: string) => page.locator(`[data-puzzle="${name}"]`);

test('a puzzle is answered, wrongly first, and counts for a streak; what it was worth is told', async () => {
  const page = await app.visit();
  const { number, choices } = puzzleOf(DVE);
  await page.goto(`${app.url}puzzles`);
  await page.getByText('Solve one today without a hint').waitFor();
  // How hard they are is said before one is chosen, the easy ones first.
  const grades = await page
    .locator(`[data-puzzles="${DVE}"] [data-grade]`)
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-grade')));
  expect(grades.length).toBeGreaterThan(0);
  expect(grades).toEqual(DIFFICULTIES.filter((one) => grades.includes(one)));
  await page.locator(`a[href="/puzzles/${DVE}/${number}"]`).last().click();
  await stage(page, 'asked').waitFor();
  // Nobody gives the answer away.
  expect(await page.locator('[data-ask-advice]').count()).toBe(0);
  await answer(page, itemAt(choices, 1).words);
  await page.getByText('2 tries are left.').waitFor();
  const seq = await page.locator('[data-region="board"]').getAttribute('data-seq');
  await answer(page, itemAt(choices, 0).words);
  await stage(page, 'solved').waitFor();
  await page.locator(`[data-region="board"]:not([data-seq="${seq}"])`).waitFor();
  expect(await stage(page, 'solved').innerText()).toContain('best found');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText('A streak of one day.').waitFor();
  await page
    .getByRole('link', { name: `Puzzle ${number},` })
    .and(page.locator('[data-outcome="solved"]'))
    .waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('three wrong answers end a puzzle; one that was shown can be played on', async () => {
  const page = await app.visit({ viewport: { width: 390, height: 844 } });
  const { number, choices } = puzzleOf(AUGSBURG);
  await page.goto(`${app.url}puzzles/${AUGSBURG}/${number}`);
  for (const { words } of choices.slice(1, 4)) {
    await stage(page, 'asked').waitFor();
    await answer(page, words);
  }
  await stage(page, 'failed').waitFor();
  await page.locator('[data-next-puzzle]').click();
  await stage(page, 'asked').waitFor();
  await page.locator('[data-puzzle-hint]').click();
  await page.locator('[data-puzzle-show]').click();
  await stage(page, 'shown').waitFor();
  for (const language of ['it', 'fr', 'es', 'de']) {
    await changeSettings(page, { language, theme: language === 'fr' ? 'candlelight' : 'parchment' });
    expect(await findLastingFaults(page)).toEqual([]);
  }
  await page.locator('[data-play-on]').click();
  await page.waitForURL(/\/table\//);
  await page.locator('[data-region="desk"]').waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('on a phone the best choice is in sight once it is shown, though the way on has the focus', async () => {
  const page = await app.visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${app.url}puzzles/${DVE}/${puzzleOf(DVE).number}`);
  await page.locator('[data-puzzle-show]').tap();
  await page.locator('[data-next-puzzle]:focus').waitFor();
  const told = page.getByText('This is the best choice:');
  const isOnTop = await told.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 1, top + height / 2) === element;
  });
  expect(isOnTop).toBe(true);
  expect(app.faults).toEqual([]);
  await page.context().close();
});
