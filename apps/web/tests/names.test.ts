import { printRecord } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { useApp } from './support/browser.ts';
import { findLastingFaults } from './support/layout-faults.ts';
import { look } from './support/page-driver.ts';
import { GAMES, gameOf, openRecord, playedTable } from './support/played-tables.ts';

const app = useApp();
const NAMES = ['Ann Marie', 'عبد الرحمن بن محمد', '👩‍👩‍👧‍👦', 'constructor', 'Wilhelmine von Hohenstaufen zu Augsburg'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test.each(GAMES)(
  'at %s players are called as they are called, and no name is cut off or lies on another',
  async (id) => {
    const table = playedTable(gameOf(id), NAMES.length, 60);
    NAMES.forEach((name, seat) => table.rename(seat, name));
    const page = await app.visit();
    await openRecord(page, app.url, printRecord(table.record()));
    await look(page);
    const players = page.getByRole('list', { name: 'Players' });
    for (const name of NAMES) expect(await players.innerText()).toContain(name);
    const journal = await page.locator('[data-entry]').allInnerTexts();
    expect(journal.length).toBeGreaterThan(5);
    for (const entry of journal) expect(entry).not.toMatch(/^(red|blue|green|yellow|white)\b/i);
    expect(journal.join('\n')).toContain('Ann Marie');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await findLastingFaults(page)).toEqual([]);
    }
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
);
