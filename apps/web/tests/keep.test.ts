import { printRecord } from '@fondaco/kernel';
import type { Page, Worker as PageWorker } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTable, useApp } from './support/browser.ts';
import { look, numbers, playByMouse, savedLines } from './support/page-driver.ts';
import { gameOf, playedTable } from './support/played-tables.ts';

const app = useApp();

function begunBefore(page: Page): Promise<void> {
  return beginTable(page, app.url, { game: 'augsburg-1520', seats: 3 });
}

test('a second tab is told so, and can take the table over', async () => {
  const page = await app.visit();
  await begunBefore(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('heading', { name: 'This table is open in another tab' }).waitFor();
  await other.getByRole('button', { name: 'Play here' }).click();
  await playByMouse({ page: other, pick: numbers(1), most: 2 });
  await page.getByRole('heading', { name: 'This table is open in another tab' }).waitFor();
  const lines = await savedLines(other);
  await page.getByRole('button', { name: 'Play here' }).click();
  await look(page);
  expect(await savedLines(page)).toEqual(lines);
  await page.context().close();
});

/** The worker of the tables: those of bots and of the page before may be known, too. */
async function tableWorker(page: Page): Promise<PageWorker> {
  for (const worker of page.workers().toReversed()) {
    const name = await worker.evaluate(() => self.name).catch(() => 'gone');
    if (name.startsWith('table ')) return worker;
  }
  throw new Error('no worker keeps the table');
}

/** Two ways for the engine to be gone: it throws, or the browser ends it without a word. */
const ENDS: Readonly<Record<string, (page: Page, worker: PageWorker) => unknown>> = {
  // Not waited for: the worker may be gone before it answers.
  'throws what nobody catches': (_, worker) => {
    const planted = worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('planted');
      });
    });
    planted.catch(() => undefined);
  },
  'is ended by the browser': (page) =>
    page.evaluate(() => (globalThis as unknown as { workers: Worker[] }).workers.at(-1)?.terminate()),
};

/** The words that are picked. */
function pickedOn(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('[data-state="chosen"]')
    .evaluateAll((things) => things.map((thing) => thing.getAttribute('data-word')));
}

/** Plays on until something is picked: not every question has something to pick, and some touches pick nothing. */
async function pickSomething(page: Page): Promise<readonly (string | null)[]> {
  for (;;) {
    const { asked, places, besides } = await look(page);
    const [first] = asked === 'confirm' ? besides : places;
    if (first !== undefined) await page.mouse.click(first.x, first.y);
    await look(page);
    const picked = await pickedOn(page);
    if (picked.length > 0) return picked;
    await playByMouse({ page, pick: numbers(5), most: 1 });
  }
}

// Chance deals the table: which question is asked when the worker goes is another every time.
test.each(Object.entries(ENDS))('a table goes on, with what was picked, when the worker %s', async (_, end) => {
  const page = await app.visit();
  await page.addInitScript(() => {
    const Original = Worker;
    const workers: Worker[] = [];
    const seen = Object.assign(globalThis, { workers, signs: [] as number[] });
    new MutationObserver(() => {
      if (document.querySelector('[data-resuming]') !== null) seen.signs.push(performance.now());
    }).observe(document, { subtree: true, childList: true });
    globalThis.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        workers.push(this);
      }
    };
  });
  await begunBefore(page);
  await playByMouse({ page, pick: numbers(5), most: 3 });
  const picked = await pickSomething(page);
  const lines = await savedLines(page);
  const gone = await tableWorker(page);
  const before = await page.evaluate(() => {
    const seen = globalThis as unknown as { signs: number[] };
    seen.signs.length = 0;
    return performance.now();
  });
  await end(page, gone);
  await page.waitForFunction(() => (globalThis as unknown as { workers: Worker[] }).workers.length === 2, undefined, {
    timeout: 60_000,
  });
  await look(page);
  // While it is opened again that is said, within a second, and then no more.
  const [sign = Infinity] = await page.evaluate(() => (globalThis as unknown as { signs: number[] }).signs);
  expect(sign - before).toBeLessThan(1000);
  await page.locator('[data-resuming]').waitFor({ state: 'detached' });
  await expect.poll(() => page.workers()).not.toContain(gone);
  expect(await savedLines(page)).toEqual(lines);
  expect(await pickedOn(page)).toEqual(picked);
  await playByMouse({ page, pick: numbers(6), most: 2 });
  expect((await savedLines(page)).slice(0, lines.length)).toEqual(lines);
  await page.context().close();
});

test('who waits for a worker that hangs is told so', async () => {
  const page = await app.visit();
  await begunBefore(page);
  await page.locator('[data-state="open"]').first().waitFor();
  const worker = await tableWorker(page);
  // Not waited for: it never ends.
  worker
    .evaluate(() => {
      for (;;);
    })
    .catch(() => undefined);
  await page.locator('[data-state="open"]').first().click();
  await page.locator('[data-resuming]').waitFor({ timeout: 5000 });
  await page.context().close();
});

test('a damaged record is refused with the line that is wrong', async () => {
  const page = await app.visit();
  const text = printRecord(playedTable(gameOf('augsburg-1520'), 3, 20).record());
  const broken = text.replace(/^(\d+ blue) .*$/m, '$1 bid 77');
  await page.locator('[data-import]').setInputFiles({
    name: 'broken.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(broken),
  });
  const alert = page.getByRole('alert');
  expect(await alert.innerText()).toMatch(/line \d+ /);
  expect(await alert.innerText()).toContain('bid 77');
  await page.context().close();
});

test('what was mistyped for a new table is said in the language spoken, with what to do', async () => {
  const page = await app.visit({ settings: { language: 'de' } });
  await page.goto(`${app.url}new/augsburg-1520`);
  const name = page.getByLabel('Name auf Platz 1');
  const refusal = async () => {
    await page.getByRole('button', { name: 'Beginnen' }).click();
    return page.getByRole('alert').innerText();
  };
  await name.fill('');
  await expect.poll(refusal).toContain('einen eigenen Namen');
  await name.fill(await page.getByLabel('Name auf Platz 2').inputValue());
  await expect.poll(refusal).toContain('einen eigenen Namen');
  await page.context().close();
});

test('a board file with errors is refused with their place, and the table can begin without it', async () => {
  const page = await app.visit();
  await page.goto(`${app.url}new/de-vulgari-eloquentia`);
  await page.getByText('Board and seed').click();
  const file = page.locator('[data-import]');
  const give = (text: string) =>
    file.setInputFiles({ name: 'board.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('{ "zones": [');
  expect(await page.getByRole('alert').innerText()).toContain('not a board file');
  await give(JSON.stringify({ zones: [{ name: 7 }] }));
  await page.getByRole('button', { name: 'Begin' }).click();
  expect(await page.getByRole('alert').innerText()).toContain('zones');
  await page.getByRole('button', { name: 'Remove board.json' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('#prompt').waitFor();
  await page.context().close();
});
