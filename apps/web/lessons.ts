/**
 * Plays lessons in Chromium to their ends: every chapter of both games, in every language, by mouse, by keys and by touch, each with something
 * wrong first. `npm run lessons`, or some of them: `npm run lessons -- --game augsburg-1520 --chapter theft --language de --way touch`. The
 * tests play a part of these.
 */
import { openTestServer } from '@fondaco/server/testing';
import { LANGUAGES } from '@fondaco/texts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildIfStale, PAGE } from './build.ts';
import { CHAPTERS, LESSON_WAYS, playChapter, type LessonWay } from './tests/support/lesson-driver.ts';
import { launch } from './tests/support/launch.ts';

const text = { type: 'string' } as const;
const { values: wanted } = parseArgs({ options: { game: text, chapter: text, language: text, way: text } });

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SCREENS: Readonly<Record<LessonWay, BrowserContextOptions>> = { mouse: LAPTOP, keys: LAPTOP, touch: PHONE };

function isWanted(value: string, given: string | undefined): boolean {
  return given === undefined || given === value;
}

/** What is wrong, each with where. */
const faults: string[] = [];

async function visit(browser: Browser, url: string, way: LessonWay, language: string): Promise<Page> {
  const context = await browser.newContext({ ...SCREENS[way], serviceWorkers: 'block' });
  await context.addInitScript(
    (settings) => localStorage.setItem('fondaco-settings', settings),
    JSON.stringify({ pace: 'instant', motion: 'none', language }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', ({ message }) => faults.push(`${way} ${language} ${page.url()}: ${message}`));
  await page.goto(url);
  return page;
}

buildIfStale();
const server = await openTestServer({ page: PAGE, limits: { requestsPerMinute: 1_000_000 } });
const browser = await launch();
let [plays, steps] = [0, 0];
try {
  for (const way of LESSON_WAYS.filter((one) => isWanted(one, wanted.way)))
    for (const language of LANGUAGES.filter((one) => isWanted(one, wanted.language))) {
      const page = await visit(browser, server.url, way, language);
      for (const { game, id } of CHAPTERS.filter(
        (one) => isWanted(one.game, wanted.game) && isWanted(one.id, wanted.chapter),
      )) {
        await page.goto(`${server.url}learn/${game}/${id}`);
        plays++;
        try {
          steps += (await playChapter(page, way)).steps;
        } catch (error) {
          faults.push(`${way} ${language}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      console.log(`${way} ${language}: ${plays} plays so far, ${faults.length} faults`);
      await page.context().close();
    }
} finally {
  await browser.close();
  await server.dispose();
}
for (const fault of faults) console.error(fault);
console.log(`lessons: ${plays} plays, ${steps} steps, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
