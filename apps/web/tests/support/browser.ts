import { mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestServer, type TestServer } from '@fondaco/server/testing';
import { buildIfStale, PAGE } from '../../build.ts';
import { closeProfiles, sharedBrowser } from './launch.ts';

/** Longer than any build takes: whoever holds the lock for so long was killed. */
const STALE = 120_000;

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const held = statSync(lock, { throwIfNoEntry: false });
    if (held !== undefined && Date.now() - held.mtimeMs > STALE) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Builds the client unless it is built; of several test processes one builds and the others wait for it. */
export async function buildOnce(): Promise<void> {
  const lock = join(tmpdir(), 'fondaco-web-build');
  while (!tryLock(lock)) await wait(200);
  try {
    buildIfStale();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

export interface ServedApp {
  readonly url: string;
  /** A page in a browser profile of its own. Whatever goes wrong in it fails the test that asks for its faults. */
  readonly visit: (how?: PageVisit) => Promise<Page>;
  readonly faults: string[];
  readonly stopServer: () => Promise<void>;
}

export interface PageVisit extends BrowserContextOptions {
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The path of what is visited; the home page unless told. */
  readonly at?: string;
  /** They have never been here: a guide is offered to them. */
  readonly isNew?: boolean;
  /** Whether the page is painted. Who only measures boxes or presses things need not see it, and painting takes a quarter of the time. */
  readonly isPainted?: boolean;
}

/** Runs in the page: everything is where it would be, and nothing of it is to be seen. */
export function hidePage(): void {
  document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('opacity', '0'));
}

/**
 * The built product, served, and a Chromium to look at it: for the tests of one file. Under a host name other than `localhost` the page
 * is what it is over plain HTTP from another machine: no secure context.
 */
export function useApp({ host = 'localhost' } = {}): ServedApp {
  let browser: Browser;
  let server: TestServer;
  let url: string;
  let isStopped = false;
  const faults: string[] = [];
  const serve = async (): Promise<void> => {
    // A file of tests opens more pages in a minute than people do.
    server = await openTestServer({ page: PAGE, limits: { requestsPerMinute: 1_000_000 } });
    url = server.url.replace('localhost', host);
    isStopped = false;
  };
  beforeAll(async () => {
    await buildOnce();
    await serve();
    browser = await sharedBrowser(host === 'localhost' ? [] : [`--host-resolver-rules=MAP ${host} 127.0.0.1`]);
  }, 120_000);
  // Whoever is tried again finds everything as it was.
  beforeEach(async () => {
    faults.length = 0;
    if (isStopped) await serve();
  });
  afterAll(async () => {
    if (browser !== undefined) await closeProfiles(browser);
    if (!isStopped) await server?.dispose();
  });
  return {
    get url() {
      return url;
    },
    faults,
    async visit({ settings = {}, at = '', isNew = false, isPainted = false, ...how } = {}) {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
        // It fetches everything there is; only who goes offline needs that.
        serviceWorkers: 'block',
        ...how,
      });
      await context.addInitScript(
        (text) => {
          if (localStorage.getItem('fondaco-settings') === null) localStorage.setItem('fondaco-settings', text);
        },
        JSON.stringify({ pace: 'instant', motion: 'none', ...settings }),
      );
      if (!isNew)
        await context.addInitScript(() => {
          if (localStorage.getItem('fondaco-guide') === null)
            localStorage.setItem('fondaco-guide', JSON.stringify({ isAnswered: true }));
        });
      if (!isPainted) await context.addInitScript(hidePage);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // Whether there is a server the page can only find out by asking, and browsers say it when nobody answers.
        const isAskingForServer = message.location().url.endsWith('/api/me');
        if (message.type() === 'error' && !isAskingForServer) faults.push(message.text());
      });
      await page.goto(`${url}${at}`);
      return page;
    },
    async stopServer() {
      await server.dispose();
      isStopped = true;
    },
  };
}

/** After "at this screen": a bot that does not think long. */
const WEAKEST = 1;

/** Begins a table at the address of a new one: the first seat is a person's, the others a bot's, or a person's in the first `people`. */
export async function beginTable(
  page: Page,
  url: string,
  { game = 'de-vulgari-eloquentia', seats = 2, people = 1 } = {},
): Promise<void> {
  await page.goto(`${url}new/${game}`);
  const fields = page.getByLabel(/^Who sits in seat/);
  await fields.first().waitFor();
  while ((await fields.count()) > seats)
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
  while ((await fields.count()) < seats) await page.getByRole('button', { name: 'Add a seat' }).click();
  for (let seat = 1; seat < seats; seat++)
    await fields.nth(seat).selectOption(seat < people ? 'person' : { index: WEAKEST });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('#prompt, [data-curtain]').first().waitFor();
}
