import type { Figure } from './figures.ts';
import { percentile } from './rounds.ts';
import { beginTable, tell, type Page, type Sent, type WebSite } from './web-site.ts';

const KILOBYTE = 1000;
const RUNS = 10;
const MOST_USABLE = 1000;
const MOST_SCRIPT = 250;
const MOST_LETTERS = 150;

/** What the first visit transfers, as it comes over the wire: the site, and then all up to a table that can be played. */
export async function measureFirstLoad(site: WebSite): Promise<Figure[]> {
  tell('what a first visit transfers');
  const { context, page } = await site.visit();
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const home = weigh(site.sent);
  await beginTable(site, page, 'de-vulgari-eloquentia');
  await page.waitForLoadState('networkidle');
  const table = weigh(site.sent);
  await context.close();
  const below = (value: number) => ({ type: 'below', value }) as const;
  return [
    { name: 'web.script-kB', value: home.script, unit: 'kB compressed, the site', target: below(MOST_SCRIPT) },
    { name: 'web.letters-kB', value: home.font, unit: 'kB, the site', target: below(MOST_LETTERS) },
    { name: 'web.script-to-table-kB', value: table.script, unit: 'kB compressed, the site and a table' },
    {
      name: 'web.letters-to-table-kB',
      value: table.font,
      unit: 'kB, the site and a table',
      target: below(MOST_LETTERS),
    },
  ];
}

/** Kilobytes sent, by what they are. */
function weigh(sent: readonly Sent[]): { readonly script: number; readonly font: number } {
  const sum = (ending: string) =>
    sent.filter(({ path }) => path.endsWith(ending)).reduce((all, { bytes }) => all + bytes, 0) / KILOBYTE;
  return { script: sum('.js'), font: sum('.woff2') };
}

/** From the navigation to a table that glows: with nothing in the cache, and as on every later visit. */
export async function measureUsable(site: WebSite, game: string, prefix: string): Promise<Figure[]> {
  tell(`${game}: cold visits`);
  const cold = await site.visit();
  await beginTable(site, cold.page, game);
  const network = await cold.context.newCDPSession(cold.page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const coldTimes = await timeReloads(cold.page, async () => {
    await network.send('Network.clearBrowserCache');
  });
  await cold.context.close();

  tell(`${game}: warm visits`);
  const warm = await site.visit({ isReturning: true });
  await warm.page.goto(site.url);
  await warm.page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await beginTable(site, warm.page, game);
  const warmTimes = await timeReloads(warm.page, () => Promise.resolve());
  await warm.context.close();
  return [...figures('cold', coldTimes), ...figures('warm', warmTimes)];

  function figures(cache: string, times: readonly number[]): Figure[] {
    const unit = `ms to a usable table, ${cache} cache, ${times.length} visits`;
    return [
      {
        name: `${prefix}.usable-${cache}-ms-p50`,
        value: percentile(times, 0.5),
        unit,
        target: { type: 'below', value: MOST_USABLE },
      },
      { name: `${prefix}.usable-${cache}-ms-p95`, value: percentile(times, 0.95), unit },
    ];
  }
}

async function timeReloads(page: Page, before: () => Promise<void>): Promise<readonly number[]> {
  const times: number[] = [];
  const url = page.url();
  for (let run = 0; run < RUNS; run++) {
    await page.goto('about:blank');
    await before();
    await page.goto(url);
    times.push((await page.evaluate('probe.usable')) as number);
  }
  return times;
}
