import { LANGUAGES } from '@fondaco/texts';
import type { Page, ViewportSize } from 'playwright-core';
import { changeSettings } from './change-settings.ts';
import { findLastingFaults } from './layout-faults.ts';
import { eachTab, type See } from './screens.ts';

/** The language whose words are longest: every screen is measured in it at every size. */
export const LONGEST = 'de';

/** Where the walk from screen to screen goes on. */
const WIDE = { width: 1440, height: 900 };
/** The screens that people have most, those that are touched last; at these every language is measured. */
const COMMON: readonly ViewportSize[] = [
  WIDE,
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
/** Also the narrowest screen there is, and the window that a browser's own bars leave on a small one. */
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

/** Which languages screens are measured in at a size. */
export type LanguagesAt = (size: ViewportSize) => readonly string[];

export const everyLanguage: LanguagesAt = () => LANGUAGES;
export const longestLanguage: LanguagesAt = () => [LONGEST];
/** The longest everywhere, and all of them at the common sizes. */
export const everyLanguageAtCommonSizes: LanguagesAt = (size) => (COMMON.includes(size) ? LANGUAGES : [LONGEST]);

/** What is wrong with all the screens that a walk shows, at every size. */
export async function faultsOnWalk(
  page: Page,
  walk: (see: See) => Promise<void>,
  languagesAt: LanguagesAt,
): Promise<string[]> {
  const resize = await useResize(page);
  const faults: string[] = [];
  let spoken = await page.evaluate(() => document.documentElement.lang);
  await walk(async (name, parts) => {
    for (const size of SIZES) {
      await resize(size);
      const languages = languagesAt(size);
      const look = async (where: string) => {
        // What is spoken already comes first: to change it has everything drawn anew.
        for (const language of languages.toSorted((a, b) => Number(b === spoken) - Number(a === spoken))) {
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
  return faults;
}

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
