import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '../support/browser.ts';
import {
  everyLanguageAtCommonSizes,
  faultsOnWalk,
  LONGEST,
  longestLanguage,
  type LanguagesAt,
} from '../support/layout-walk.ts';
import { PATIENCE } from '../support/patience.ts';
import { GAMES } from '../support/played-tables.ts';
import { seeGame, seeShell, seeQuestions, type See } from '../support/screens.ts';

const app = useApp();

async function faultsOf(languagesAt: LanguagesAt, walk: (page: Page, see: See) => Promise<void>): Promise<string[]> {
  const page = await app.visit({ settings: { language: LONGEST } });
  const faults = await faultsOnWalk(page, (see) => walk(page, see), languagesAt);
  await page.context().close();
  return faults;
}

// `npm run layout` measures every screen in every language at every size.
test(
  'in no language a text of the app is cut or lies on another',
  async () => {
    expect(await faultsOf(everyLanguageAtCommonSizes, (page, see) => seeShell(page, app.url, see))).toEqual([]);
  },
  PATIENCE,
);

test.each(GAMES)(
  'in no language a text of %s is cut or lies on another',
  async (game) => {
    expect(await faultsOf(everyLanguageAtCommonSizes, (page, see) => seeGame(page, app.url, game, see))).toEqual([]);
  },
  PATIENCE,
);

test.each(GAMES)(
  'no question of %s is cut or lies on another where words are longest',
  async (game) => {
    expect(await faultsOf(longestLanguage, (page, see) => seeQuestions(page, app.url, game, see))).toEqual([]);
  },
  PATIENCE,
);
