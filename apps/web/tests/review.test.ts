import { parseRecord, printRecord } from '@fondaco/kernel';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { findBarriers } from './support/barriers.ts';
import { useApp } from './support/browser.ts';
import { findLastingFaults } from './support/layout-faults.ts';
import { gameOf, GAMES, openRecord, playedTable } from './support/played-tables.ts';
import { finishedRecord } from './support/records.ts';
import { openJudgedReview, openReview, placeOf, seeLine } from './support/review-pages.ts';

const app = useApp();
const WIDE = { width: 1440, height: 900 };
const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const VIEWS = ['moments', 'luck', 'pictures', 'branches'];
/** Judging takes as long as the machine lets it. */
const LONG = { timeout: 60_000 };

test('a game just played is gone through by mouse and keys, through any eyes, and a moment has an address', async () => {
  const page = await app.visit();
  await openReview(page, app.url, finishedRecord(GAMES[0], 3));
  const track = page.getByRole('slider', { name: 'Moment of the game' });
  await seeLine(page, 1);
  await page.getByRole('button', { name: 'One choice on' }).click();
  await expect.poll(() => placeOf(page), LONG).toBe(2);
  // Nothing is chosen on a map of then: the arrow keys go through the game there, too.
  await page.locator('[data-explain="zone:torino"]').first().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await seeLine(page, 0);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  // The page goes on together with the table, not before.
  await expect.poll(() => track.getAttribute('aria-valuetext'), LONG).toMatch(/^Turn I, decision \d+ of \d+, /);
  const box = await track.boundingBox();
  if (box === null) throw new Error('no track');
  await page.mouse.click(box.x + box.width / 2, box.y + 16);
  await expect.poll(() => placeOf(page), LONG).toBeGreaterThan(20);
  // What changed is lit at every line, on the map or beside it, and stays so.
  const lit = page.locator('[data-region="review"] :is([data-changed="true"], use[class*="changed"])');
  for (let i = 0; i < 8; i++) {
    const at = await placeOf(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => placeOf(page), LONG).toBe(at + 1);
    await expect.poll(() => lit.count(), LONG).toBeGreaterThan(0);
  }
  // Behind a screen lies what others do not see; open, all of it.
  const moment = page.locator('[data-moment]');
  await page.keyboard.press('2');
  await page.getByText('As Guido saw it').waitFor();
  await page.keyboard.press('0');
  await page.getByRole('button', { name: 'Everything open', pressed: true }).waitFor();
  const line = await moment.getAttribute('data-moment');
  await expect.poll(() => page.url(), LONG).toContain(`line=${line}&eyes=all`);
  await page.reload();
  await page.locator(`[data-moment="${line}"]`).waitFor();
  await page.getByRole('button', { name: 'Everything open', pressed: true }).waitFor();
  // By itself, at three speeds.
  const before = await placeOf(page);
  const speed = page.locator('[data-speed]');
  await speed.click();
  await speed.click();
  await page.locator('[data-track]').focus();
  await page.keyboard.press(' ');
  await expect.poll(() => placeOf(page), LONG).toBeGreaterThan(before + 1);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('on a phone a finger goes through a stored game, found on the home page', async () => {
  const page = await app.visit({ viewport: PHONE, hasTouch: true });
  await openRecord(page, app.url, finishedRecord(GAMES[1], 3));
  await page.goto(app.url);
  await page.locator('[data-review-link]').tap();
  await page.locator('[data-track]').waitFor();
  await seeLine(page, 1);
  // The chart makes the track higher.
  await page.locator('[data-chances]').waitFor();
  const box = await page.locator('[data-track]').boundingBox();
  if (box === null) throw new Error('no track');
  await page.touchscreen.tap(box.x + box.width - 30, box.y + 16);
  await expect.poll(() => placeOf(page), LONG).toBeGreaterThan(20);
  await page.locator('[data-eyes="all"]').tap();
  await page.getByText('Everything open').first().waitFor();
  // The letters of the pictures are as large as those around them.
  await page.locator('[data-view="pictures"]').tap();
  await page.locator('[data-picture="heat"]').waitFor();
  const scales = await page
    .locator('[data-picture]')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width / (one as SVGSVGElement).viewBox.baseVal.width),
    );
  expect(Math.min(...scales)).toBeGreaterThan(0.85);
  // Who has played one game alone sees theirs first.
  await page.evaluate(() => localStorage.removeItem('fondaco-origins'));
  await page.goto(`${app.url}review/stats`);
  await page.locator('[data-stats] [data-games="1"]').waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('a running game is seen through the own eyes alone, a damaged one as far as it goes, a foreign one not at all', async () => {
  const page = await app.visit();
  const running = printRecord(playedTable(gameOf(GAMES[0]), 3, 30).record());
  await openRecord(page, app.url, running);
  await page.goto(page.url().replace('/table/', '/review/'));
  await page.locator('[data-ending="running"]').waitFor();
  await page.getByText('As Ann saw it').waitFor();
  expect(await page.locator('[data-eyes]').count()).toBe(0);
  await page.goto(`${page.url().split('?')[0]}?line=5&eyes=blue`);
  await page.getByText('As Ann saw it').waitFor();
  const record = parseRecord(finishedRecord(GAMES[0], 3));
  if (!record.ok) throw new Error(record.error.message);
  const { header, lines } = record.value;
  const damaged = [...lines.slice(0, 50), { seat: 'red', words: 'move nowhere', isAuto: false }, ...lines.slice(50)];
  const bad = { name: 'bad.txt', mimeType: 'text/plain' };
  await page.goto(app.url);
  const text = printRecord({ header, lines: damaged, checks: [{ after: damaged.length, hash: '?' }] });
  await page.locator('[data-import]').setInputFiles({ ...bad, buffer: Buffer.from(text) });
  await page.locator('[data-review-file]').click();
  await page.locator('[data-ending="damaged"]').waitFor();
  // A file with its seed hides nothing: all eyes, the analysis and the pictures are there, up to the fault.
  expect(await page.locator('[data-eyes]').count()).toBe(4);
  await page.locator('[data-chances]').waitFor(LONG);
  await page.locator('[data-view="pictures"]').click();
  await page.locator('[data-picture="sources"]').waitFor();
  await page.locator('[data-view="branches"]').click();
  await page.locator('[data-play-branch]').waitFor();
  await page.locator('[data-view="moments"]').click();
  await page.locator('[data-track]').focus();
  await page.keyboard.press('End');
  // Up to the line that cannot be played, with what was forced before it.
  const lineOf = async () => Number(await page.locator('[data-region="board"]').getAttribute('data-seq'));
  await expect.poll(lineOf, LONG).toBeGreaterThanOrEqual(50);
  expect(await lineOf()).toBeLessThan(60);
  // A file that is no record is refused, and so is an address nobody knows.
  await page.goto(app.url);
  await page.locator('[data-import]').setInputFiles({ ...bad, buffer: Buffer.from('chess: e2e4') });
  await page.locator('[data-review-file]').click();
  await page.getByRole('alert').waitFor();
  // One of a game that is not here is no damaged one: there is nothing to review.
  await page.goto(app.url);
  const foreign = printRecord({ ...record.value, header: { ...header, game: 'chess' } });
  await page.locator('[data-import]').setInputFiles({ ...bad, buffer: Buffer.from(foreign) });
  await page.getByRole('alert').getByText('It is of another game').waitFor();
  expect(await page.locator('[data-review-file]').count()).toBe(0);
  await page.goto(`${app.url}review/nowhere`);
  await page.getByRole('heading', { name: 'There is no such game here' }).waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('a game is judged in the background: stopped, gone on with after a reload, told in words and in sums', async () => {
  const page = await app.visit();
  await openJudgedReview(page, app.url, finishedRecord(GAMES[0], 3));
  await page.locator('[data-chances]').waitFor();
  const bar = page.locator('[data-analysing]');
  const done = async () => Number(await bar.getAttribute('data-done'));
  await expect.poll(done, LONG).toBeGreaterThan(5);
  await page.locator('[data-stop]').click();
  await page.locator('[data-analysing="resting"]').waitFor();
  const kept = await done();
  await page.reload();
  await page.locator('[data-analysing="resting"]').waitFor();
  expect(await done()).toBeGreaterThanOrEqual(kept);
  await page.locator('[data-go-on]').click();
  await page.locator('[data-analysing="running"]').waitFor();
  await expect.poll(done, LONG).toBeGreaterThan(kept + 20);
  // Who plays anything makes mistakes: M goes to the next, and says what would have been better.
  await page.locator('[data-mark="?"], [data-mark="??"]').first().waitFor({ timeout: 60_000 });
  await page.keyboard.press('m');
  await expect
    .poll(() => page.locator('[data-track]').getAttribute('aria-valuetext'), LONG)
    .toMatch(/, (mistake|blunder)$/);
  const choices = page.locator('[data-decision] li');
  expect(await choices.count()).toBeGreaterThan(1);
  expect(await page.locator('[data-decision] li[data-chosen="true"]').count()).toBe(1);
  // Where somebody went, and where they should have gone, is drawn: a way, and a flag that lies on the map.
  await page.locator('[data-track]').focus();
  await page.keyboard.press('Home');
  await expect.poll(() => placeOf(page), LONG).toBe(0);
  const ways = page.locator('[data-verdict] path[d^="M"]');
  for (let i = 1; i < 60 && (await ways.count()) === 0; i++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => placeOf(page), LONG).toBe(i);
  }
  const [sheet, ...flags] = await page
    .locator('[data-region="board"], [data-flag]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  if (sheet === undefined) throw new Error('no board');
  expect(flags.length).toBeGreaterThan(0);
  for (const { left, right, top, bottom } of flags) {
    expect([left > sheet.left, right < sheet.right]).toEqual([true, true]);
    expect([top > sheet.top, bottom < sheet.bottom]).toEqual([true, true]);
  }
  // What every seat could hope for before it, and what the turn was worth as a whole.
  expect(await page.locator('[data-outlook] tbody tr').count()).toBe(3);
  expect(await page.locator('[data-chance-summary] li').count()).toBe(3);
  await page.locator('[data-turn]').first().waitFor(LONG);
  // By the truth: the switch stays where it is, and the keys go on working after it was touched.
  await page.locator('[data-hindsight]').click();
  await page.locator('[data-basis="byTruth"]').waitFor(LONG);
  const seen = await placeOf(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => placeOf(page), LONG).toBe(seen + 1);
  await page.keyboard.press('ArrowLeft');
  await page.locator('[data-basis="byTruth"]').waitFor(LONG);
  expect(await page.locator('[data-hindsight]').isChecked()).toBe(true);
  await page.locator('[data-hindsight]').click();
  await page.locator('[data-stop]').click();
  await page.locator('[data-analysing="resting"]').waitFor();
  // A mistake is played differently: from before it, in the place of whoever made it.
  const dearest = await placeOf(page);
  const decider = await page.locator('[data-moment] h2 > span').evaluate((one) => one.firstChild?.textContent);
  await page.locator('[data-play-instead]').click();
  await page
    .getByText(`decision ${dearest - 1} of`)
    .first()
    .waitFor();
  expect(await page.locator('[data-branch-seat] option:checked').innerText()).toBe(decider);
  await page.locator('[data-view="moments"]').click();
  await page.locator('[data-track]').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => placeOf(page), LONG).toBe(dearest);
  await page.locator('[data-make-puzzle]').click();
  await page.locator('[data-puzzle="asked"]').waitFor();
  await page.goBack();
  await page.locator('[data-analysing="resting"]').waitFor();
  await page.locator('[data-view="luck"]').click();
  await page.locator('[data-accounts]').waitFor();
  const sums = await page
    .locator('[data-accounts] section')
    .evaluateAll((sections) =>
      sections.map((section) =>
        [...section.querySelectorAll('[data-part]')].map((part) => Number(part.getAttribute('data-tenths'))),
      ),
    );
  expect(sums).toHaveLength(3);
  // A bar lists its moments, and all of it can be had as a table.
  await page.locator('[data-bar="doubt"]').first().click();
  await page.locator('[data-part-moments="doubt"] li').first().waitFor();
  await page.locator('[data-part-moments="doubt"]').getByText('The judge is a bot and can be wrong').waitFor();
  expect(await page.locator('[data-luck-parts]').count()).toBe(3);
  // Words that nobody knows say what they mean, by key and at a touch; the keys come back to where they were.
  const card = page.locator('[data-card]');
  await page.locator('[data-part="gifts"] button').first().focus();
  await page.keyboard.press('?');
  await card.getByText('their mistakes are gifts').waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Gifts and harm');
  await page.locator('[data-explain="review:givenAway"]').first().click();
  await card.getByText('points of the game').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-as-table]').click();
  expect(await page.locator('[data-account-table] tbody tr').count()).toBe(3);
  await page.locator('[data-as-table]').click();
  for (const parts of sums) expect(parts.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(parts.at(-1));
  await page.locator('[data-turning] li button').first().click();
  await page.locator('[data-decision]').waitFor();
  // A game from a file is not one's own; one that was begun here is.
  await page.goto(`${app.url}review/stats`);
  await page.getByText('No finished game of yours').waitFor();
  await page.evaluate(() => localStorage.removeItem('fondaco-origins'));
  await page.reload();
  await page.locator('[data-stats] [data-games="1"]').waitFor();
  await page.locator('[data-plans] tr').waitFor();
  expect(await page.locator('[data-plans] tr').innerText()).toMatch(/1 game won/);
  expect(await findBarriers(page)).toEqual([]);
  expect(app.faults).toEqual([]);
  await page.context().close();
});

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

test('a game is played on from a moment, and what was played so is kept beside it', async () => {
  const page = await app.visit();
  await openReview(page, app.url, finishedRecord(GAMES[1], 3));
  const address = page.url().split('?')[0] ?? '';
  await page.locator('[data-view="branches"]').click();
  await page.locator('[data-branch-seat]').selectOption('blue');
  await page.getByLabel('Name of the branch').fill('Without Leo');
  await page.locator('[data-play-branch]').click();
  await page.waitForURL(/\/table\//);
  await page.locator('#prompt').waitFor();
  await page.goto(address);
  await page.locator('[data-view="branches"]').click();
  const branch = page.locator('[data-branch]');
  await branch.getByText('Without Leo').waitFor();
  expect(await branch.innerText()).toContain('as Guido');
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save-tree]').click()]);
  const tree = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    readonly record: string;
    readonly branches: readonly { readonly name: string; readonly record: string }[];
  };
  expect(tree.branches.map(({ name }) => name)).toEqual(['Without Leo']);
  for (const text of [tree.record, tree.branches[0]?.record ?? '']) expect(parseRecord(text).ok).toBe(true);
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test.each([
  { language: 'en', theme: 'parchment', game: GAMES[0] },
  { language: 'it', theme: 'candlelight', game: GAMES[0] },
  { language: 'fr', theme: 'candlelight', game: GAMES[1] },
  { language: 'es', theme: 'parchment', game: GAMES[1] },
  { language: 'de', theme: 'parchment', game: GAMES[0] },
])('the review of $game in $language and $theme: nothing is cut, nobody shut out', async ({ game, ...settings }) => {
  const page = await app.visit({ settings });
  await openReview(page, app.url, finishedRecord(game, 4));
  const faults: string[] = [];
  for (const view of settings.language === 'de' ? VIEWS : VIEWS.slice(0, 2)) {
    await page.locator(`[data-view="${view}"]`).click();
    await page.locator('[data-region="review"]').waitFor();
    for (const size of view === 'moments' ? [WIDE, LAPTOP, PHONE] : [WIDE, PHONE]) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const where = `${view}, ${size.width} px`;
      // No noble's name lies over the next one's portrait.
      const visits = page.locator('[data-region="calendar"] li[data-explain^="noble:"]');
      faults.push(
        ...(await visits.evaluateAll((all) =>
          all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? `too wide: ${one.textContent}` : [])),
        )),
      );
      faults.push(...(await findLastingFaults(page)).map((fault) => `${where}: ${fault}`));
      faults.push(...(await findBarriers(page)).map((fault) => `${where}: ${fault}`));
    }
    await page.setViewportSize(WIDE);
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a link to a moment opens in a browser that has never seen the game; a damaged one is refused', async () => {
  const page = await app.visit();
  await openReview(page, app.url, finishedRecord(GAMES[0], 3));
  await seeLine(page, 1);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('2');
  await page.getByText('As Guido saw it').waitFor();
  const line = await page.locator('[data-moment]').getAttribute('data-moment');
  await expect.poll(() => page.url(), LONG).toContain(`line=${line}&eyes=blue`);
  await page.locator('[data-link]').click();
  await page.locator('[data-linked="everybody"]').waitFor();
  // Where there is no clipboard, it is taken from where it is shown.
  const link = await page.locator('[data-linked] input').inputValue();
  expect(link).toContain('/review/shared?');
  const other = await app.visit();
  await other.goto(link);
  await other.locator(`[data-moment="${line}"]`).waitFor();
  await other.getByText('As Guido saw it').waitFor();
  // From now on it is there without the link.
  await other.waitForURL(/\/review\/[0-9a-f]{64}\?/);
  await other.reload();
  await other.locator(`[data-moment="${line}"]`).waitFor();
  await other.goto(app.url);
  await other.goto(link.slice(0, -40));
  await other.getByRole('heading', { name: 'This link is damaged' }).waitFor();
  expect(app.faults).toEqual([]);
  await other.context().close();
  await page.context().close();
});
