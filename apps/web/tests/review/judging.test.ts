import { expect, test } from 'vitest';
import { findBarriers } from '../support/barriers.ts';
import { useApp } from '../support/browser.ts';
import { findLastingFaults } from '../support/layout-faults.ts';
import { GAMES } from '../support/played-tables.ts';
import { finishedRecord } from '../support/records.ts';
import { openJudgedReview, openReview, placeOf } from '../support/review-pages.ts';

const app = useApp();
const WIDE = { width: 1440, height: 900 };
const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const VIEWS = ['moments', 'luck', 'pictures', 'branches'];
/** Judging takes as long as the machine lets it. */
const LONG = { timeout: 60_000 };

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
  // So does a button, for whoever has no keys.
  const first = await placeOf(page);
  await page.locator('[data-next-mistake]').click();
  await expect.poll(() => placeOf(page), LONG).not.toBe(first);
  expect(await page.locator('[data-track]').getAttribute('aria-valuetext')).toMatch(/, (mistake|blunder)$/);
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
