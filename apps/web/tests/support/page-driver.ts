import { findGame } from '@fondaco/catalog';
import { itemAt, parseRecord, Table, type Line } from '@fondaco/kernel';
import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What the page asks of who is before it: something to touch or confirm, to pick nothing, a screen to take, something of their own to look at, or nothing any more. */
export type DriverState = 'touch' | 'confirm' | 'none' | 'curtain' | 'peek' | 'over';

export interface Sight {
  readonly asked: DriverState;
  /** Where a finger can go, each a place where nothing lies above what is meant. */
  readonly places: readonly { readonly x: number; readonly y: number; readonly word: string }[];
  /** What could still be touched instead of confirming: another choice, or more of a set. */
  readonly besides: readonly { readonly x: number; readonly y: number }[];
  /** How many things glow, in sight or not. */
  readonly glowing: number;
  /** The phone's tabs that are closed; some have the gold dot. */
  readonly tabs: readonly { readonly x: number; readonly y: number; readonly hasDot: boolean }[];
}

/** What it takes to drive a page: any browser's will do. */
export interface DrivenPage {
  evaluate<R, A = undefined>(act: (argument: A) => R | Promise<R>, argument?: A): Promise<R>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
}

/** Waits in the page until the person is asked, and says where things are: one journey however long the bots take. */
export async function look(page: Pick<DrivenPage, 'evaluate'>): Promise<Sight> {
  const sight = await see(page, { isPatient: true });
  if (sight === undefined) throw new Error('nobody is asked');
  return sight;
}

/** Where things are if the person is asked now. */
export function glance(page: Pick<DrivenPage, 'evaluate'>): Promise<Sight | undefined> {
  return see(page, { isPatient: false });
}

function see(page: Pick<DrivenPage, 'evaluate'>, how: { readonly isPatient: boolean }): Promise<Sight | undefined> {
  return page.evaluate(async ({ isPatient }) => {
    const stateNow = (): DriverState | undefined => {
      if (document.querySelector('[data-drawn="false"]') !== null) return undefined;
      if (document.querySelector('[data-region="end"] tfoot') !== null) return 'over';
      if (document.querySelector('[data-curtain]') !== null) return 'curtain';
      if (document.querySelector('[data-region="desk"]:not([aria-busy="true"])') === null) return undefined;
      const commit = document.querySelector('[data-commit]');
      if (commit !== null) return commit.getAttribute('aria-disabled') === 'true' ? undefined : 'confirm';
      if (document.querySelector('[data-region="desk"] [data-says="name"]') !== null) return 'peek';
      if (document.querySelector('[data-none]') !== null)
        return document.querySelector('[data-state="open"]') === null ? 'none' : 'touch';
      // On the phone what glows may be behind a tab; the button to take back is there whenever it is one's turn.
      return document.querySelector('[data-state="open"], [aria-label^="Undo"]') === null ? undefined : 'touch';
    };
    const asked = await new Promise<DriverState | undefined>((resolve) => {
      const found = stateNow();
      if (found !== undefined || !isPatient) {
        resolve(found);
        return;
      }
      const observer = new MutationObserver(() => {
        const now = stateNow();
        if (now === undefined) return;
        observer.disconnect();
        resolve(now);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
    if (asked === undefined) {
      // Whoever looks again at once would keep the page from drawing.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return undefined;
    }
    const wanted = {
      touch: '[data-state="open"], [data-none]',
      none: '[data-none]',
      confirm: '[data-commit]',
      curtain: '[data-curtain]',
      peek: '[data-region="desk"] [data-says="name"]',
      over: 'none',
    }[asked];
    const all = [...document.querySelectorAll(wanted)];
    const placesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = { x: left + width / 2, y: top + height / 2 };
        const isHit = document.elementFromPoint(at.x, at.y)?.closest(selector) === element;
        return isHit ? [{ ...at, word: element.getAttribute('data-word') ?? '' }] : [];
      });
    const places = placesOf(wanted);
    const besides = asked === 'confirm' ? placesOf('[data-state="open"]') : [];
    const tabs = [...document.querySelectorAll('nav button[aria-pressed="false"]')].map((tab) => {
      const { left, top, width, height } = tab.getBoundingClientRect();
      const hasDot = tab.querySelector('[role="img"]') !== null;
      return { x: left + width / 2, y: top + height / 2, hasDot };
    });
    return { asked, places, besides, glowing: all.length, tabs };
  }, how);
}

/** A generator for tests: the same numbers every time. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Drive<P = Page> {
  readonly page: P;
  readonly pick: (below: number) => number;
  /** After so many confirmed choices it stops, if the game is not over before. */
  readonly most?: number;
}

/** More touches than any game needs: then it goes in circles. */
export const MOST_TOUCHES = 4000;

export interface Driven {
  readonly confirmed: number;
  readonly isOver: boolean;
  /** Tabs opened because their dot said that something is possible there. */
  readonly dots: number;
}

type Press = (at: { readonly x: number; readonly y: number }) => Promise<void>;

/** What came of a touch: something confirmed, a tab opened because of its dot, or neither. */
type Touched = 'confirmed' | 'dot' | undefined;

/** Plays by pressing whatever glows where it is; `press` is the mouse or the finger. */
async function playBy(
  press: Press,
  { page, pick, most = Infinity }: Drive<Pick<DrivenPage, 'evaluate'>>,
): Promise<Driven> {
  let [confirmed, dots] = [0, 0];
  for (let i = 0; i < MOST_TOUCHES; i++) {
    const sight = await look(page);
    if (sight.asked === 'over' || confirmed >= most) return { confirmed, dots, isOver: sight.asked === 'over' };
    const touched = await touch(press, { page, pick }, sight, { isNew: dots === 0 });
    if (touched === 'confirmed') confirmed++;
    if (touched === 'dot') dots++;
  }
  throw new Error('the game does not come to its end');
}

/** Presses one thing of what is seen; whoever is new opens a tab that has a dot first. */
async function touch(
  press: Press,
  { page, pick }: Drive<Pick<DrivenPage, 'evaluate'>>,
  { asked, places, besides, glowing, tabs }: Sight,
  { isNew }: { readonly isNew: boolean },
): Promise<Touched> {
  if (besides.length > 0 && pick(3) === 0) {
    await press(itemAt(besides, pick(besides.length)));
    return undefined;
  }
  const dotted = tabs.filter(({ hasDot }) => hasDot);
  if (asked === 'touch' && dotted.length > 0 && (glowing === 0 || isNew || pick(3) === 0)) {
    await press(itemAt(dotted, pick(dotted.length)));
    return 'dot';
  }
  if (glowing === 0 && tabs.length > 0) {
    await press(itemAt(tabs, pick(tabs.length)));
    return undefined;
  }
  const place = places[pick(Math.max(1, places.length))];
  if (place === undefined) await bringIntoSight(page, asked === 'confirm' ? 0 : pick(glowing));
  else await press(place);
  return asked === 'confirm' && place !== undefined ? 'confirmed' : undefined;
}

/** Scrolls to one of the things that are asked for, none of which is in sight. */
async function bringIntoSight(page: Pick<DrivenPage, 'evaluate'>, lot: number): Promise<void> {
  await page.evaluate((drawn) => {
    const all = document.querySelectorAll(
      '[data-commit], [data-none], [data-state="open"], [data-curtain], [data-says="name"]',
    );
    all[drawn % all.length]?.scrollIntoView({ block: 'center' });
  }, lot);
}

/** Plays with the mouse alone. */
export function playByMouse(drive: Drive<DrivenPage>): Promise<Driven> {
  return playBy(({ x, y }) => drive.page.mouse.click(x, y), drive);
}

/** What came of doing one thing at a table, if the person was asked. */
export type Done = 'waits' | 'touched' | 'confirmed' | 'over';

/** Presses one thing with the mouse, if the person is asked now; answers what came of it, and whether the game is over. */
export async function touchOnce({ page, pick }: Drive<DrivenPage>): Promise<Done> {
  const sight = await glance(page);
  if (sight === undefined) return 'waits';
  if (sight.asked === 'over') return 'over';
  const touched = await touch(({ x, y }) => page.mouse.click(x, y), { page, pick }, sight, { isNew: false });
  return touched === 'confirmed' ? 'confirmed' : 'touched';
}

/** Plays with a finger alone. */
export function playByFinger(drive: Drive): Promise<Driven> {
  return playBy(({ x, y }) => drive.page.touchscreen.tap(x, y), drive);
}

/** The record of the table on the screen, saved as a person saves it. */
export async function saveRecord(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const download = await saveByButton(page);
  await page.keyboard.press('Escape');
  return readFileSync(await download.path(), 'utf8');
}

/** Presses the button that saves; if asked whether to save what is hidden, yes. */
export async function saveByButton(page: Page): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record as a file' }).first().click();
  const agree = page.locator('[data-agree]');
  await Promise.any([download, agree.waitFor()]);
  if ((await agree.count()) > 0) await agree.click();
  return download;
}

/** The lines of the table on the screen, each checked against the rules. */
export async function savedLines(page: Page): Promise<readonly Line[]> {
  return replayed(await saveRecord(page)).record().lines;
}

/** The table a record tells of, after every line of it was checked against the rules. */
export function replayed(text: string): Table {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error.message);
  const game = findGame(record.value.header.game)?.game;
  if (game === undefined) throw new Error('a game that does not exist');
  const table = Table.open(game, record.value);
  if (!table.ok) throw new Error(`${table.error.where ?? ''} ${table.error.message}`);
  return table.value;
}

/** The game on the screen is over, can be played again, and was a game by the rules. */
export async function expectWholeGame(page: Page, seats: number): Promise<void> {
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  const table = replayed(await saveRecord(page));
  expect(table.isOver).toBe(true);
  expect(table.seats).toHaveLength(seats);
}
