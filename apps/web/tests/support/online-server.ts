import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildOnce, hidePage } from './browser.ts';
import { closeProfiles, sharedBrowser } from './launch.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const START = path.join(ROOT, 'tools/start.mjs');

/** A page of somebody who comes, and the ways to trouble their connection. */
export interface ServerVisitor {
  readonly page: Page;
  /** Cuts their connection, and every one they try, until it is mended. */
  readonly cut: () => Promise<void>;
  readonly mend: () => void;
  /** Cuts their connection, and the next one as soon as they say something on it; resolves then. */
  readonly cutAt: (said: string) => Promise<void>;
  /** The cookie by which the server knows them. */
  readonly cookie: () => Promise<string>;
}

export interface OnlineServer {
  readonly url: string;
  /** Somebody with a browser of their own comes to an address of the server. */
  readonly visit: (to?: string, how?: BrowserContextOptions) => Promise<ServerVisitor>;
  /** Kills the server, as a crash would, and starts it again on the same file. */
  readonly restart: () => Promise<void>;
  readonly faults: string[];
}

/** The same with its end. */
export interface OpenOnlineServer extends OnlineServer {
  dispose(): Promise<void>;
}

/**
 * The whole product as `npm start` runs it, on a file of its own, and a Chromium to visit it. Under a host name other than `localhost` browsers
 * take it for another machine's.
 */
export async function openOnlineServer(browser: Browser, host = 'localhost'): Promise<OpenOnlineServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fondaco-server-'));
  const faults: string[] = [];
  const start = async (port: number): Promise<{ readonly url: string; readonly process: ChildProcess }> => {
    const args = [START, '--port', String(port), '--database', path.join(folder, 'tables.sqlite')];
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: child.stdout })) {
      const [url] = /http\S+/.exec(line) ?? [];
      if (url !== undefined) return { url: url.replace('localhost', host), process: child };
    }
    throw new Error('the server did not start');
  };
  let server = await start(0);
  const kill = async (): Promise<void> => {
    if (server.process.exitCode !== null) return;
    const ended = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await ended;
  };
  return {
    get url() {
      return server.url;
    },
    faults,
    async restart() {
      const { port } = new URL(server.url);
      await kill();
      server = await start(Number(port));
    },
    visit: (to = '', how = {}) => visit(browser, new URL(to, server.url).href, how, faults),
    async dispose() {
      await kill();
      await closeProfiles(browser);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same for the tests of one file. */
export function useOnlineServer({ host = 'localhost' } = {}): OnlineServer {
  let open: OpenOnlineServer;
  beforeAll(async () => {
    await buildOnce();
    const rules = host === 'localhost' ? [] : [`--host-resolver-rules=MAP ${host} 127.0.0.1`];
    open = await openOnlineServer(await sharedBrowser(rules), host);
  }, 240_000);
  afterAll(async () => open?.dispose());
  return {
    get url() {
      return open.url;
    },
    get faults() {
      return open.faults;
    },
    restart: () => open.restart(),
    visit: (to, how) => open.visit(to, how),
  };
}

async function visit(
  browser: Browser,
  address: string,
  how: BrowserContextOptions,
  faults: string[],
): Promise<ServerVisitor> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // It fetches everything there is, for each of many visitors.
    serviceWorkers: 'block',
    ...how,
  });
  await context.addInitScript(hidePage);
  const settings = JSON.stringify({ pace: 'instant', motion: 'none' });
  await context.addInitScript((text) => {
    // A page that somebody has left for nowhere keeps nothing.
    if (location.protocol === 'http:' && localStorage.getItem('fondaco-settings') === null)
      localStorage.setItem('fondaco-settings', text);
  }, settings);
  let isCut = false;
  let trap: { readonly said: string; readonly sprung: () => void } | undefined;
  const closings = new Set<() => Promise<void>>();
  await context.routeWebSocket('**/api/socket', async (socket) => {
    if (isCut) {
      await socket.close();
      return;
    }
    const onward = socket.connectToServer();
    const close = async (): Promise<void> => {
      await Promise.all([socket.close(), onward.close()]);
    };
    closings.add(close);
    if (trap === undefined) return;
    const { said, sprung } = trap;
    socket.onMessage((message) => {
      if (trap !== undefined && message.includes(said)) {
        trap = undefined;
        void close().then(sprung);
      } else onward.send(message);
    });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(address);
  const closeAll = async (): Promise<void> => {
    await Promise.all([...closings].map((close) => close()));
    closings.clear();
  };
  return {
    page,
    async cut() {
      isCut = true;
      await closeAll();
    },
    mend() {
      isCut = false;
    },
    async cutAt(said) {
      const { promise, resolve } = Promise.withResolvers<void>();
      trap = { said, sprung: resolve };
      await closeAll();
      await promise;
    },
    async cookie() {
      return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    },
  };
}
