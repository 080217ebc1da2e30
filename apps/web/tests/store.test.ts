import type { Store } from '@fondaco/host';
import { testFullStore, testStore, type OpenedSmallStore } from '@fondaco/host/testing';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { build, type Rolldown } from 'vite';
import { useApp } from './support/browser.ts';

const app = useApp();
const STORE = fileURLToPath(new URL('../src/worker/browser-store.ts', import.meta.url));

/** Any page of the origin will do that is not the app itself. */
const ANY_PAGE = 'icon.svg';

/** The browser's store as one script. */
let script: string;
beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', lib: { entry: STORE, formats: ['es'] } },
  });
  const [bundle] = built as Rolldown.RolldownOutput[];
  if (bundle === undefined) throw new Error('nothing was built');
  script = bundle.output[0].code;
});

type Scope = { store: Record<string, (...args: unknown[]) => Promise<unknown>> };

/** A tab with the browser's store open in it. */
async function openTab(page: Page): Promise<Store> {
  await page.goto(`${app.url}${ANY_PAGE}`);
  await page.evaluate(async (text) => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    const { openStore } = (await import(url)) as { openStore: (games: unknown) => Promise<Scope['store']> };
    Object.assign(globalThis, { store: await openStore({ offered: [], find: () => undefined }) });
  }, script);
  const call = (method: keyof Store, ...args: unknown[]): Promise<unknown> =>
    page.evaluate(([name, given]) => (globalThis as unknown as Scope).store[name]?.(...given), [method, args] as const);
  return {
    isDurable: true,
    tables: () => call('tables') as ReturnType<Store['tables']>,
    table: (id) => call('table', id) as ReturnType<Store['table']>,
    lines: (id, from) => call('lines', id, ...(from === undefined ? [] : [from])) as ReturnType<Store['lines']>,
    append: (row, from, lines) => call('append', row, from, lines) as ReturnType<Store['append']>,
    remove: (id) => call('remove', id) as ReturnType<Store['remove']>,
  };
}

/** The room a full disk has, in bytes. */
const QUOTA = 300_000;

/** Fills the room that is left, in ever smaller pieces. Runs in the page. */
async function fillDisk(): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('ballast');
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('ballast', { autoIncrement: true }),
    );
    request.addEventListener('success', () => resolve(request.result));
  });
  const add = (bytes: number): Promise<boolean> =>
    new Promise((resolve) => {
      const transaction = db.transaction('ballast', 'readwrite');
      transaction.objectStore('ballast').add(crypto.getRandomValues(new Uint8Array(bytes)));
      transaction.addEventListener('complete', () => resolve(true));
      transaction.addEventListener('abort', () => resolve(false));
    });
  for (let bytes = 32_768; bytes >= 64; bytes = Math.floor(bytes / 2)) while (await add(bytes));
  db.close();
}

/** A browser profile of its own: every opener of its store is another tab. */
async function openBrowser(): Promise<OpenedSmallStore> {
  // The page itself may run nothing but its own files.
  const page = await app.visit({ at: ANY_PAGE, bypassCSP: true });
  const context = page.context();
  const session = await context.newCDPSession(page);
  return {
    store: await openTab(page),
    reopen: async () => openTab(await context.newPage()),
    dispose: () => context.close(),
    setFull: async (isFull) => {
      const quota = isFull ? { quotaSize: QUOTA } : {};
      await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(app.url).origin, ...quota });
      await (isFull ? page.evaluate(fillDisk) : page.evaluate(() => void indexedDB.deleteDatabase('ballast')));
    },
  };
}

testStore("the browser's store", openBrowser);
testFullStore("the browser's store", openBrowser);
