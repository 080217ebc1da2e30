import { openTestServer } from '@fondaco/server/testing';
import { buildIfStale, PAGE } from '@fondaco/web/build.ts';
import { launch } from '@fondaco/web/tests/support/launch.ts';

type Browser = Awaited<ReturnType<typeof launch>>;
type BrowserContext = Awaited<ReturnType<Browser['newContext']>>;
export type Page = Awaited<ReturnType<BrowserContext['newPage']>>;
export type DevToolsSession = Awaited<ReturnType<BrowserContext['newCDPSession']>>;

const PROBE = new URL('web-probe.js', import.meta.url).pathname;
/** Memory is measured after the collector has run. */
const COLLECTING = '--expose-gc';

/** A file as it went over the wire: the page's or the worker's, whoever asked. */
export interface Sent {
  readonly path: string;
  readonly bytes: number;
}

interface SiteVisit {
  /** With the service worker: as on every visit but the first. */
  readonly isReturning?: boolean;
  /** How long bots take. */
  readonly pace?: 'instant' | 'brisk';
}

/** The built product in a real browser. */
export interface WebSite {
  readonly url: string;
  readonly sent: readonly Sent[];
  /** A fresh profile with the probe in every page. */
  visit(how?: SiteVisit): Promise<{ readonly context: BrowserContext; readonly page: Page }>;
  close(): Promise<void>;
}

/** Builds what is stale, serves it, and starts the browser, its engine with more flags. */
export async function openSite(...engine: readonly string[]): Promise<WebSite> {
  buildIfStale();
  const server = await openTestServer({ page: PAGE });
  const { url } = server;
  const sent: Sent[] = [];
  server.http.on('request', ({ url: path = '' }, response) => {
    response.on('finish', () => sent.push({ path, bytes: Number(response.getHeader('content-length') ?? 0) }));
  });
  const browser = await launch([`--js-flags=${[COLLECTING, ...engine].join(' ')}`]);
  return {
    url,
    sent,
    visit: (how) => visit(browser, how),
    async close() {
      await browser.close();
      await server.dispose();
    },
  };
}

async function visit(
  browser: Browser,
  { isReturning = false, pace = 'instant' }: SiteVisit = {},
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: isReturning ? 'allow' : 'block',
  });
  await context.addInitScript(`localStorage.setItem('fondaco-settings', ${JSON.stringify(JSON.stringify({ pace }))})`);
  await context.addInitScript({ path: PROBE });
  return { context, page: await context.newPage() };
}

/** Says how far the measurement is; results go to the other stream. */
export function tell(what: string): void {
  console.error(`bench: ${what}`);
}

/** Begins a table for a person and the weakest bot, without leaving the page if it is the site's already. */
export async function beginTable(site: WebSite, page: Page, game: string): Promise<void> {
  if (page.url().startsWith(site.url)) await page.evaluate(`history.pushState(null, '', '/new/${game}')`);
  else await page.goto(`${site.url}new/${game}`);
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await page.getByLabel('Who sits in seat 2').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-state="open"], [data-commit]').first().waitFor();
}

/** Plays at the table that is open, in the page; answers what each confirmed choice took to be seen. */
export async function playOn(page: Page, most: number, seed: number, looking = 0): Promise<readonly number[]> {
  return (await page.evaluate(`probe.play(${most}, ${seed}, ${looking})`)) as number[];
}
