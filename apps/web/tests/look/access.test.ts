import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers, findPaleness } from '../support/barriers.ts';
import { useApp } from '../support/browser.ts';
import { changeSettings } from '../support/change-settings.ts';
import { GAMES } from '../support/played-tables.ts';
import { eachTab, seeGame, seeShell, seeQuestions, type See } from '../support/screens.ts';
import { PATIENCE } from '../support/patience.ts';

const app = useApp();
const WIDE = { width: 1440, height: 900 };
/** The smaller screens, and where each shows what a tab brings. */
const WITH_TABS = [
  { width: 1024, height: 768, part: 'aside[data-region]' },
  { width: 390, height: 844, part: 'main:not([data-region="board"])' },
] as const;

/** What shuts somebody out on the screens that a walk shows, and on the tabs that they have on smaller ones. */
async function barriersOn(walk: (page: Page, see: See) => Promise<void>): Promise<string[]> {
  const page = await app.visit({ settings: { theme: 'parchment' } });
  const faults: string[] = [];
  await walk(page, async (name, parts) => {
    const look = async (where: string, part: string) => {
      const found = await findBarriers(page, part);
      await changeSettings(page, { theme: 'candlelight' });
      const pale = await findPaleness(page, part);
      await changeSettings(page, { theme: 'parchment' });
      faults.push(...found.map((fault) => `${name}${where}: ${fault}`));
      faults.push(...pale.map((fault) => `${name}${where}, by candlelight: ${fault}`));
    };
    await look('', 'html');
    if (parts === undefined) return;
    for (const { part, ...size } of WITH_TABS) {
      await page.setViewportSize(size);
      await look(`, ${size.width} px`, 'html');
      // Only what the tab brings: the rest has been judged, and the map takes long.
      await eachTab(page, async (tab) => {
        if ((await page.locator(part).count()) > 0) await look(`, ${size.width} px, ${tab}`, part);
      });
    }
    await page.setViewportSize(WIDE);
  });
  await page.context().close();
  return faults;
}

test(
  'in no theme anything in the app shuts anybody out',
  async () => {
    expect(await barriersOn((page, see) => seeShell(page, app.url, see))).toEqual([]);
  },
  PATIENCE,
);

test.each(GAMES)(
  'in no theme anything at a table of %s shuts anybody out',
  async (game) => {
    expect(await barriersOn((page, see) => seeGame(page, app.url, game, see))).toEqual([]);
  },
  PATIENCE,
);

test.each(GAMES)(
  'in no theme any question of %s shuts anybody out',
  async (game) => {
    expect(await barriersOn((page, see) => seeQuestions(page, app.url, game, see))).toEqual([]);
  },
  PATIENCE,
);
