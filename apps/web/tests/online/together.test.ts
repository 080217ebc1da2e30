import { expect, test } from 'vitest';
import { beginTable } from '../support/browser.ts';
import {
  askAs,
  callTogether,
  chooseOnce,
  giveName,
  notedSeal,
  onTable,
  seqAfter,
  seqOn,
  sitDown,
  tabOf,
  tryNow,
} from '../support/online-people.ts';
import { useOnlineServer } from '../support/online-server.ts';
import { numbers, playByMouse, replayed, saveRecord, touchOnce } from '../support/page-driver.ts';
import { PATIENCE } from '../support/patience.ts';

const server = useOnlineServer();

test(
  'people gather by link, a bot fills in, somebody watches; a reload, a cut connection and a killed server stop nobody',
  async () => {
    const ann = await server.visit();
    const link = await callTogether(ann.page, 'Ann', 'Augsburg 1520');
    // Whoever calls has seen what the server sealed before they added to chance, as everybody who comes has.
    const bruno = await server.visit(link);
    await sitDown(bruno.page, 'Bruno');
    const noted = await Promise.all([ann, bruno].map(({ page }) => notedSeal(page)));
    expect(noted[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(noted[1]).toBe(noted[0]);
    await ann.page.locator('[data-seat="blue"]', { hasText: 'Bruno' }).waitFor();
    await ann.page.getByRole('button', { name: 'Bot for the free seat' }).click();
    await ann.page.locator('[data-how-late]').selectOption('0');
    await bruno.page.getByText('at once, and no secrets').waitFor();
    for (const { page } of [ann, bruno]) await page.locator('[data-ready="false"]').click();
    const address = new URL(link).pathname;
    for (const { page } of [ann, bruno]) {
      await onTable(page);
      expect(new URL(page.url()).pathname).toBe(address);
    }

    const carla = await server.visit(address);
    await carla.page.getByText('1 watches').waitFor();
    expect(await carla.page.locator('[data-state="open"]').count()).toBe(0);

    await ann.page.reload();
    await onTable(ann.page);

    await bruno.cut();
    await bruno.page.locator('[data-lost]').waitFor();
    await bruno.page.getByText(/^as of \d\d:\d\d$/).waitFor();
    expect(await bruno.page.locator('[data-state="open"]').count()).toBe(0);
    await ann.page.getByText('away').waitFor();
    bruno.mend();
    await tryNow(bruno.page);
    // Lost again, and once more while the table is asked for anew: that is no end of it.
    await bruno.cutAt('"type":"open"');
    await bruno.page.locator('[data-lost]').waitFor({ state: 'detached' });
    await onTable(bruno.page);

    const before = await seqOn(ann.page);
    await server.restart();
    await chooseOnce([ann.page, bruno.page], touchOnce, 1);
    await seqAfter(carla.page, before);

    // At home the tab says that a table waits, by its icon, too.
    for (const { page } of [ann, bruno]) await page.goto(server.url);
    await expect
      .poll(() => Promise.all([ann, bruno].map(({ page }) => tabOf(page))), { timeout: PATIENCE })
      .toContain('(1) Fondaco /icon-turn.svg');
    expect(server.faults).toEqual([]);
    for (const { page } of [ann, bruno, carla]) await page.context().close();
  },
  PATIENCE,
);

test(
  'whoever is out of time has a bot stand in, and plays again when they are back',
  async () => {
    const ann = await server.visit();
    const link = await callTogether(ann.page, 'Ann', 'De Vulgari Eloquentia');
    const table = new URL(link).pathname.split('/').at(-1) ?? '';
    const bruno = await server.visit(link);
    await sitDown(bruno.page, 'Bruno');
    await ann.page.getByRole('button', { name: 'Remove this seat' }).click();
    await askAs(ann.page, {
      type: 'change-gathering',
      table,
      change: { clock: { type: 'fischer', start: 10, more: 5 } },
    });
    for (const { page } of [ann, bruno]) await page.locator('[data-ready="false"]').click();
    await onTable(ann.page);
    await onTable(bruno.page);
    await expect
      .poll(async () => (await Promise.all([ann, bruno].map(({ page }) => tabOf(page)))).toSorted())
      .toEqual(['Fondaco /icon.svg', '● Your turn – Fondaco /icon-turn.svg']);
    await bruno.page.goto('about:blank');
    await playByMouse({ page: ann.page, pick: numbers(9), most: 1 });
    const pill = ann.page.getByText('bot plays');
    await pill.first().waitFor({ timeout: 60_000 });
    await bruno.page.goto(link);
    await bruno.page.locator('[data-come-back]').waitFor();
    // A bot is asked in their place: nobody waits for them.
    await bruno.page.locator('[data-mine="true"]').waitFor();
    expect(await tabOf(bruno.page)).toBe('Fondaco /icon.svg');
    // What happened since they left can be looked at, from its first line on.
    const left = bruno.page.locator('[data-left]', { hasText: 'Since you left' });
    await left.getByRole('button', { name: 'Show me' }).click();
    await bruno.page.locator('[data-entry][aria-current="true"]').first().waitFor();
    await bruno.page.keyboard.press('Escape');
    await bruno.page.locator('[data-come-back]').click();
    await bruno.page.locator('[data-come-back]').waitFor({ state: 'detached' });
    await playByMouse({ page: bruno.page, pick: numbers(10), most: 1 });
    await left.waitFor({ state: 'detached' });
    expect(server.faults).toEqual([]);
    for (const { page } of [ann, bruno]) await page.context().close();
  },
  PATIENCE,
);

test(
  'a page with which the server no longer speaks says so, wherever one is, and is loaded anew',
  async () => {
    const { page } = await server.visit();
    const link = await callTogether(page, 'Ann', 'Augsburg 1520');
    let isOld = true;
    await page.routeWebSocket('**/api/socket', (socket) => {
      const onward = socket.connectToServer();
      socket.onMessage((message) =>
        onward.send(
          isOld ? String(message).replace(/"protocol":\d+,"oldest":\d+/, '"protocol":1,"oldest":1') : message,
        ),
      );
    });
    await page.reload();
    await page.getByText('This page is older than the server').waitFor();
    const update = page.locator('[data-update]');
    await update.waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(server.url);
    await update.waitFor();
    await page.goto(link);
    await update.waitFor();
    isOld = false;
    await update.click();
    await page.locator('[data-ready="false"]').waitFor();
    expect(await update.count()).toBe(0);
    expect(server.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

test(
  'whoever called the people may get up before it begins, and come back',
  async () => {
    const { page } = await server.visit();
    const link = await callTogether(page, 'Ann', 'Augsburg 1520');
    await page.locator('[data-leave]').click();
    await page.locator(`[data-my-tables] [data-table="${new URL(link).pathname.split('/').at(-1)}"]`).waitFor();
    await page.goto(link);
    await page.locator('[data-seat="red"]').getByText('open', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Call it off' }).waitFor();
    await page.locator('[data-sit]').click();
    await page.locator('[data-ready="false"]').waitFor();
    expect(server.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);

test(
  'a table of a browser goes on among people elsewhere, from where it was, and without the guide it had',
  async () => {
    const { page } = await server.visit();
    const settings = JSON.stringify({ pace: 'instant', motion: 'none', hasGuide: true });
    await page.evaluate((kept) => localStorage.setItem('fondaco-settings', kept), settings);
    await beginTable(page, server.url, { game: 'augsburg-1520', seats: 3, people: 1 });
    await page.locator('[data-show-suggestion]').waitFor();
    await playByMouse({ page, pick: numbers(4), most: 2 });
    const { seq } = replayed(await saveRecord(page));
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('[data-bring-online]').click();
    await page.locator('[data-agree]').click();
    await giveName(page, 'Dora');
    await page.waitForURL(/\/t\//);
    await page.getByText('Brought from a browser').waitFor();
    await page.locator('[data-ready="false"]').click();
    await onTable(page);
    await playByMouse({ page, pick: numbers(5), most: 1 });
    await seqAfter(page, seq);
    expect(await page.locator('[data-guide]').count()).toBe(0);
    expect(server.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
