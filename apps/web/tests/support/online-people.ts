import { PROTOCOL, type LobbyRequest, type Unnumbered } from '@fondaco/protocol';
import type { Page } from 'playwright-core';
import { numbers, type Done, type Drive } from './page-driver.ts';

/** Gives a name where one is asked for. */
export async function giveName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'That is me' }).click();
}

/** Calls people to a table of a game; the link to it. */
export async function callTogether(page: Page, name: string, game: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await page.getByRole('button', { name: game }).click();
  await giveName(page, name);
  await page.waitForURL(/\/t\//);
  return page.locator('[data-link]').inputValue();
}

/** Sits down at the table on the screen, for the first time at this server. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.locator('[data-sit]').click();
  await giveName(page, name);
  await page.locator('[data-ready]').waitFor();
}

/** Somebody asks the server something that their page has no button for. */
export async function askAs(page: Page, request: Unnumbered<LobbyRequest>): Promise<void> {
  await page.evaluate(
    ({ asked, protocol }) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        socket.addEventListener('open', () => socket.send(JSON.stringify({ id: 1, type: 'hello', protocol })));
        socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const { re } = JSON.parse(data) as { readonly re?: number };
          if (re === 1) socket.send(JSON.stringify({ id: 2, ...asked }));
          if (re === 2) resolve(socket.close());
        });
      }),
    { asked: request, protocol: PROTOCOL },
  );
}

/** The seal that a browser noted of the only table it sat down at. */
export function notedSeal(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const noted = JSON.parse(localStorage.getItem('fondaco-shuffles') ?? '{}') as Record<string, { seal?: string }>;
    return Object.values(noted)[0]?.seal;
  });
}

/** How many lines the table on the screen has. */
export async function seqOn(page: Page): Promise<number> {
  return Number(await page.locator('[data-region="board"]').getAttribute('data-seq'));
}

/** Waits until the table on the screen has more lines than before. */
export async function seqAfter(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (seq) => Number(document.querySelector('[data-region="board"]')?.getAttribute('data-seq')) > seq,
    before,
  );
}

/**
 * Whoever is asked makes a choice, done one thing at a time by `once`; answers whose page it was. The pages take turns: one that played on by
 * itself would be in the way of the next choice.
 */
export async function chooseOnce(
  pages: readonly Page[],
  once: (drive: Drive) => Promise<Done>,
  seed: number,
): Promise<Page | undefined> {
  const [first] = pages;
  if (first === undefined) return undefined;
  const before = await seqOn(first);
  // Each draws by themselves: who is asked when decides nothing.
  const picks = new Map(pages.map((page, i) => [page, numbers(seed + i)]));
  let chooser: Page | undefined;
  while ((await seqOn(first)) <= before)
    for (const [page, pick] of picks) if ((await once({ page, pick })) === 'confirmed') chooser = page;
  for (const page of pages) await seqAfter(page, before);
  return chooser;
}

/** Waits until the table is on the screen. */
export function onTable(page: Page): Promise<void> {
  return page.locator('#prompt').first().waitFor();
}

/** The title and the icon that the browser shows on the tab. */
export function tabOf(page: Page): Promise<string> {
  return page.evaluate(
    () => `${document.title} ${document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? 'no icon'}`,
  );
}

/** Presses "Try now", unless the page has found the server by itself meanwhile, and waits until it has. */
export async function tryNow(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-lost] button')?.click());
  await page.locator('[data-lost]').waitFor({ state: 'detached' });
}
