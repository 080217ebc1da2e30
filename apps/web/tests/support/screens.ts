import { printRecord } from '@fondaco/kernel';
import type { Page } from 'playwright-core';
import { gameOf, GAMES, openRecord, playedTable, questionsOf } from './played-tables.ts';
import { nearlyFinishedRecord } from './records.ts';

/** Told at every screen, with its name and whether it is a table with panels. */
export type See = (name: string, parts?: 'panels') => Promise<void>;

/** So many sit there: the most there is room for. */
const SEATS = 5;
/** Decisions after which there is something on the table. */
const INTO_THE_GAME = 60;
/** Entries of the journal to go back. */
const SOME_TIME_AGO = 20;
/** More than the last decision of a game takes. */
const MOST_TOUCHES = 200;
const WIDE = { width: 1440, height: 900 };

const records = new Map<string, string>();
function recordOf(game: string, decisions: number): string {
  const key = `${game} ${decisions}`;
  let record = records.get(key);
  if (record === undefined)
    records.set(key, (record = printRecord(playedTable(gameOf(game), SEATS, decisions).record())));
  return record;
}

/** Goes through every screen of the app, in whatever language it speaks. */
export async function seeShell(page: Page, url: string, see: See): Promise<void> {
  await page.goto(url);
  await page.locator('h1').waitFor();
  await see('home, empty');
  await importDamaged(page);
  await see('home, a damaged record');
  for (const game of GAMES) await seeNewTable(page, url, game, see);
  await page.goto(`${url}table/nowhere`);
  await page.locator('h1').waitFor();
  await see('no such table');
  await seePuzzles(page, url, see);
  await seeSharedScreen(page, url, see);
}

/** All puzzles, and one of each game with its solution. */
async function seePuzzles(page: Page, url: string, see: See): Promise<void> {
  await page.goto(`${url}puzzles`);
  await page.locator('[data-daily-puzzle]').nth(1).waitFor();
  await see('puzzles');
  for (const game of GAMES) {
    await page.goto(`${url}puzzles/${game}/2`);
    await page.locator('[data-puzzle="asked"]').waitFor();
    await see(`a puzzle of ${game}`);
    await page.locator('[data-puzzle-show]').click();
    await page.locator('[data-puzzle="shown"]').waitFor();
    await see(`a puzzle of ${game}, solved`);
  }
}

async function importDamaged(page: Page): Promise<void> {
  const buffer = Buffer.from('game: de-vulgari-eloquentia\nrules: 1\nseats: ann bob\n\n1 ann fly roma\n');
  await page.locator('[data-import]').setInputFiles({ name: 'broken.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('alert').waitFor();
}

async function seeNewTable(page: Page, url: string, game: string, see: See): Promise<void> {
  await page.goto(`${url}new/${game}`);
  await page.locator('summary').click();
  for (let seats = 3; seats < SEATS; seats++) await page.locator('fieldset button').last().click();
  await see(`new table of ${game}`);
  const names = page.locator('fieldset').first().locator('input');
  await names.nth(1).fill(await names.first().inputValue());
  await page.locator('main button').last().click();
  await page.getByRole('alert').waitFor();
  await see(`new table of ${game}, refused`);
}

/** Two people at one screen, what one of them peeks at, and then the same table in a second tab. */
async function seeSharedScreen(page: Page, url: string, see: See): Promise<void> {
  await page.goto(`${url}new/augsburg-1520`);
  await page.locator('select').nth(1).selectOption('person');
  await page.locator('main button').last().click();
  const peek = page.locator('[data-says="name"]');
  await page.locator('[data-curtain], [data-says="name"]').first().waitFor();
  await see('one screen for two');
  if ((await peek.count()) > 0) {
    // By key: a driver that waits between pressing and letting go would hold it.
    await peek.first().press('Enter');
    await page.locator('[data-none]').waitFor();
    await see('a peek');
  }
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('main button').first().click();
  await other.locator('[data-curtain], [data-says="name"]').first().waitFor();
  await page.locator('[data-curtain], [data-region="desk"]').first().waitFor({ state: 'detached' });
  await see('open elsewhere');
  await other.close();
}

/** Goes through what one game shows, from a table in full swing to the end. */
export async function seeGame(page: Page, url: string, game: string, see: See): Promise<void> {
  await openRecord(page, url, recordOf(game, INTO_THE_GAME));
  await page.locator('[data-state="open"]').first().waitFor();
  await see(`${game}, choosing`, 'panels');
  await page.locator('[data-state="dim"]').first().dispatchEvent('click');
  await page.getByRole('status').first().waitFor();
  await see(`${game}, why not`);
  await page.keyboard.press('Escape');
  for (let i = 0; i < 6 && (await page.locator('[data-commit]').count()) === 0; i++)
    await page.locator('[data-state="open"]').first().dispatchEvent('click');
  await see(`${game}, preview`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await page.locator('[data-region="choices"]').waitFor();
  await see(`${game}, list of choices`);
  // Where it is a drawer, a touch beside it would only close it.
  await page.keyboard.press('Escape');
  await page.locator('header button').last().click();
  await page.getByRole('dialog').waitFor();
  await see(`${game}, settings`);
  await page.keyboard.press('Escape');
  await page.locator('[data-ask-advice]').click();
  await page.locator('[data-advice] li').first().waitFor();
  await see(`${game}, hint`);
  await page.keyboard.press('Escape');
  await goBack(page);
  await see(`${game}, the past`);
  await openRecord(page, url, recordOf(game, Infinity));
  await page.getByRole('slider').waitFor();
  await see(`${game}, the end`);
  await page.goto(url);
  await page.locator('h1').waitFor();
  await see(`home, with tables of ${game}`);
  await page.locator('li button').last().click();
  await page.getByRole('alertdialog').waitFor();
  await see(`home, removing a table of ${game}`);
  await page.keyboard.press('Escape');
  // What is the same with any game is seen with one.
  if (game !== GAMES[0]) return;
  await page.locator('header button').last().click();
  await page.getByRole('dialog').waitFor();
  await see('settings');
  await openRecord(page, url, recordOf(game, INTO_THE_GAME));
  await page.locator('header button').last().click();
  await page.getByRole('dialog').locator('[data-who-plays]').click();
  await page.locator('[role="dialog"] [data-seat]').first().waitFor();
  await see('who plays');
}

/** The end while points are counted out, on a page where things move. */
export async function seeCounting(page: Page, url: string, game: string, see: See): Promise<void> {
  await openRecord(page, url, nearlyFinishedRecord(game, SEATS));
  const end = page.locator('[data-region="end"]');
  for (let i = 0; i < MOST_TOUCHES && (await end.count()) === 0; i++) {
    await page.locator('[data-commit], [data-none], [data-state="open"]').or(end).first().waitFor();
    // In one go: what is there may be gone by the next look.
    await page.evaluate(() => {
      const next =
        document.querySelector('[data-commit]') ?? document.querySelector('[data-none], [data-state="open"]');
      next?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
    await page.waitForTimeout(40);
  }
  await end.waitFor();
  await see(`${game}, the points are counted`);
}

/** To some time ago, by the journal: where the screen is wide it is beside the board. */
async function goBack(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(WIDE);
  await page.keyboard.press('j');
  await page.locator('[data-entry]').nth(SOME_TIME_AGO).click();
  await page.locator('[data-region="past"]').waitFor();
  if (size !== null) await page.setViewportSize(size);
}

/** A table against the bots the app proposes, just begun: chance deals, so that it looks different each time. */
export async function seeNewest(page: Page, url: string, game: string, see: See): Promise<void> {
  await page.goto(`${url}new/${game}`);
  await page.locator('main button').last().click();
  await page.locator('[data-state="open"], [data-commit], [data-none]').first().waitFor();
  await see(`${game}, just begun`);
}

const questions = new Map<string, ReadonlyMap<string, string>>();

/** The first seat before each question a game asks. */
export async function seeQuestions(page: Page, url: string, game: string, see: See): Promise<void> {
  let asked = questions.get(game);
  if (asked === undefined) questions.set(game, (asked = questionsOf(gameOf(game), SEATS)));
  for (const [step, record] of asked) {
    await openRecord(page, url, record);
    await page.locator('[data-state="open"], [data-commit], [data-none]').first().waitFor();
    await see(`${game}, asked ${step}`);
  }
}

/** Opens one tab after another, where there are tabs. */
export async function eachTab(page: Page, see: (tab: string) => Promise<void>): Promise<void> {
  const tabs = page.locator('nav button, [role="tab"]');
  const count = await tabs.count();
  for (let i = 0; i < count; i++) {
    await tabs.nth(i).click();
    await see(`tab ${i + 1}`);
  }
  const close = page.locator('aside[data-region] > header button');
  if ((await close.count()) > 0) await close.click();
  else if (count > 0) await tabs.first().click();
}
