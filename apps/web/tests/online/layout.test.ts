import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers, findPaleness } from '../support/barriers.ts';
import { changeSettings } from '../support/change-settings.ts';
import { findLastingFaults } from '../support/layout-faults.ts';
import { openOnlineScreens, type OnlineScreen } from '../support/online-screens.ts';
import { gather } from '../support/online-gathering.ts';
import { onTable } from '../support/online-people.ts';
import { useOnlineServer, type ServerVisitor } from '../support/online-server.ts';
import { PATIENCE } from '../support/patience.ts';

const server = useOnlineServer();
const LANGUAGES = ['it', 'fr', 'es', 'de', 'en'];
const LAPTOP = { width: 1366, height: 768 };
const AT_ONCE = { type: 'late', seconds: 0 } as const;
const SIZES = [{ width: 390, height: 844 }, LAPTOP];

let opened: Promise<readonly OnlineScreen[]> | undefined;
/** The screens, which stay as they are. */
const openOnce = (): Promise<readonly OnlineScreen[]> => (opened ??= openOnlineScreens(server));

async function show({ page, path, there }: OnlineScreen): Promise<void> {
  await page.goto(new URL(path, server.url).href);
  await page.locator(there).first().waitFor();
}

/** What is cut or lies on another in any language, on a phone and on a laptop. */
async function measure(page: Page, name: string, faults: string[]): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const language of LANGUAGES) {
      await changeSettings(page, { language });
      for (const fault of await findLastingFaults(page))
        faults.push(`${name}, ${language}, ${size.width} px: ${fault}`);
    }
  }
}

/** What shuts somebody out, in both themes. */
async function judge(page: Page, name: string, faults: string[]): Promise<void> {
  await changeSettings(page, { theme: 'parchment' });
  for (const fault of await findBarriers(page)) faults.push(`${name}: ${fault}`);
  await changeSettings(page, { theme: 'candlelight' });
  for (const fault of await findPaleness(page)) faults.push(`${name}, candlelight: ${fault}`);
}

test(
  'no text of a page among people is cut in any language, and nothing there shuts anybody out',
  async () => {
    const faults: string[] = [];
    for (const screen of await openOnce()) {
      await show(screen);
      await measure(screen.page, screen.name, faults);
      await judge(screen.page, screen.name, faults);
    }
    expect(faults).toEqual([]);
    expect(server.faults).toEqual([]);
  },
  PATIENCE,
);

test(
  'whoever looks on, or has lost the server, finds the desk whole',
  async () => {
    const faults: string[] = [];
    const title = 'De Vulgari Eloquentia';
    const { link, people } = await gather(server, ['Ann', 'Bruno'], { game: title, change: { watching: AT_ONCE } });
    const [ann, bruno] = people as [ServerVisitor, ServerVisitor];
    const carla = await server.visit(new URL(link).pathname);
    await onTable(carla.page);
    await measure(carla.page, 'a table that is watched', faults);
    for (const [name, { page, cut }] of [
      ['a player without a connection', ann],
      ['a spectator without a connection', carla],
    ] as const) {
      await cut();
      await page.locator('[data-lost]').waitFor();
      await measure(page, name, faults);
    }
    expect(faults).toEqual([]);
    for (const { page } of [ann, bruno, carla]) await page.context().close();
  },
  PATIENCE,
);

test(
  'a game that was played among people is looked back at from its end',
  async () => {
    const end = (await openOnce()).find(({ name }) => name === 'the end among people');
    if (end === undefined) throw new Error('there is no end');
    await show(end);
    await end.page.locator(end.there).click();
    await end.page.waitForURL(/\/review\//);
    await end.page.locator('[data-review] [data-track]').waitFor();
    // The link to it is the same for all who sat there.
    await end.page.waitForURL(/\/review\/online\/[^/]+\?line=/);
    const link = end.page.url();
    const other = (await openOnce()).find(({ page }) => page !== end.page);
    if (other === undefined) throw new Error('there is nobody else');
    await other.page.goto(link);
    await other.page.locator('[data-review] [data-track]').waitFor();
    // Whoever may watch sees it as late as they watch.
    const { page: stranger } = await server.visit();
    const isSeen = async (): Promise<boolean> => {
      await stranger.goto(link);
      await stranger.locator('[data-review] [data-track], main h1').first().waitFor();
      return (await stranger.locator('[data-review]').count()) === 1;
    };
    await expect.poll(isSeen, { timeout: PATIENCE, interval: 2000 }).toBe(true);
    await stranger.context().close();
    expect(server.faults).toEqual([]);
  },
  PATIENCE,
);
