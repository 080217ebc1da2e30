import { ClientJournal, SeatClient } from '@fondaco/server/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gather, gatherAgain, SEATS, tableOf } from '../support/online-gathering.ts';
import { chooseOnce, giveName, onTable, tryNow } from '../support/online-people.ts';
import { useOnlineServer, type ServerVisitor } from '../support/online-server.ts';
import { numbers, replayed, saveRecord, touchOnce } from '../support/page-driver.ts';
import { PATIENCE } from '../support/patience.ts';

const server = useOnlineServer();

/** Milliseconds from one choice to the next where nobody looks on. */
const THINK = 15;

/** The same people on another device each: they say whatever comes to their mind, quickly, through whatever happens to the server. */
async function playElsewhere(people: readonly ServerVisitor[], link: string): Promise<readonly SeatClient[]> {
  const cookies = await Promise.all(people.map(({ cookie }) => cookie()));
  return cookies.map((cookie, i) => {
    const draw = numbers(i + 1);
    const client = new SeatClient({
      urls: [server.url],
      cookie,
      journal: new ClientJournal(tableOf(link), SEATS[i] ?? ''),
      random: () => draw(2 ** 20) / 2 ** 20,
      think: () => THINK,
      patience: PATIENCE,
    });
    client.start();
    return client;
  });
}

async function stop(clients: readonly SeatClient[]): Promise<void> {
  for (const client of clients) client.leave();
  await Promise.all(clients.map((client) => client.left()));
}

/** Whoever is asked makes a choice on the page. */
async function chooseOnPage(people: readonly ServerVisitor[], seed: number): Promise<void> {
  await chooseOnce(
    people.map(({ page }) => page),
    touchOnce,
    seed,
  );
}

async function seesEnd(page: Page): Promise<void> {
  await page.locator('[data-region="end"] tfoot').waitFor();
}

/** What the page says of the shuffle; where it says nothing, it is asked: a connection that was lost meanwhile leaves it silent. */
async function verdictOn(page: Page): Promise<string | null> {
  const verdict = await page.locator('[data-region="end"] [role="status"]').last().getAttribute('data-verdict');
  if (verdict === null) await page.locator('[data-check-shuffle]').click();
  return verdict;
}

async function closeAll(people: readonly ServerVisitor[]): Promise<void> {
  for (const { page } of people) await page.context().close();
}

test(
  'two browsers see Augsburg 1520 to its end, one choice made there and the rest elsewhere, through a reload, a cut and a killed server, and begin once more',
  async () => {
    const { link, people } = await gather(server, ['Ann', 'Bruno'], { game: 'Augsburg 1520' });
    const [ann, bruno] = people as [ServerVisitor, ServerVisitor];
    await chooseOnPage(people, 3);
    const carla = await server.visit(new URL(link).pathname);
    await carla.page.getByText('1 watches').waitFor();

    const clients = await playElsewhere(people, link);
    await ann.page.waitForFunction(() => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > 30);
    // At once: the game goes on quickly, and whoever sees its end misses nobody.
    await bruno.cut();
    await bruno.page.locator('[data-lost]').waitFor();
    await ann.page.reload();
    await ann.page.locator('#prompt, [data-region="end"]').first().waitFor();
    await server.restart();
    bruno.mend();
    await tryNow(bruno.page);
    await Promise.all(clients.map((client) => client.left()));
    for (const { page } of people) await seesEnd(page);

    await expect.poll(() => verdictOn(ann.page), { timeout: PATIENCE, interval: 300 }).toBe('fair');
    const table = replayed(await saveRecord(ann.page));
    expect(table.isOver).toBe(true);
    expect(Object.keys(table.header.salts)).toHaveLength(2);

    await bruno.page.locator('[data-keep]').click();
    await bruno.page.waitForURL(/\/table\//);
    await seesEnd(bruno.page);

    await bruno.page.goto(link);
    await gatherAgain({ link, people });
    await chooseOnPage(people, 5);
    expect(server.faults).toEqual([]);
    await closeAll([...people, carla]);
  },
  PATIENCE,
);

test(
  'four browsers begin De Vulgari Eloquentia, which is played elsewhere while three of them are away, and see its end',
  async () => {
    const { link, people } = await gather(server, ['Ann', 'Bruno', 'Clara', 'Dora'], { game: 'De Vulgari Eloquentia' });
    const [ann, bruno, clara, dora] = people as [ServerVisitor, ServerVisitor, ServerVisitor, ServerVisitor];
    await chooseOnPage(people, 7);
    for (const { page } of [bruno, clara, dora]) await page.goto('about:blank');
    await ann.page.getByText('away').first().waitFor();
    const clients = await playElsewhere(people, link);
    await Promise.all(clients.map((client) => client.left()));
    for (const { page } of [bruno, clara, dora]) await page.goto(link);
    for (const { page } of people) await seesEnd(page);
    const ends = await Promise.all(people.map(({ page }) => page.locator('[data-region="end"] tfoot').innerText()));
    expect(new Set(ends).size).toBe(1);
    expect(replayed(await saveRecord(dora.page)).seats).toHaveLength(4);
    expect(server.faults).toEqual([]);
    await closeAll(people);
  },
  PATIENCE,
);

test(
  'whoever gives up has a bot play on and looks on no more where nobody may, their seat is taken over, and those who stay can end the game together',
  async () => {
    const { link, people } = await gather(server, ['Ann', 'Bruno', 'Clara'], {
      game: 'Augsburg 1520',
      change: { watching: { type: 'nobody' } },
    });
    const [ann, bruno, clara] = people as [ServerVisitor, ServerVisitor, ServerVisitor];
    const clients = await playElsewhere(people, link);
    await ann.page.waitForFunction(() => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > 12);
    await stop(clients);
    await clara.page.getByRole('button', { name: 'Settings' }).click();
    await clara.page.getByRole('button', { name: 'Resign' }).click();
    await clara.page.locator('[data-agree]').click();
    await ann.page.getByText('resigned, bot plays').waitFor();
    await clara.page.getByRole('heading', { name: 'This table has no spectators' }).waitFor();
    const dora = await server.visit(link);
    await dora.page.getByRole('heading', { name: 'This table has no spectators' }).waitFor();
    await dora.page.getByRole('button', { name: 'Sit down' }).click();
    await giveName(dora.page, 'Dora');
    await onTable(dora.page);
    await ann.page.getByRole('button', { name: 'Settings' }).click();
    await ann.page.getByRole('button', { name: 'Propose to end the game' }).click();
    for (const { page } of [bruno, dora]) await page.locator('[data-agree-to-end]').click();
    for (const { page } of [ann, bruno, dora]) {
      await seesEnd(page);
      await page.getByRole('heading', { name: 'Ended without a result' }).waitFor();
    }
    const { header, isOver } = replayed(await saveRecord(bruno.page));
    expect(isOver).toBe(true);
    expect(header.ended).toBeDefined();
    expect(server.faults).toEqual([]);
    await closeAll([...people, dora]);
  },
  PATIENCE,
);
