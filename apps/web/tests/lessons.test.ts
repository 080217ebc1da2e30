import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findBarriers } from './support/barriers.ts';
import { useApp } from './support/browser.ts';
import { findLayoutFaults } from './support/layout-faults.ts';
import { playChapter, type LessonInput } from './support/lesson-driver.ts';
import { PATIENCE } from './support/patience.ts';
import { GAMES } from './support/played-tables.ts';

const app = useApp();
const LANGUAGES = ['en', 'it', 'fr', 'es', 'de'];
const INPUTS: readonly LessonInput[] = ['mouse', 'keys', 'touch'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const FIRST = 'learn/de-vulgari-eloquentia/setting-out';

const CHAPTERS = GAMES.flatMap((game) =>
  readdirSync(path.resolve(import.meta.dirname, '../../../packages', game, 'lessons'))
    .filter((file) => /^\d/.test(file))
    .toSorted()
    .map((file) => ({ game, id: file.replaceAll(/^\d+-|\.json$/g, '') })),
);

// Every chapter is played in every language, and by each input in some of them: with another input for the next chapter and for the next
// language, every chapter meets every input, and so does every language. The whole product would take three times as long.
test.each(LANGUAGES)(
  'every chapter of both games is played to its end in %s, by mouse, keyboard and finger in turn',
  async (language) => {
    const wide = await app.visit({ settings: { language } });
    const phone = await app.visit({ settings: { language }, ...PHONE });
    for (const [i, { game, id }] of CHAPTERS.entries()) {
      const input = INPUTS[(i + LANGUAGES.indexOf(language)) % INPUTS.length] ?? 'mouse';
      const page = input === 'touch' ? phone : wide;
      await page.goto(`${app.url}learn/${game}/${id}`);
      await playChapter(page, input);
    }
    await wide.goto(`${app.url}learn`);
    await wide.locator('[data-chapter]').first().waitFor();
    await wide.context().close();
    await phone.context().close();
    expect(app.faults).toEqual([]);
  },
  PATIENCE,
);

test('a wrong touch is answered, the step stays, and after two the way out stands out', async () => {
  const page = await app.visit();
  await page.goto(app.url + FIRST);
  const card = page.locator('[data-lesson]');
  const answer = card.locator('[data-answer]');
  await card.waitFor();
  await page.locator('[data-word="zone:genova"], [data-word*="zone:genova"]').first().click();
  await page.locator('[data-answer="written"]').waitFor();
  expect(await answer.textContent()).toContain('Genoa pays 20');
  await page.locator('[data-word*="verb:psalter"]').first().click();
  await page.locator('[data-answer="possible"]').waitFor();
  expect(await card.getAttribute('data-done')).toBe('0');
  await card.locator('[data-show-step]').click();
  await page.locator('[data-done="1"]').waitFor();
  // Left and taken up again, it is where it was.
  await page.goto(`${app.url}learn`);
  await page.locator('[data-chapter="setting-out"][data-half="true"]').click();
  await page.locator('[data-done="1"]').waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

/** The learn home, and a step of each game. */
const SCREENS = ['learn', FIRST, 'learn/augsburg-1520/naming-and-calling'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** In the longest language also the narrowest screen there is, and others that people have. */
const MORE_SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
];

test(
  'no text of the lesson pages is cut or covered',
  async () => {
    const page = await app.visit();
    const faults: string[] = [];
    for (const language of LANGUAGES) {
      await page.evaluate((spoken) => {
        localStorage.setItem('fondaco-settings', JSON.stringify({ pace: 'instant', motion: 'none', language: spoken }));
      }, language);
      for (const screen of SCREENS) {
        await page.goto(app.url + screen);
        await page.locator('[data-chapter], [data-lesson]').first().waitFor();
        for (const size of language === 'de' ? [...SIZES, ...MORE_SIZES] : SIZES) {
          await page.setViewportSize(size);
          const found = await findLayoutFaults(page);
          faults.push(...found.map((fault) => `${language} ${screen} ${size.width}: ${fault}`));
        }
      }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

test.each(['parchment', 'candlelight'])(
  'in %s nothing of the lesson pages shuts anybody out',
  async (theme) => {
    const page = await app.visit({ settings: { theme } });
    const faults: string[] = [];
    for (const screen of SCREENS) {
      await page.goto(app.url + screen);
      await page.locator('[data-chapter], [data-lesson]').first().waitFor();
      for (const fault of await findBarriers(page, 'html')) faults.push(`${screen}: ${fault}`);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
