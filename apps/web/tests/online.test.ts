import type { LobbyRequest, Unnumbered } from '@fondaco/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTable } from './support/browser.ts';
import { useOnlineServer } from './support/online-server.ts';
import { numbers, playByMouse, replayed, saveRecord } from './support/page-driver.ts';
import { PATIENCE } from './support/patience.ts';

const server = useOnlineServer();

/** Gives a name where one is asked for. */
async function giveName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'That is me' }).click();
}

/** Calls people to a table of a game; the link to it. */
async function callTogether(page: Page, name: string, game: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await page.getByRole('button', { name: game }).click();
  await giveName(page, name);
  await page.waitForURL(/\/t\//);
  return page.locator('[data-link]').inputValue();
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.locator('[data-sit]').click();
  await giveName(page, name);
  await page.locator('[data-ready]').waitFor();
}

/** Somebody asks the server something that their page has no button for. */
async function askAs(page: Page, request: Unnumbered<LobbyRequest>): Promise<void> {
  await page.evaluate(
    (asked) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        socket.addEventListener('open', () => socket.send(JSON.stringify({ id: 1, type: 'hello', protocol: 3 })));
        socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const { re } = JSON.parse(data) as { readonly re?: number };
          if (re === 1) socket.send(JSON.stringify({ id: 2, ...asked }));
          if (re === 2) resolve(socket.close());
        });
      }),
    request,
  );
}

/** How many lines the table on the screen has. */
async function seqOn(page: Page): Promise<number> {
  return Number(await page.locator('[data-region="board"]').getAttribute('data-seq'));
}

/** Waits until the table on the screen has more lines than before. */
async function seqAfter(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (seq) => Number(document.querySelector('[data-region="board"]')?.getAttribute('data-seq')) > seq,
    before,
  );
}

const onTable = (page: Page) => page.locator('#prompt').first().waitFor();

test(
  'people gather by link, a bot fills in, somebody watches; a reload, a cut connection and a killed server stop nobody',
  async () => {
    const ann = await server.visit();
    const link = await callTogether(ann.page, 'Ann', 'Augsburg 1520');
    const bruno = await server.visit(link);
    await sitDown(bruno.page, 'Bruno');
    await ann.page.locator('[data-seat="blue"]', { hasText: 'Bruno' }).waitFor();
    await ann.page.getByRole('button', { name: 'Bot for the free seat' }).click();
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
    await bruno.page.getByRole('button', { name: 'Try now' }).click();
    await bruno.page.locator('[data-lost]').waitFor({ state: 'detached' });

    const before = await seqOn(ann.page);
    await server.restart();
    await Promise.any([ann, bruno].map(({ page }, i) => playByMouse({ page, pick: numbers(i + 1), most: 1 })));
    for (const { page } of [ann, bruno]) await seqAfter(page, before);
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
    await bruno.page.goto('about:blank');
    await playByMouse({ page: ann.page, pick: numbers(9), most: 1 });
    const pill = ann.page.getByText('bot plays');
    await pill.first().waitFor({ timeout: 60_000 });
    await bruno.page.goto(link);
    await bruno.page.locator('[data-come-back]').click();
    await bruno.page.locator('[data-come-back]').waitFor({ state: 'detached' });
    expect(server.faults).toEqual([]);
    for (const { page } of [ann, bruno]) await page.context().close();
  },
  PATIENCE,
);

test(
  'a table of a browser goes on among people elsewhere, from where it was',
  async () => {
    const { page } = await server.visit();
    await beginTable(page, server.url, { game: 'augsburg-1520', seats: 3, people: 1 });
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
    expect(server.faults).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
