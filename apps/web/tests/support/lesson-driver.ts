import { stepsOf } from '@fondaco/lessons';
import { readLessons } from '@fondaco/lessons/node';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { GAMES } from './played-tables.ts';

/** The ways in which a lesson can be played. */
export const LESSON_WAYS = ['mouse', 'keys', 'touch'] as const;
export type LessonWay = (typeof LESSON_WAYS)[number];

const PACKAGES = path.resolve(import.meta.dirname, '../../../../packages');

/** Every chapter of every game, with the clauses by which it has something refused. */
export const CHAPTERS = GAMES.flatMap((game) =>
  readLessons(path.join(PACKAGES, game, 'lessons')).lessons.map((lesson) => ({
    game,
    id: lesson.id,
    refused: stepsOf(lesson).flatMap((step) => (step.type === 'try' ? [step.clause] : [])),
  })),
);

/** More presses than any chapter needs. */
const MOST_PRESSES = 200;
/** More presses of Tab than there are stops on any page. */
const MOST_TABS = 150;
/** So many frames a press may take to show an effect. */
const PATIENT_FRAMES = 600;

/** What the lesson on the page asks for at this moment. */
interface LessonGlance {
  readonly stage: 'step' | 'tried' | 'scene' | 'over';
  readonly done: number;
  /** What can be pressed to go on, where a finger would: only what is in sight. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** Something glows, and nothing of that is in sight. */
  readonly isHidden: boolean;
  /** Changes with whatever a press can change. */
  readonly trace: string;
  /** The clause by which what was tried is refused. */
  readonly refused: string | undefined;
  readonly answer: string;
}

/** Waits in the page until the lesson is drawn and something has changed, or nothing more comes, and says where things are. */
function look(page: Page, before = ''): Promise<LessonGlance> {
  return page.evaluate(
    async ({ known, most }) => {
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
      const card = () => document.querySelector('[data-lesson]');
      const isReady = () =>
        card() !== null &&
        document.querySelector('[data-drawn="false"], [data-region="desk"][aria-busy="true"]') === null &&
        document.querySelector('[data-commit][aria-disabled="true"]') === null;
      const wordsOf = (state: string) =>
        [...document.querySelectorAll(`[data-state="${state}"]`)].map((one) => one.getAttribute('data-word'));
      const traceNow = () =>
        [
          card()?.getAttribute('data-lesson'),
          card()?.getAttribute('data-done'),
          document.querySelector('[data-lesson] [data-answer]')?.textContent,
          document.querySelector('nav [aria-pressed="true"]')?.textContent,
          document.querySelector('[data-region="board"]')?.getAttribute('data-seq'),
          ...wordsOf('open'),
          '/',
          ...wordsOf('chosen'),
        ].join(' ');
      for (let frames = 0; frames < most && !(isReady() && traceNow() !== known); frames++) await nextFrame();
      // What glows is brought into sight in the frames that follow.
      for (let settled = 0, last = ''; settled < 12; settled++) {
        await nextFrame();
        if (traceNow() !== last) settled = 0;
        last = traceNow();
      }
      const stage = card()?.getAttribute('data-lesson') as LessonGlance['stage'];
      const isTry = document.querySelector('[data-show-step="try"]') !== null;
      const wanted =
        stage !== 'step'
          ? ['[data-go-on]']
          : ['[data-state="open"]', isTry ? '[data-show-step="try"]' : '[data-commit]'];
      const placesOf = (selector: string) =>
        [...document.querySelectorAll(selector)].flatMap((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const at = { x: left + width / 2, y: top + height / 2 };
          return document.elementFromPoint(at.x, at.y)?.closest(selector) === element ? [at] : [];
        });
      const places = wanted.flatMap(placesOf);
      return {
        stage,
        done: Number(card()?.getAttribute('data-done')),
        places,
        isHidden:
          document.querySelector('[data-state="open"]') !== null && placesOf('[data-state="open"]').length === 0,
        trace: traceNow(),
        refused: document.querySelector('[data-refused]')?.getAttribute('data-refused') ?? undefined,
        answer: document.querySelector('[data-lesson] [data-answer]')?.textContent ?? '',
      };
    },
    { known: before, most: PATIENT_FRAMES },
  );
}

/** Presses something that leads on; `skipped` of what could be pressed have led nowhere. */
async function press(page: Page, way: LessonWay, { places }: LessonGlance, skipped: number): Promise<boolean> {
  if (way === 'keys') return pressByKeys(page, skipped);
  const place = places[skipped];
  if (place === undefined) return false;
  if (way === 'mouse') await page.mouse.click(place.x, place.y);
  else await page.touchscreen.tap(place.x, place.y);
  return true;
}

/** What the focus is on: something that leads on, or a region in which arrow keys reach something that does. */
function focused(page: Page): Promise<'it' | 'near' | 'none'> {
  return page.evaluate(() => {
    const isTry = document.querySelector('[data-show-step="try"]') !== null;
    const leading = `[data-state="open"], [data-go-on], ${isTry ? '[data-show-step="try"]' : '[data-commit]'}`;
    const at = document.activeElement;
    if (at?.matches(leading) === true) return 'it';
    const region = at?.matches('[data-word]') === true ? at.closest('[data-region]') : null;
    return region !== null && region.querySelector('[data-state="open"]') !== null ? 'near' : 'none';
  });
}

const ARROWS = [
  'ArrowRight',
  'ArrowDown',
  'ArrowLeft',
  'ArrowLeft',
  'ArrowUp',
  'ArrowRight',
  'ArrowRight',
  'ArrowDown',
];

/** Tab from stop to stop, arrows inside a region, Enter on what leads on. */
async function pressByKeys(page: Page, skipped: number): Promise<boolean> {
  for (let tabs = 0, left = skipped; tabs < MOST_TABS; tabs++) {
    let seen = await focused(page);
    for (const arrow of seen === 'near' ? ARROWS : []) {
      await page.keyboard.press(arrow);
      seen = await focused(page);
      if (seen === 'it') break;
    }
    if (seen === 'it' && left-- === 0) {
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Chooses what the step is not about, until the lesson has answered that; the step stays. */
async function pressWrong(page: Page, way: LessonWay, { done }: LessonGlance): Promise<LessonGlance> {
  for (let skipped = 0; skipped < MOST_WRONG; skipped++) {
    if (way === 'keys') await chooseFromList(page, skipped);
    else {
      const at = await dimPlace(page, skipped);
      if (at === undefined) break;
      if (way === 'mouse') await page.mouse.click(at.x, at.y);
      else await page.touchscreen.tap(at.x, at.y);
    }
    const isAnswered = await page
      .waitForFunction(
        () => (document.querySelector('[data-lesson] [data-answer]')?.textContent ?? '') !== '',
        undefined,
        {
          timeout: ANSWERED,
        },
      )
      .catch(() => undefined);
    const sight = await look(page);
    if (sight.done !== done) throw new Error(`${page.url()}: a wrong touch was taken for the step`);
    if (isAnswered !== undefined) return sight;
  }
  throw new Error(`${page.url()}: no wrong touch is answered`);
}

/** So many wrong touches are tried, and so many milliseconds waited for the answer to one: some only begin a choice. */
const MOST_WRONG = 8;
const ANSWERED = 1000;

/** Where something in sight is that does not glow. */
function dimPlace(page: Page, skipped: number): Promise<{ readonly x: number; readonly y: number } | undefined> {
  return page.evaluate((left) => {
    const places = [...document.querySelectorAll('[data-word][data-state="dim"]')].flatMap((element) => {
      const { left: x, top: y, width, height } = element.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      return document.elementFromPoint(at.x, at.y)?.closest('[data-word]') === element ? [at] : [];
    });
    return places[left];
  }, skipped);
}

/** Through the list of choices: the letter, some steps down to one that does not glow, Enter. */
async function chooseFromList(page: Page, skipped: number): Promise<void> {
  await page.keyboard.press('c');
  await page.locator('[data-region="choices"] :focus').waitFor();
  for (let down = 0, left = skipped; down < MOST_TABS; down++) {
    const isDim = await page.evaluate(() => document.activeElement?.matches('[data-state="dim"]') === true);
    if (isDim && left-- === 0) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** How a chapter was played to its end. */
export interface PlayedChapter {
  readonly steps: number;
  /** The clauses by which what was tried was refused. */
  readonly refused: readonly string[];
}

/** Plays the chapter on the page to its end: once something wrong, then whatever it asks for. What it asks for is in sight, or this fails. */
export async function playChapter(page: Page, way: LessonWay): Promise<PlayedChapter> {
  const refused: string[] = [];
  let sight = await pressWrong(page, way, await look(page));
  for (let presses = 0, skipped = 0; presses < MOST_PRESSES; presses++) {
    if (sight.stage === 'over') return { steps: sight.done, refused };
    if (sight.stage === 'step' && sight.isHidden)
      throw new Error(`${page.url()}: what step ${sight.done + 1} is about is not in sight`);
    if (!(await press(page, way, sight, skipped))) break;
    const next = await look(page, sight.trace);
    if (next.answer !== '' && next.answer !== sight.answer)
      throw new Error(`${page.url()}: what step ${sight.done + 1} points at is answered by "${next.answer}"`);
    if (next.stage === 'tried' && sight.stage !== 'tried') {
      if (next.refused === undefined) throw new Error(`${page.url()}: nobody says why step ${next.done} is refused`);
      refused.push(next.refused);
    }
    skipped = next.trace === sight.trace ? skipped + 1 : 0;
    sight = next;
  }
  throw new Error(`${page.url()}: nothing in sight leads on from step ${sight.done + 1}`);
}
