import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useHouse } from './browser.ts';
import { GAMES } from './played-tables.ts';
import { eachTab, seeGame, seeHouse } from './screens.ts';
import { PATIENCE } from './patience.ts';

const house = useHouse();
const WIDE = { width: 1440, height: 900 };
const NARROW = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;
/** On the phone, what a tab brings in place of the board. */
const SHEET = 'main:not([data-region="board"])';

async function faultsOf(page: Page, part: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** One screen, and the tabs it has on smaller ones. */
async function judge(page: Page, name: string, parts: 'panels' | undefined, faults: string[]): Promise<void> {
  const look = async (where: string, part: string) => {
    for (const fault of await faultsOf(page, part)) faults.push(`${name}${where}: ${fault}`);
  };
  await look('', 'html');
  // Panels have the same colours on every screen: by candlelight the wide one shows them all.
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'candlelight';
  if (parts === undefined || isDark) return;
  for (const size of NARROW) {
    await page.setViewportSize(size);
    await look(`, ${size.width} px`, 'html');
  }
  // Only what the tab brings: the rest has been judged, and the map takes long.
  await eachTab(page, async (tab) => {
    if ((await page.locator(SHEET).count()) > 0) await look(`, phone, ${tab}`, SHEET);
  });
  await page.setViewportSize(WIDE);
}

for (const theme of ['parchment', 'candlelight']) {
  test(
    `in ${theme} nothing in the house shuts anybody out`,
    async () => {
      const page = await house.visit({ settings: { theme } });
      const faults: string[] = [];
      await seeHouse(page, house.url, (name, parts) => judge(page, name, parts, faults));
      expect(faults).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
  test.each(GAMES)(
    `in ${theme} nothing at a table of %s shuts anybody out`,
    async (game) => {
      const page = await house.visit({ settings: { theme } });
      const faults: string[] = [];
      await seeGame(page, house.url, game, (name, parts) => judge(page, name, parts, faults));
      expect(faults).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
}
