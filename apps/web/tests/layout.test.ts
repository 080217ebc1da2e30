import type { Page, ViewportSize } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from './support/browser.ts';
import { findLastingFaults } from './support/layout-faults.ts';
import { GAMES } from './support/played-tables.ts';
import { eachTab, seeGame, seeShell, seeQuestions } from './support/screens.ts';
import { PATIENCE } from './support/patience.ts';

const app = useApp();
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;
/**
 * In the longest language also the narrowest screen there is, the window that a browser's own bars leave on a small one, and all the screens that
 * people have.
 */
const MORE_SIZES = [
  { width: 360, height: 740 },
  { width: 1366, height: 720 },
  { width: 844, height: 390 },
  { width: 1180, height: 820 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;
/** Panels are as wide on every tablet. */
const WITH_PANELS = [1440, 1024, 844, 390, 360];
/** Pixels from which on a screen is not one that is touched. */
const WITH_MOUSE = 1200;
const LANGUAGES = ['en', 'it', 'fr', 'es', 'de'];
const LONGEST = 'de';

/** A page of which nothing is painted: boxes are measured, and painting takes longest at every new size. */
async function visitIn(language: string): Promise<Page> {
  const page = await app.visit({ settings: { language } });
  const hide = () => document.documentElement.style.setProperty('opacity', '0');
  await page.addInitScript(hide);
  await page.evaluate(hide);
  return page;
}

/** Small screens are touched, and fingers want larger targets; at others sits a mouse. */
async function resize(page: Page, size: ViewportSize): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: size.width < WITH_MOUSE });
  await session.detach();
  await page.setViewportSize(size);
}

/** Every size of one screen, and every tab of it; what is wrong there. */
async function measure(
  page: Page,
  name: string,
  parts: 'panels' | undefined,
  faults: string[],
  sizes: readonly ViewportSize[],
): Promise<void> {
  for (const size of sizes) {
    await resize(page, size);
    const look = async (where: string) => {
      for (const fault of await findLastingFaults(page)) {
        const said = `at ${size.width}x${size.height}: ${fault}`;
        if (!faults.some((known) => known.endsWith(said))) faults.push(`${name}${where} ${said}`);
      }
    };
    await look('');
    if (parts !== undefined && WITH_PANELS.includes(size.width)) await eachTab(page, (tab) => look(`, ${tab}`));
  }
  await resize(page, SIZES[0]);
}

for (const language of LANGUAGES) {
  const sizes = language === LONGEST ? [...SIZES, ...MORE_SIZES] : SIZES;
  test(
    `in ${language} no text of the app is cut or lies on another`,
    async () => {
      const page = await visitIn(language);
      const faults: string[] = [];
      await seeShell(page, app.url, (name, parts) => measure(page, name, parts, faults, sizes));
      expect(faults).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
  test.each(GAMES)(
    `in ${language} no text of %s is cut or lies on another`,
    async (game) => {
      const page = await visitIn(language);
      const faults: string[] = [];
      await seeGame(page, app.url, game, (name, parts) => measure(page, name, parts, faults, sizes));
      expect(faults).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
}

test.each(GAMES)(
  'no question of %s is cut or lies on another where words are longest',
  async (game) => {
    const page = await visitIn(LONGEST);
    const faults: string[] = [];
    await seeQuestions(page, app.url, game, (name, parts) =>
      measure(page, name, parts, faults, [...SIZES, ...MORE_SIZES]),
    );
    expect(faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
