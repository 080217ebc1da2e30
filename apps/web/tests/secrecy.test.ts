import { determinize, FastRandom, itemAt, printPosition, seatsIn, Table, type Game } from '@fondaco/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTable, useApp } from './support/browser.ts';
import { look, numbers, playByMouse, replayed, saveRecord } from './support/page-driver.ts';
import { gameOf, GAMES } from './support/played-tables.ts';
import { PATIENCE } from './support/patience.ts';

const app = useApp();
const PLAYERS = ['Ann', 'Ben'];
/** So many moments of each game are looked at. */
const MOMENTS = 3;
/** After so many lines the same kind of question is another moment. */
const APART = 60;

/** Tables at which Ann alone is asked, late in the game, each at another moment. */
function momentsOf(game: Game): Table[] {
  const begun = Table.create(game, { names: PLAYERS, seed: new Uint8Array(32).fill(7) });
  if (!begun.ok) throw new Error(begun.error.message);
  const table = begun.value;
  const found = new Map<string, Table>();
  for (let i = 0; !table.isOver; i++) {
    if (table.waiting === 1 && table.seq > 30)
      found.set(`${table.step} ${Math.floor(table.seq / APART)}`, arranged(game, table.position()));
    const seat = itemAt(seatsIn(table.waiting), 0);
    const choices = table.choices(seat);
    table.submit(seat, undefined, [itemAt(choices, (i * 7919) % choices.length)]);
  }
  return [...found.values()].slice(-MOMENTS);
}

function arranged(game: Game, position: ReturnType<Table['position']>): Table {
  const table = Table.arrange(game, position);
  if (!table.ok) throw new Error(`${table.error.where ?? ''} ${table.error.message}`);
  return table.value;
}

/** The same table for all that Ann can know, or all who only look on, with other cards wherever they cannot look. */
function twinOf(table: Table, viewer: number | undefined = 0): Table {
  const s = table.copyState();
  determinize(table.game, s, viewer, new FastRandom(99));
  return arranged(table.game, printPosition(table.game, s, table.seats));
}

/** What people before a screen could get hold of: the page with everything hidden in it, its storage, and all it was ever told. */
async function everythingOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // Quiet for a while, and nothing left to draw: everything asked was answered and shown.
    const isQuiet = () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 400);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 400);
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    do await isQuiet();
    while (document.querySelector('[data-drawn="false"]') !== null);
    const { heard } = globalThis as unknown as { heard: string[] };
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    // Which of the app's own files have arrived by now depends on the network.
    const page = document.documentElement.cloneNode(true) as HTMLElement;
    for (const link of page.querySelectorAll('link')) link.remove();
    return [page.outerHTML, ...stored, ...heard].join('\n');
  });
}

/** Two people at one screen, the table on it, and an ear at the worker's door. */
async function seatTwo(table: Table): Promise<Page> {
  const page = await app.visit();
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const Original = Worker;
    globalThis.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', (event) => {
          const { re: _, ...message } = event.data as { re?: number; type: string };
          // How often the host was greeted, and when a table was last played, differs from run to run and is no secret.
          if (!['tables', 'welcome', 'done'].includes(message.type)) heard.push(JSON.stringify(message));
        });
      }
    };
  });
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  const { header } = table.record();
  const seats = PLAYERS.map((name) => ({ type: 'person', name }));
  const row = { id: 'twin', header, seats, playedAt: 0, seq: 0, waiting: ['Ann'], isOver: false, winners: [] };
  await page.evaluate(async (text) => {
    const stored: unknown = JSON.parse(text);
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const db = await done(indexedDB.open('fondaco'));
    await done(db.transaction('tables', 'readwrite').objectStore('tables').put(stored));
    db.close();
  }, JSON.stringify(row));
  await page.goto(`${app.url}table/twin`);
  await page.locator('[data-peek]').first().waitFor();
  return page;
}

/** Everything Ann can see and ask before they choose, and after it, moment by moment; and whether they chose. */
async function lookAround(table: Table): Promise<{ readonly seen: readonly string[]; readonly hasChosen: boolean }> {
  const page = await seatTwo(table);
  const seen = [await everythingOn(page)];
  // As long as Ann holds their button, what is theirs is on the screen.
  await page.locator('[data-region="desk"] [data-peek="red"]').hover();
  await page.mouse.down();
  await page.locator('[data-region="desk"] [aria-pressed="true"]').waitFor();
  await look(page);
  seen.push(await everythingOn(page));
  // One card after the other: what is asked for a card that is closed at once depends on how fast the page draws.
  const dim = page.locator('[data-state="dim"]');
  const count = Math.min(await dim.count(), 5);
  for (let i = 0; i < count; i++) {
    await dim.nth(i).dispatchEvent('click');
    await page.locator('[data-card]').waitFor();
    seen.push(await everythingOn(page));
  }
  await page.keyboard.press('Escape');
  for (let i = 0; i < 6 && (await page.locator('[data-commit]').count()) === 0; i++)
    await page.locator('[data-state="open"], [data-none]').first().dispatchEvent('click');
  seen.push(await everythingOn(page));
  // What is then uncovered may differ; what uncovers nothing must look the same when it is done.
  const commit = page.locator('[data-commit]');
  const hasChosen = (await commit.innerText()) === 'Confirm';
  if (hasChosen) {
    await commit.click();
    await page.locator('[data-peek], [data-state="open"], [data-commit], [data-none]').first().waitFor();
    seen.push(await everythingOn(page));
  }
  await page.mouse.up();
  await page.context().close();
  return { seen, hasChosen };
}

/** The words of Ben's view that Ann's does not have. */
function secretsOf(table: Table): string[] {
  const own = JSON.stringify(table.view(0));
  const words = JSON.stringify(table.view(1)).match(/[a-z]+(?:-[a-z0-9]+)*-\d+/g) ?? [];
  return [...new Set(words)].filter((word) => !own.includes(word));
}

test.each(GAMES)(
  'at one screen of %s nothing tells what the seat must not know',
  async (id) => {
    const moments = momentsOf(gameOf(id));
    expect(moments.length).toBeGreaterThan(1);
    let chosen = 0;
    for (const table of moments) {
      const twin = twinOf(table);
      const [{ seen, hasChosen }, ofTwin] = [await lookAround(table), await lookAround(twin)];
      expect(ofTwin).toEqual({ seen, hasChosen });
      chosen += hasChosen ? 1 : 0;
      for (const word of secretsOf(table)) expect(seen.join('\n')).not.toContain(word);
    }
    expect(chosen).toBeGreaterThan(0);
    // The twins are no twins to Ben, or nothing was shown.
    expect(moments.some((table) => JSON.stringify(table.view(1)) !== JSON.stringify(twinOf(table).view(1)))).toBe(true);
    if (id === 'augsburg-1520') expect(moments.flatMap(secretsOf)).not.toEqual([]);
  },
  PATIENCE,
);

/** Everything on the screen while nobody peeks, before and after something was chosen there and not confirmed. */
async function lookOn(table: Table): Promise<readonly string[]> {
  const page = await seatTwo(table);
  const seen = [await everythingOn(page)];
  for (let i = 0; i < 6 && (await page.locator('[data-state="open"]').count()) > 0; i++)
    await page.locator('[data-state="open"]').first().dispatchEvent('click');
  seen.push(await everythingOn(page));
  await page.context().close();
  return seen;
}

test.each(GAMES)(
  'what lies open on the screen of %s is the same whatever anybody hides',
  async (id) => {
    const moments = momentsOf(gameOf(id)).slice(0, 1);
    const twins = moments.map((table) => twinOf(table, undefined));
    for (const [i, table] of moments.entries()) expect(await lookOn(itemAt(twins, i))).toEqual(await lookOn(table));
    expect(moments.some((table, i) => table.hash() !== itemAt(twins, i).hash())).toBe(true);
  },
  PATIENCE,
);

test('when a peek ends nothing is left of what was seen', async () => {
  const page = await app.visit();
  await beginTable(page, app.url, { game: 'augsburg-1520', people: 2 });
  await page.locator('[data-says="name"]').first().click();
  await look(page);
  const offered = await page
    .locator('[data-word*="note:"]')
    .evaluateAll((notes) => notes.map((note) => note.getAttribute('data-word') ?? ''));
  expect(offered.length).toBeGreaterThan(0);
  await page.locator('[data-word*="verb:buy"][data-state="open"]').first().click();
  await page.locator('[data-live]', { hasText: 'makes it count' }).waitFor({ state: 'attached' });
  await page.locator('[data-region="desk"] [data-says="peek"]').click();
  await page.locator('[data-says="name"]').first().waitFor();
  const html = await page.content();
  for (const note of offered) expect(html).not.toContain(note);
  // What was picked was said aloud, and stays with who picked it.
  expect(html).not.toContain('makes it count');
  expect(await page.locator('[data-curtain]').count()).toBe(0);
  expect(app.faults).toEqual([]);
  await page.context().close();
});

/** Everything the disk has for this page, bytes as they are, as one text; and whether any key there could be carried off. */
async function storedFor(page: Page): Promise<{ readonly text: string; readonly hasOpenKey: boolean }> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const texts: string[] = [];
    let hasOpenKey = false;
    const write = (value: unknown): void => {
      if (value instanceof CryptoKey) hasOpenKey ||= value.extractable;
      else if (value instanceof ArrayBuffer) texts.push(new TextDecoder('latin1').decode(value));
      else if (ArrayBuffer.isView(value)) texts.push(new TextDecoder('latin1').decode(value));
      else if (typeof value === 'object' && value !== null) Object.entries(value).flat().forEach(write);
      else texts.push(String(value));
    };
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name ?? ''));
      for (const store of db.objectStoreNames) write(await done(db.transaction(store).objectStore(store).getAll()));
      db.close();
    }
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) texts.push(url);
    return { text: texts.join('\n'), hasOpenKey };
  });
}

test.each(GAMES)(
  'what the disk has of a table of %s tells nobody anything',
  async (game) => {
    const page = await app.visit();
    await beginTable(page, app.url, { game, people: 2 });
    await playByMouse({ page, pick: numbers(3), most: 6 });
    const { header, lines } = replayed(await saveRecord(page)).record();
    expect(lines.length).toBeGreaterThan(1);
    const { text, hasOpenKey } = await storedFor(page);
    // The table is there, and it is not to be read.
    expect(text).toContain(page.url().split('/').at(-1));
    expect(hasOpenKey).toBe(false);
    for (const secret of [header.seed ?? '?', ...lines.map(({ words }) => words), ...Object.values(header.names)])
      expect(text).not.toContain(secret);
    await page.context().close();
  },
  PATIENCE,
);
