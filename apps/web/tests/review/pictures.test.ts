import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { useApp } from '../support/browser.ts';
import { GAMES } from '../support/played-tables.ts';
import { finishedRecord } from '../support/records.ts';
import { openReview } from '../support/review-pages.ts';

const app = useApp();

const PICTURES: Readonly<Record<string, readonly string[]>> = {
  [GAMES[0]]: ['chances', 'sources', 'ducats', 'knowledge', 'actions', 'routes', 'bids', 'heat'],
  [GAMES[1]]: ['chances', 'sources', 'florins', 'prestige', 'notes', 'bids', 'heat'],
};

test.each(GAMES)('every picture of %s can be saved, drawn or in pixels, light or dark', async (game) => {
  const page = await app.visit();
  await openReview(page, app.url, finishedRecord(game, 4));
  await page.locator('[data-view="pictures"]').click();
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const opened = await page.context().newPage();
  await page.locator('[data-saved="heat"]').waitFor();
  for (const id of PICTURES[game] ?? []) {
    const picture = page.locator(`[data-saved="${id}"]`);
    if (id === 'bids' && (await picture.count()) === 0) continue;
    // Whoever does not see it is told what it shows.
    expect(await picture.locator('desc').textContent()).toMatch(/Ann.* \w/);
    for (const kind of ['parchment svg', 'candlelight svg', 'parchment png', 'candlelight png']) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        picture.locator(`[data-save="${kind}"]`).click(),
      ]);
      const path = join(folder, file.suggestedFilename());
      await file.saveAs(path);
      const bytes = readFileSync(path);
      if (kind.endsWith('png')) {
        // The size stands in the head of the file.
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1920, 1080]);
        expect(bytes.length).toBeGreaterThan(10_000);
        await opened.goto(pathToFileURL(path).href);
        const size = await opened.evaluate(() => [document.images[0]?.naturalWidth, document.images[0]?.naturalHeight]);
        expect(size).toEqual([1920, 1080]);
        continue;
      }
      // Nothing is asked of the page any more, nor of anybody else: the letters are those of the page.
      expect(bytes.toString()).not.toMatch(/var\(|url\((?!data:|#|&quot;#)/);
      await opened.goto(pathToFileURL(path).href);
      const fonts = await opened.evaluate(async () => {
        const all = await document.fonts.ready;
        return [...all].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      });
      expect([id, fonts]).toEqual([id, expect.arrayContaining(['EB Garamond'])]);
      const drawn = await opened.evaluate(() => {
        const root = document.documentElement as unknown as SVGSVGElement;
        const { width, height } = root.getBoundingClientRect();
        const missing = [...root.querySelectorAll('use')].filter((use) => use.getBBox().width === 0).length;
        return { width, height, missing };
      });
      expect([id, drawn]).toEqual([id, { width: 960, height: 540, missing: 0 }]);
    }
  }
  rmSync(folder, { recursive: true });
  expect(app.faults).toEqual([]);
  await page.context().close();
});
