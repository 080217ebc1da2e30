import type { Page, ViewportSize } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '../support/browser.ts';
import { changeSettings } from '../support/change-settings.ts';
import { findLastingFaults } from '../support/layout-faults.ts';
import { GAMES } from '../support/played-tables.ts';
import { eachTab, seeGame, seeShell, seeQuestions, type See } from '../support/screens.ts';
import { PATIENCE } from '../support/patience.ts';

const app = useApp();
const LONGEST = 'de';
const LANGUAGES = ['en', 'it', 'fr', 'es', LONGEST];
/** Where the walk from screen to screen goes on. */
const WIDE = { width: 1440, height: 900 };
/** The screens that people have, those that are touched last; at these every language is measured. */
const COMMON: readonly ViewportSize[] = [
  WIDE,
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
/** In the longest language also the narrowest screen there is, and the window that a browser's own bars leave on a small one. */
const SIZES: readonly ViewportSize[] = [
  { width: 2560, height: 1440 },
  { width: 1920, height: 1080 },
  ...COMMON.slice(0, 1),
  { width: 1366, height: 768 },
  { width: 1366, height: 720 },
  { width: 1280, height: 720 },
  { width: 1180, height: 820 },
  { width: 844, height: 390 },
  ...COMMON.slice(1),
  { width: 360, height: 740 },
];
/** Panels are as wide on every tablet. */
const WITH_PANELS = [1440, 1024, 844, 390, 360];
/** Pixels from which on a screen is not one that is touched. */
const WITH_MOUSE = 1200;

/** Makes a window as large as a screen. Small ones are touched, and fingers want larger targets; at others sits a mouse. */
async function useResize(page: Page): Promise<(size: ViewportSize) => Promise<void>> {
  // As long as this session lasts, so does the touch screen.
  const session = await page.context().newCDPSession(page);
  let wasTouched = false;
  return async (size) => {
    const enabled = size.width < WITH_MOUSE;
    const touch = enabled === wasTouched ? [] : [session.send('Emulation.setTouchEmulationEnabled', { enabled })];
    wasTouched = enabled;
    await Promise.all([...touch, page.setViewportSize(size)]);
  };
}

/** What is wrong with all the screens that a walk shows, in some languages at the common sizes and in the longest at all. */
async function faultsOf(
  languages: readonly string[],
  walk: (page: Page, see: See) => Promise<void>,
): Promise<string[]> {
  const page = await app.visit({ settings: { language: LONGEST } });
  const resize = await useResize(page);
  const faults: string[] = [];
  let spoken = LONGEST;
  await walk(page, async (name, parts) => {
    for (const size of SIZES) {
      await resize(size);
      const look = async (where: string) => {
        for (const language of COMMON.includes(size) ? languages : [LONGEST]) {
          if (language !== spoken) await changeSettings(page, { language: (spoken = language) });
          for (const fault of await findLastingFaults(page)) {
            const said = `in ${language} at ${size.width}x${size.height}: ${fault}`;
            if (!faults.some((known) => known.endsWith(said))) faults.push(`${name}${where} ${said}`);
          }
        }
      };
      await look('');
      if (parts !== undefined && WITH_PANELS.includes(size.width)) await eachTab(page, (tab) => look(`, ${tab}`));
    }
    await resize(WIDE);
  });
  await page.context().close();
  return faults;
}

test(
  'in no language a text of the app is cut or lies on another',
  async () => {
    expect(await faultsOf(LANGUAGES, (page, see) => seeShell(page, app.url, see))).toEqual([]);
  },
  PATIENCE,
);

test.each(GAMES)(
  'in no language a text of %s is cut or lies on another',
  async (game) => {
    expect(await faultsOf(LANGUAGES, (page, see) => seeGame(page, app.url, game, see))).toEqual([]);
  },
  PATIENCE,
);

test.each(GAMES)(
  'no question of %s is cut or lies on another where words are longest',
  async (game) => {
    expect(await faultsOf([LONGEST], (page, see) => seeQuestions(page, app.url, game, see))).toEqual([]);
  },
  PATIENCE,
);
