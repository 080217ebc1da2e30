import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from './support/barriers.ts';
import { useApp } from './support/browser.ts';
import { GAMES } from './support/played-tables.ts';
import { eachTab, seeGame, seeShell, seeQuestions } from './support/screens.ts';
import { PATIENCE } from './support/patience.ts';

const app = useApp();
const WIDE = { width: 1440, height: 900 };
/** The smaller screens, and where each shows what a tab brings. */
const WITH_TABS = [
  { width: 1024, height: 768, part: 'aside[data-region]' },
  { width: 390, height: 844, part: 'main:not([data-region="board"])' },
] as const;

/** One screen, and the tabs it has on smaller ones. */
async function judge(page: Page, name: string, parts: 'panels' | undefined, faults: string[]): Promise<void> {
  const look = async (where: string, part: string) => {
    for (const fault of await findBarriers(page, part)) faults.push(`${name}${where}: ${fault}`);
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
}

for (const theme of ['parchment', 'candlelight']) {
  test(
    `in ${theme} nothing in the app shuts anybody out`,
    async () => {
      const page = await app.visit({ settings: { theme } });
      const faults: string[] = [];
      await seeShell(page, app.url, (name, parts) => judge(page, name, parts, faults));
      expect(faults).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
  test.each(GAMES)(
    `in ${theme} nothing at a table of %s shuts anybody out`,
    async (game) => {
      const page = await app.visit({ settings: { theme } });
      const faults: string[] = [];
      await seeGame(page, app.url, game, (name, parts) => judge(page, name, parts, faults));
      await seeQuestions(page, app.url, game, (name, parts) => judge(page, name, parts, faults));
      expect(faults).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
}
