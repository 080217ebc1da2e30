import { findGame } from '@fondaco/catalog';
import { itemAt, printRecord, seatsIn, Table, type Game } from '@fondaco/kernel';
import type { Page } from 'playwright-core';

export const GAMES = ['de-vulgari-eloquentia', 'augsburg-1520'] as const;
export const NAMES = ['Ann', 'Guido', 'Chiara', 'Bruno', 'Bice'] as const;

export function gameOf(id: string): Game {
  const game = findGame(id)?.game;
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** A table at which so many seats have decided so often, anybody anything; it stops where the first seat is asked, or at the end. */
export function playedTable(game: Game, seats: number, decisions: number, seed = seats): Table {
  const table = newTable(game, seats, seed);
  for (let i = 0; !table.isOver && (i < decisions || !isAsked(table)); i++) decide(table, i);
  return table;
}

/** Games among which every question comes up: of anybody, of the ambitious, and of one of them among others. */
const MANY_GAMES = 400;
/** Choices that lead where somebody who chooses anything hardly ever gets: to a papal election, and to a want of notes. */
const AMBITIOUS = /^(become|convert|abbess|nobleman|politician|take|claim|pass$|buy .* yes$)/;

/** Records that stop before a question to the first seat, one for each that comes up, by the step that asks. */
export function questionsOf(game: Game, seats: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let seed = 0; seed < MANY_GAMES; seed++) {
    const table = newTable(game, seats, seed);
    for (let i = 0; !table.isOver; i++) {
      const { step } = table;
      if (step !== undefined && isAsked(table) && table.choices(0).length > 1 && !found.has(step))
        found.set(step, printRecord(table.record()));
      decide(table, i, { isAmbitious: i % 5 > 0 && (seed % 3 === 1 || (seed % 3 === 2 && isAsked(table))) });
    }
  }
  return found;
}

function newTable(game: Game, seats: number, seed: number): Table {
  const table = Table.create(game, { names: NAMES.slice(0, seats), seed: new Uint8Array(32).fill(seed) });
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

function isAsked(table: Table): boolean {
  return (table.waiting & 1) === 1;
}

/** Anything; for the ambitious, anything that leads there if they can. */
function decide(table: Table, i: number, { isAmbitious = false } = {}): void {
  const seat = itemAt(seatsIn(table.waiting), 0);
  const all = table.choices(seat);
  const liked = isAmbitious ? all.filter((line) => AMBITIOUS.test(line)) : [];
  const choices = liked.length > 0 ? liked : all;
  table.submit(seat, undefined, [itemAt(choices, (i * 7919) % choices.length)]);
}

/** Puts a record on the table of the page: the first seat is the person's. */
export async function openRecord(page: Page, url: string, record: string): Promise<void> {
  // A page of the app only goes to the home page.
  if (page.url().startsWith(url)) await page.evaluate(() => history.pushState(null, '', '/'));
  else await page.goto(url);
  const buffer = Buffer.from(record);
  await page.locator('[data-import]').setInputFiles({ name: 'record.txt', mimeType: 'text/plain', buffer });
  await page.waitForURL(/\/table\//);
  await page.locator('#prompt, [data-region="end"] tfoot').first().waitFor();
}
