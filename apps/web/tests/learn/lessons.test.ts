import { LANGUAGES } from '@fondaco/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/barriers.ts';
import { useApp } from '../support/browser.ts';
import { findLastingFaults } from '../support/layout-faults.ts';
import { CHAPTERS, LESSON_WAYS, playChapter } from '../support/lesson-driver.ts';
import { PATIENCE } from '../support/patience.ts';

const app = useApp();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SCREENS = { mouse: { viewport: { width: 1366, height: 768 } }, keys: {}, touch: PHONE };
const FIRST = 'learn/de-vulgari-eloquentia/setting-out';

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((spoken) => {
    localStorage.setItem('fondaco-settings', JSON.stringify({ pace: 'instant', motion: 'none', language: spoken }));
  }, language);
}

// Each chapter in another language and way than the one before; `npm run lessons` plays all of them in every language and every way.
test.each(LESSON_WAYS.map((way, at) => ({ way, at })))(
  'every third chapter is played to its end by $way',
  async ({ way, at }) => {
    const page = await app.visit(SCREENS[way]);
    for (const [i, { game, id, refused }] of CHAPTERS.entries()) {
      if (i % LESSON_WAYS.length !== at) continue;
      await speak(page, LANGUAGES[i % LANGUAGES.length] ?? 'en');
      await page.goto(`${app.url}learn/${game}/${id}`);
      expect([id, (await playChapter(page, way)).refused]).toEqual([id, refused]);
    }
    expect(CHAPTERS).toHaveLength(18);
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

test('a chapter can be left and taken up again, shown step by step, and leads to the next and to the rules', async () => {
  const page = await app.visit();
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await page.locator('[data-chapter="setting-out"]').click();
  const card = page.locator('[data-lesson]');
  await card.locator('[data-show-step]').click();
  await page.locator('[data-done="1"]').waitFor();
  await card.getByRole('link', { name: 'All chapters' }).click();
  await page.locator('[data-chapter="setting-out"][data-half="true"]').click();
  for (let done = 2; done <= 5; done++) {
    await page.locator(`[data-lesson][data-done="${done - 1}"]`).waitFor();
    await card.locator('[data-show-step]').click();
  }
  await page.locator('[data-lesson="over"]').waitFor();
  expect(await card.getByRole('link', { name: 'Read it in the rules book' }).getAttribute('href')).toBe(
    '/rules/de-vulgari-eloquentia#DVE-ACT-1',
  );
  await card.getByRole('link', { name: /^Next/ }).click();
  await page.waitForURL(/roads-and-ships/);
  await page.locator('[data-lesson="step"]').waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('whoever asks what a thing is has not tried it', async () => {
  const page = await app.visit({ at: 'learn/de-vulgari-eloquentia/books' });
  await page.locator('[data-lesson="step"]').waitFor();
  const book = page.locator('[data-word="manuscript:latino-2"][data-state="open"]');
  await book.click({ button: 'right', force: true });
  await page.locator('[data-card]').getByText('a manuscript of level 2').waitFor();
  await page.keyboard.press('Escape');
  await book.click({ force: true });
  await page.locator('[data-lesson="tried"] [data-refused="DVE-MAN-2"]').waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

/** The chapters, and a step of each game. */
const PAGES = ['learn', FIRST, 'learn/augsburg-1520/naming-and-calling'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
];

test(
  'no text of the lesson pages is cut or covered, and they shut nobody out in either theme',
  async () => {
    const page = await app.visit();
    const faults: string[] = [];
    for (const language of LANGUAGES) {
      await speak(page, language);
      for (const screen of language === 'de' ? PAGES : [FIRST]) {
        await page.goto(app.url + screen);
        await page.locator('[data-chapter], [data-lesson]').first().waitFor();
        for (const size of language === 'de' ? SIZES : SIZES.slice(4, 5)) {
          await page.setViewportSize(size);
          const found = await findLastingFaults(page);
          faults.push(...found.map((fault) => `${language} ${screen} ${size.width}: ${fault}`));
        }
        await page.setViewportSize({ width: 1366, height: 768 });
        if (language === 'de')
          for (const theme of ['parchment', 'candlelight']) {
            await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
            for (const fault of await findBarriers(page, 'html')) faults.push(`${theme} ${screen}: ${fault}`);
          }
      }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
