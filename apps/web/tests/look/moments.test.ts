import { printRecord, seatsIn, Table } from '@fondaco/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../support/browser.ts';
import { gameOf, NAMES, openRecord } from '../support/played-tables.ts';

const SEATS = 3;

/** A table at which the first seat is about to end a turn, after which there is charity. */
function recordBeforeCharity(): string {
  for (let seed = 1; seed < 60; seed++) {
    const made = Table.create(gameOf('de-vulgari-eloquentia'), {
      names: NAMES.slice(0, SEATS),
      seed: new Uint8Array(32).fill(seed),
    });
    if (!made.ok) throw new Error(made.error.message);
    const table = made.value;
    for (let i = 0; !table.isOver; i++) {
      const [seat = 0] = seatsIn(table.waiting);
      const choices = table.choices(seat);
      const vows = choices.find((line) => line.startsWith('become'));
      const line = vows ?? choices[(i * 7) % choices.length] ?? '';
      if (seat === 0 && choices.includes('end')) {
        const record = printRecord(table.record());
        const ended = table.submit(0, table.seq, ['end']);
        if (!ended.ok) throw new Error(ended.error.message);
        const types = new Set(ended.value.flatMap(({ events }) => table.tell(events, 0).map(({ type }) => type)));
        if (types.has('alms') && types.has('event-laid') && types.has('ordered')) return record;
      } else {
        const said = table.submit(seat, table.seq, [line]);
        if (!said.ok) throw new Error(said.error.message);
      }
    }
  }
  throw new Error('no table comes to charity');
}

let record: string;
beforeAll(() => {
  record = recordBeforeCharity();
});

async function endTurn(page: Page, url: string): Promise<void> {
  await prepareEnd(page, url);
  await page.locator('[data-commit]').click();
}

/** A turn that only needs to be confirmed to be over. */
async function prepareEnd(page: Page, url: string): Promise<void> {
  await openRecord(page, url, record);
  await page.locator('[data-state="open"]').first().waitFor();
  await page.keyboard.press('e');
  await page.locator('[data-commit]').waitFor();
}

/** Which moments come, in the order in which they do, until there is nothing more to be seen before the next question. */
function momentsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const seen: string[] = [];
        const look = () => {
          const id = document.querySelector('[data-moment]')?.getAttribute('data-moment');
          if (typeof id === 'string' && seen.at(-1) !== id) seen.push(id);
          const isHeld = document.querySelector('[data-region="desk"][aria-busy="true"]') !== null;
          if (seen.length === 0 || isHeld) return;
          observer.disconnect();
          resolve(seen);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        look();
      }),
  );
}

/** Runs in the page: notes which tones are struck, in hertz, and how loud. */
function listenToTones(): void {
  const [tones, loudness]: [number[], number[]] = [[], []];
  Object.assign(globalThis, { tones, loudness });
  // oxlint-disable-next-line unbound-method
  const { start, connect } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    tones.push(this.frequency.value);
    start.call(this, when);
  };
  GainNode.prototype.connect = function (this: GainNode, target: never) {
    loudness.push(Math.round(this.gain.value * 100) / 100);
    return connect.call(this, target);
  } as typeof connect;
}

function tonesOn(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (globalThis as unknown as { tones: number[] }).tones);
}

describe('the phases of a turn', () => {
  const app = useApp();

  test('are seen one after another before anything is asked', async () => {
    const page = await app.visit({ settings: { pace: 'brisk', motion: 'auto' } });
    await prepareEnd(page, app.url);
    // Who looks only when they have begun may come too late.
    const [seen] = await Promise.all([momentsOf(page), page.locator('[data-commit]').click()]);
    expect(seen.slice(0, 3)).toEqual(['event', 'charity', 'order']);
    expect(app.faults).toEqual([]);
  });

  test('are skipped one by one, by key and by button', async () => {
    const page = await app.visit({ settings: { pace: 'slow', motion: 'auto' } });
    await endTurn(page, app.url);
    await page.locator('[data-moment="event"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-moment="charity"] [data-purse]').first().waitFor();
    expect(await page.locator('[data-purse]').count()).toBe(SEATS);
    await page.locator('[data-skip]').click();
    await page.locator('[data-moment="order"]').waitFor();
    await page.locator('body').press('Space');
    await page.locator('[data-moment="order"]').waitFor({ state: 'detached' });
    expect(app.faults).toEqual([]);
  });

  test('pass at the speed that is chosen there and kept', async () => {
    const page = await app.visit({ settings: { pace: 'humane', motion: 'auto' } });
    await endTurn(page, app.url);
    await page.locator('[data-moment="event"] [data-pace]').dispatchEvent('click');
    await page.locator('[data-pace="brisk"]').waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('fondaco-settings') ?? '');
    expect(JSON.parse(kept)).toMatchObject({ pace: 'brisk' });
  });

  test('are one list where no motion is wanted', async () => {
    const page = await app.visit({ settings: { pace: 'humane', motion: 'none' } });
    await endTurn(page, app.url);
    const scene = page.locator('[data-moment][data-still="true"]');
    await scene.waitFor();
    expect(await scene.locator('li').count()).toBeGreaterThanOrEqual(3);
    await page.keyboard.press('Escape');
    await scene.waitFor({ state: 'detached' });
  });

  test('are not shown to who wants everything at once', async () => {
    const page = await app.visit({ settings: { pace: 'instant', motion: 'auto' } });
    await endTurn(page, app.url);
    await page.locator('[data-entry]').first().waitFor();
    expect(await page.locator('[data-moment]').count()).toBe(0);
  });

  test('are heard once who wants that, at once too, and as loud as was set', async () => {
    const page = await app.visit({ settings: { pace: 'instant', motion: 'auto' } });
    await page.addInitScript(listenToTones);
    await page.reload();
    await endTurn(page, app.url);
    await page.locator('[data-entry]').first().waitFor();
    expect(await tonesOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('slider', { name: /^Sound/ }).fill('40');
    await page.keyboard.press('Escape');
    await page.reload();
    await endTurn(page, app.url);
    // A tile is laid in its city, and then it is somebody's turn.
    await expect.poll(() => tonesOn(page)).toEqual(expect.arrayContaining([190, 523]));
    expect(await page.evaluate(() => (globalThis as unknown as { loudness: number[] }).loudness)).toContain(0.4);
  });
});
