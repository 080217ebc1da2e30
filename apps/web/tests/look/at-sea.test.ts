import { itemAt, printRecord, seatsIn, Table } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { useApp } from '../support/browser.ts';
import { gameOf, NAMES, openRecord } from '../support/played-tables.ts';

const app = useApp();
const LAPTOP = { viewport: { width: 1366, height: 768 } };

/** A game that stops where the first seat's turn begins at sea. */
function recordAtSea(): string {
  const game = gameOf('de-vulgari-eloquentia');
  for (let seed = 0; ; seed++) {
    const begun = Table.create(game, { names: NAMES.slice(0, 2), seed: new Uint8Array(32).fill(seed) });
    if (!begun.ok) throw new Error(begun.error.message);
    const table = begun.value;
    for (let i = 0; !table.isOver; i++) {
      const seat = itemAt(seatsIn(table.waiting), 0);
      const choices = table.choices(seat);
      if (seat === 0 && table.step === 'turn' && !choices.includes('end')) return printRecord(table.record());
      table.submit(seat, undefined, [itemAt(choices, (i * 7919) % choices.length)]);
    }
  }
}

test('a turn begun at sea looks like any other, and its end says that one has to land first', async () => {
  const page = await app.visit(LAPTOP);
  await openRecord(page, app.url, recordAtSea());
  await page.locator('[data-region="words"] button').first().waitFor();
  expect(await page.locator('#prompt').innerText()).toBe('Your turn');
  const isCut = await page
    .locator('[data-region="words"]')
    .evaluate((words) => words.scrollHeight > words.clientHeight + 1);
  expect(isCut).toBe(false);
  const end = page.getByRole('button', { name: 'End turn' });
  expect(await end.getAttribute('aria-disabled')).toBe('true');
  // Playwright would wait until it is enabled.
  await end.click({ force: true });
  await page.locator('[data-card]', { hasText: 'must land before you end it' }).waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});
