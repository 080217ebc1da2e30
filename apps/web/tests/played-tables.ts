import { findGame } from '@fondaco/catalog';
import { printRecord, seatsIn, Table, type Game } from '@fondaco/kernel';
import type { Page } from 'playwright-core';

export const GAMES = ['de-vulgari-eloquentia', 'augsburg-1520'] as const;
const NAMES = ['Ann', 'Guido', 'Chiara', 'Bruno', 'Bice'];

export function gameOf(id: string): Game {
  const game = findGame(id)?.game;
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** A table at which so many seats have decided so often, anybody anything; it stops where the first seat is asked, or at the end. */
export function playedTable(game: Game, seats: number, decisions: number): Table {
  const table = Table.create(game, { players: NAMES.slice(0, seats), seed: new Uint8Array(32).fill(seats) });
  if (!table.ok) throw new Error(table.error.message);
  const isAsked = () => (table.value.waiting & 1) === 1;
  for (let i = 0; !table.value.isOver && (i < decisions || !isAsked()); i++) {
    const [seat] = seatsIn(table.value.waiting);
    const choices = table.value.choices(seat);
    table.value.submit(seat, undefined, [choices[(i * 7919) % choices.length]]);
  }
  return table.value;
}

/** Puts a record on the table of the page: the first seat is the person's. */
export async function openRecord(page: Page, url: string, table: Table): Promise<void> {
  await page.goto(url);
  const buffer = Buffer.from(printRecord(table.record()));
  await page.locator('[data-import]').setInputFiles({ name: 'record.txt', mimeType: 'text/plain', buffer });
  await page.waitForURL(/\/table\//);
  await page.locator('#prompt, tfoot').first().waitFor();
}
