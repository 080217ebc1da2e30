import { itemAt } from '@fondaco/kernel';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTable, useApp } from './support/browser.ts';
import { look, numbers, playByMouse, replayed, saveByButton, savedLines, saveRecord } from './support/page-driver.ts';

const app = useApp();
const AUGSBURG = { game: 'augsburg-1520', seats: 2 };

/** Leaves the disk no room for a line, or gives it back. */
async function setFull(page: Page, isFull: boolean): Promise<void> {
  await itemAt(page.workers(), 0).evaluate((full) => {
    const scope = globalThis as unknown as { put?: IDBObjectStore['put'] };
    // oxlint-disable-next-line unbound-method
    scope.put ??= IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = full
      ? () => {
          throw new DOMException('The disk is full.', 'QuotaExceededError');
        }
      : scope.put;
  }, isFull);
}

const said = (page: Page) => page.getByText('This table can no longer be stored here');

test('with a full disk play goes on, and what was played is stored once there is room', async () => {
  const page = await app.visit();
  await beginTable(page, app.url, AUGSBURG);
  await setFull(page, true);
  await playByMouse({ page, pick: numbers(1), most: 3 });
  await said(page).waitFor();
  const download = await saveByButton(page);
  expect(await download.failure()).toBeNull();
  await page.getByRole('button', { name: 'Try to store it again' }).click();
  await said(page).waitFor();
  await setFull(page, false);
  await page.getByRole('button', { name: 'Try to store it again' }).click();
  await said(page).waitFor({ state: 'detached' });
  const lines = await savedLines(page);
  await page.reload();
  await look(page);
  expect(await savedLines(page)).toEqual(lines);
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('storing resumes by itself with the next choice', async () => {
  const page = await app.visit();
  await beginTable(page, app.url, AUGSBURG);
  await setFull(page, true);
  await playByMouse({ page, pick: numbers(2), most: 2 });
  await said(page).waitFor();
  await setFull(page, false);
  await playByMouse({ page, pick: numbers(3), most: 1 });
  await said(page).waitFor({ state: 'detached' });
  const lines = await savedLines(page);
  await page.reload();
  await look(page);
  expect((await savedLines(page)).slice(0, lines.length)).toEqual(lines);
  await page.context().close();
});

test('a table can begin on a full disk, is found again from the door, and is stored when there is room', async () => {
  const page = await app.visit();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await setFull(page, true);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await look(page);
  await said(page).waitFor();
  const lines = await savedLines(page);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByText('Your turn').click();
  await look(page);
  await setFull(page, false);
  await page.getByRole('button', { name: 'Try to store it again' }).click();
  await said(page).waitFor({ state: 'detached' });
  await page.reload();
  await look(page);
  expect(await savedLines(page)).toEqual(lines);
  await page.context().close();
});

test.each(['cleared by the browser', 'removed in another tab'])(
  'a table that is %s can still be saved, and stored again',
  async (how) => {
    const page = await app.visit();
    await beginTable(page, app.url, AUGSBURG);
    await playByMouse({ page, pick: numbers(4), most: 2 });
    const lines = await savedLines(page);
    if (how === 'removed in another tab') await removeElsewhere(page);
    else await clearStorage(page);
    const gone = page.getByRole('heading', { name: 'This table is no longer stored here' });
    await confirmUntil(page, gone);
    const download = await saveByButton(page);
    const saved = replayed(readFileSync(await download.path(), 'utf8')).record().lines;
    expect(saved.slice(0, lines.length)).toEqual(lines);
    await page.getByRole('button', { name: 'Try to store it again' }).click();
    await look(page);
    await page.reload();
    await look(page);
    expect((await savedLines(page)).slice(0, lines.length)).toEqual(lines);
    await playByMouse({ page, pick: numbers(5), most: 1 });
    expect(await said(page).count()).toBe(0);
    await page.context().close();
  },
);

/** Has the browser drop whatever it keeps of the page in databases, while they are open. */
async function clearStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(app.url).origin;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}

async function removeElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(app.url);
  await other.getByRole('button', { name: 'Remove this table' }).click();
  const agree = other.locator('[data-agree]');
  await agree.click();
  await agree.waitFor({ state: 'detached' });
  await other.getByRole('button', { name: 'Remove this table' }).waitFor({ state: 'detached' });
  await other.close();
}

/** Decides something, whatever it is, until that is answered by something else than the next question. */
async function confirmUntil(page: Page, sight: Locator): Promise<void> {
  const press = () =>
    page.evaluate(() => {
      const commit = document.querySelector('[data-commit]:not([aria-disabled="true"])');
      const next = commit ?? document.querySelector('[data-state="open"], [data-none]');
      next?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
  await expect
    .poll(async () => {
      await press();
      return sight.count();
    })
    .toBe(1);
}

test('where the browser forbids storage that is said, and a table can be played and saved', async () => {
  const page = await app.visit();
  await page.route(/\/assets\/worker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    const forbid = `indexedDB.open = () => { throw new DOMException('forbidden', 'SecurityError'); };`;
    await route.fulfill({ response, body: `${forbid}\n${await response.text()}` });
  });
  await page.reload();
  await page.getByText('This browser does not let us keep tables').waitFor();
  await page.getByRole('button', { name: 'Play now' }).last().click();
  await look(page);
  await page.getByText('This browser does not let us keep tables').waitFor();
  await playByMouse({ page, pick: numbers(4), most: 2 });
  expect(replayed(await saveRecord(page)).seq).toBeGreaterThan(1);
  expect(app.faults).toEqual([]);
  await page.context().close();
});

/** Changes what the disk has of the first table. What the app writes is sealed; it reads what is not. */
async function tamper(page: Page, how: 'rules' | 'line' | 'row' | 'seal'): Promise<void> {
  await page.evaluate(async (kind) => {
    interface Stored extends Record<string, unknown> {
      readonly sealed: { readonly nonce: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };
    }
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no store')));
      });
    const seal = await done(indexedDB.open('fondaco-seal'));
    const key = await done<CryptoKey>(seal.transaction('keys').objectStore('keys').get('tables'));
    const open = async ({ sealed: { nonce, bytes }, ...rest }: Stored) => {
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, bytes);
      return { ...rest, ...(JSON.parse(new TextDecoder().decode(plain)) as Record<string, unknown>) };
    };
    const db = await done(indexedDB.open('fondaco'));
    const all = (store: string) => done<Stored[]>(db.transaction(store).objectStore(store).getAll());
    const put = (store: string, value: unknown) =>
      done(db.transaction(store, 'readwrite').objectStore(store).put(value));
    const [[row], [line]] = [await all('tables'), await all('lines')];
    if (row === undefined || line === undefined) throw new Error('nothing is stored');
    const { header, ...rest } = (await open(row)) as Record<string, unknown> & { header: Record<string, unknown> };
    if (kind === 'rules') await put('tables', { ...rest, header: { ...header, rules: 999 } });
    if (kind === 'row') await put('tables', { id: row.id, header: { game: header.game } });
    if (kind === 'line') await put('lines', { ...(await open(line)), words: 'fly roma' });
    if (kind === 'seal') {
      new DataView(line.sealed.bytes).setUint8(0, new DataView(line.sealed.bytes).getUint8(0) ^ 1);
      await put('lines', line);
    }
    seal.close();
    db.close();
  }, how);
}

test.each(['rules', 'line', 'row', 'seal'] as const)(
  'a stored table with a %s this app cannot read says so, can be saved, and harms no other',
  async (how) => {
    const page = await app.visit();
    await beginTable(page, app.url, AUGSBURG);
    await playByMouse({ page, pick: numbers(7), most: 1 });
    const address = page.url();
    await page.goto(app.url);
    await page.getByText('Your turn').waitFor();
    await tamper(page, how);
    await page.reload();
    const list = page.getByRole('region', { name: 'My tables' });
    await list.getByRole('link').waitFor();
    if (how === 'rules' || how === 'row') await list.getByText('Played under other rules').waitFor();
    await page.goto(address);
    await page.getByRole('heading', { name: 'This table cannot be opened' }).waitFor();
    const download = await saveByButton(page);
    expect(await download.failure()).toBeNull();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Play now' }).last().click();
    await look(page);
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
);

/** Puts a table on the disk as it was written before seats had words of their own. */
async function storeOld(page: Page, text: string, id: string): Promise<void> {
  const [head = '', body = ''] = text.split('\n\n');
  const tags = new Map(head.split('\n').map((row) => row.split(': ') as [string, string]));
  const players = (tags.get('seats') ?? '').split(' ');
  const options = Object.fromEntries((tags.get('options') ?? '').split(' ').map((option) => option.split('=')));
  const header = { game: tags.get('game'), rules: Number(tags.get('rules')), players, options, seed: tags.get('seed') };
  const lines = [...body.matchAll(/^(\d+) (\S+) (.+?)( \(auto\))?$/gm)].map(([, seq, player, words, auto]) => ({
    table: id,
    seq: Number(seq),
    player,
    words,
    isAuto: auto !== undefined,
  }));
  const seats = players.map((name, i) => (i === 0 ? { type: 'person', name } : { type: 'bot', name, level: 'random' }));
  const row = { id, header, seats, playedAt: 1, seq: lines.length, waiting: [], isOver: false, winners: [] };
  await page.evaluate(
    async ([table, all]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('fondaco');
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no store')));
      });
      const transaction = db.transaction(['tables', 'lines'], 'readwrite');
      transaction.objectStore('tables').put(table);
      for (const line of all) transaction.objectStore('lines').put(line);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      db.close();
    },
    [row, lines] as const,
  );
}

test.each(['augsburg-1520', 'de-vulgari-eloquentia'])(
  'a table of %s that was stored before seats had words is played on',
  async (game) => {
    const text = readFileSync(
      path.resolve(import.meta.dirname, `../../../packages/${game}/tests/format-1/unfinished.txt`),
      'utf8',
    );
    const page = await app.visit();
    await page.goto(app.url);
    await page.getByRole('button', { name: 'Play now' }).first().waitFor();
    await storeOld(page, text, 'old-table');
    await page.reload();
    await page.getByRole('region', { name: 'My tables' }).getByRole('link').click();
    await look(page);
    const before = (await savedLines(page)).length;
    await playByMouse({ page, pick: numbers(8), most: 2 });
    await page.reload();
    await look(page);
    const saved = replayed(await saveRecord(page));
    expect(saved.header.names).toEqual({ red: 'ann', blue: 'bob', green: 'cleo', yellow: 'dino' });
    expect(saved.seq).toBeGreaterThan(before);
    expect(app.faults).toEqual([]);
    await page.context().close();
  },
);
