import AxeBuilder from '@axe-core/playwright';
import { readBook } from '@fondaco/catalog/node';
import { printRecord } from '@fondaco/kernel';
import type { Page, ViewportSize } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '../support/browser.ts';
import { findLastingFaults } from '../support/layout-faults.ts';
import { look } from '../support/page-driver.ts';
import { GAMES, gameOf, openRecord, playedTable } from '../support/played-tables.ts';

const app = useApp();
const ASKED = '[data-asked="true"]';

/** Opens the book at a place, and waits for its figures if that chapter has some. */
async function openBook(page: Page, game: string, place: string): Promise<void> {
  await page.goto(`${app.url}rules/${game}#${place}`);
  await page.locator('main h1').waitFor();
}

test('from why something is not possible one comes to its rule, and back to the table', async () => {
  const page = await app.visit();
  await openRecord(page, app.url, printRecord(playedTable(gameOf('de-vulgari-eloquentia'), 3, 60).record()));
  await look(page);
  const table = page.url();
  await page.locator('[data-word="tile:lanzuisi"]').click({ button: 'right', force: true });
  await page.getByRole('link', { name: 'Rule CAR-1' }).click();
  await page.locator(ASKED).getByText('unless you are pope').waitFor();
  expect(page.url()).toBe(`${app.url}rules/de-vulgari-eloquentia#DVE-CAR-1`);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.locator('#prompt').waitFor();
  expect(page.url()).toBe(table);
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('the book is searched, leads from clause to clause, and its examples ask the engine', async () => {
  const page = await app.visit();
  await openBook(page, 'de-vulgari-eloquentia', 'movement');
  await page.keyboard.press('/');
  await page.keyboard.type('friar ralph');
  await page.getByText('never pays these 10 ducats').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator(ASKED).getByRole('link', { name: 'Friar Ralph' }).click();
  await page.locator(ASKED).getByText('no ducats for long ways').waitFor();

  await openBook(page, 'de-vulgari-eloquentia', 'movement');
  const live = page.locator('[data-figure="try-way"]');
  await live.locator('[data-word^="place:roma"]').first().click({ force: true });
  await live.getByRole('status').getByText('Move to Rome').waitFor();
  expect(await live.getByRole('status').innerText()).toMatch(/2 actions[^]*10 ducats/);
  // Touched once more it is let go, and nothing was played.
  await live.locator('[data-word^="place:roma"]').first().click({ force: true });
  await live.getByRole('status').waitFor({ state: 'detached' });
  await openBook(page, 'augsburg-1520', 'auction');
  await page.locator('[data-figure="try-bid"] [data-word="verb:bid number:5"]').click({ force: true });
  await page.getByRole('dialog').getByRole('link', { name: 'Rule BID-3' }).waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

/** The sizes of the layout test at which something else is where it was. */
const SIZES: readonly ViewportSize[] = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

test.each(GAMES)(
  'no text of the book of %s is cut or covered, and everybody can read it, in either theme',
  async (game) => {
    const page = await app.visit({ settings: { language: 'de' } });
    await openBook(page, game, 'minute');
    const chapters = await page
      .getByRole('navigation')
      .first()
      .locator('ol > li > a[href^="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
    const faults: string[] = [];
    for (const chapter of chapters) {
      await page.evaluate((place) => (location.hash = place), chapter);
      await page.locator('main h1').waitFor();
      await page.waitForFunction(() => document.querySelector('[data-figure] > div:empty') === null);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const fault of await findLastingFaults(page)) faults.push(`${chapter} at ${size.width}: ${fault}`);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(faults).toEqual([]);
    for (const theme of ['parchment', 'candlelight'])
      for (const place of [chapters.at(2) ?? 'minute', 'icons']) {
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
        await page.evaluate((at) => (location.hash = at), place);
        await page.waitForFunction(() => document.querySelector('[data-figure] > div:empty') === null);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${theme} ${place} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
      }
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
);

const INK = 'rgb(42, 31, 20)';
/** An A4 page less its margins, in pixels of CSS. */
const PAPER = { width: 680, height: 1000 };

test.each(GAMES)(
  'the whole book of %s is printed: every clause and figure, nothing cut, pages with numbers',
  async (game) => {
    const page = await app.visit({ settings: { language: 'de', theme: 'candlelight' }, viewport: PAPER });
    await page.goto(`${app.url}rules/${game}/whole`);
    await page.locator('[data-whole-book] figure svg').first().waitFor();
    const book = readBook(game, 'de');
    const clauses = book?.chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'paragraph' ? block.clauses : [])),
    );
    const missing = await page.evaluate(
      (ids) => ids.filter((id) => document.getElementById(id) === null),
      clauses ?? [],
    );
    expect(missing).toEqual([]);
    expect(await page.locator('[data-whole-book] h1').count()).toBe((book?.chapters.length ?? 0) + 1);
    await page.emulateMedia({ media: 'print' });
    // Paper is light, whatever the screen is.
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(INK);
    expect(await findLastingFaults(page)).toEqual([]);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(6);
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
);

test('on a phone the book is read in one column, and the summary fits one page of print', async () => {
  const page = await app.visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openBook(page, 'de-vulgari-eloquentia', 'DVE-MOV-3');
  await page.locator('[data-figure="try-way"] svg').first().waitFor();
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'A turn', exact: true }).click();
  await page.getByRole('heading', { name: 'A turn', level: 1 }).waitFor();
  for (const game of GAMES) {
    await page.goto(`${app.url}rules/${game}/summary`);
    await page.locator('main table').first().waitFor();
    const pdf = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
  expect(app.faults).toEqual([]);
  await page.context().close();
});
