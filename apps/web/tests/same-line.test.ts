import { analyse, decisionFrom, knowledgeOf, makeBotModel } from '@fondaco/bots';
import { games, type CatalogEntry } from '@fondaco/catalog';
import { FastRandom, itemAt, printChoice, printRecord, seatsIn, Table } from '@fondaco/kernel';
import type { Answer, Hint, Unnumbered } from '@fondaco/protocol';
import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from './support/browser.ts';

const app = useApp();
const POSITIONS = 8;
const ITERATIONS = 120;
const SEED = 20_260;
/** So many decisions apart; the first positions are early, the last late. */
const APART = 9;
const HINTS = 3;

interface ComparedPosition {
  readonly record: string;
  readonly hints: readonly Hint[];
}

/** Where the first player decides in games played at random at tables of all sizes, and what Node advises there. */
function positionsOf(entry: CatalogEntry): ComparedPosition[] {
  const { game } = entry;
  const rng = new FastRandom(31);
  const found: ComparedPosition[] = [];
  for (
    let seats = game.minSeats;
    found.length < POSITIONS;
    seats = seats === game.maxSeats ? game.minSeats : seats + 1
  ) {
    const names = ['Ann', 'Ben', 'Carla', 'Dino', 'Eva'].slice(0, seats);
    const table = Table.create(game, { names, seed: rng.seed() });
    if (!table.ok) throw new Error(table.error.message);
    let wait = APART;
    for (let perGame = 0; !table.value.isOver && perGame < 2 && found.length < POSITIONS;) {
      const waiting = seatsIn(table.value.waiting);
      const seat = itemAt(waiting, rng.below(waiting.length));
      const choices = table.value.choices(seat);
      if (seat === 0 && choices.length > 3 && --wait <= 0) {
        found.push({ record: printRecord(table.value.record()), hints: adviceInNode(entry, table.value) });
        wait = APART;
        perGame++;
      }
      table.value.submit(seat, undefined, [itemAt(choices, rng.below(choices.length))]);
    }
  }
  return found;
}

function adviceInNode({ game, evaluation }: CatalogEntry, table: Table): Hint[] {
  const model = makeBotModel(game, evaluation);
  const ask = decisionFrom(game, knowledgeOf(game, table.copyState(), 0), 0, table.seats);
  if (!model.ok || !ask.ok) throw new Error('nothing to ask');
  const how = { budget: { iterations: ITERATIONS }, most: HINTS, seed: SEED };
  const found = analyse(model.value, ask.value, how);
  if (!found.ok) throw new Error(found.error.message);
  const print = (choice: number) => printChoice(game.verbs, table.seats, choice);
  return found.value.advice.map(({ choice, own, win, chances, margin, reasons }) => ({
    line: print(choice),
    goesOn: own.slice(1).map(print),
    win,
    chances,
    margin,
    reasons,
  }));
}

interface Bench {
  ask(request: Unnumbered): Promise<Answer>;
}

/** Starts the built worker in the page, with WebAssembly or without, and says whether it has it. */
async function startWorker(page: Page, hasVectors: boolean): Promise<boolean> {
  const file = readdirSync(new URL('../dist/assets/', import.meta.url)).find((name) => /^worker-.*\.js$/.test(name));
  const url = new URL(`assets/${file}`, app.url).href;
  const before = hasVectors ? '' : 'delete globalThis.WebAssembly; ';
  return page.evaluate(
    async (script) => {
      const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), {
        type: 'module',
      });
      const first = await new Promise<MessageEvent<boolean>>((resolve) =>
        worker.addEventListener('message', resolve, { once: true }),
      );
      let last = 0;
      const ask: Bench['ask'] = (request) =>
        new Promise((resolve) => {
          const id = ++last;
          const hear = ({ data }: MessageEvent<Answer>) => {
            if (data.re !== id) return;
            worker.removeEventListener('message', hear);
            resolve(data);
          };
          worker.addEventListener('message', hear);
          worker.postMessage({ id, ...request });
        });
      Object.assign(globalThis, { bench: { ask } });
      // The bots keep still while a position is looked at.
      await ask({ type: 'pace', least: 60_000, most: 60_000 });
      return first.data;
    },
    `${before}await import(${JSON.stringify(url)}); postMessage('WebAssembly' in globalThis);`,
  );
}

function adviceInBrowser(page: Page, record: string): Promise<Answer> {
  return page.evaluate(
    async ([text, iterations, seed]) => {
      const { bench } = globalThis as unknown as { bench: Bench };
      const made = await bench.ask({ type: 'import', text });
      if (made.type !== 'created') return made;
      const { table } = made;
      await bench.ask({ type: 'open', table });
      await bench.ask({ type: 'sit', table, seat: 'red' });
      const hints = await bench.ask({ type: 'hint', table, seat: 'red', iterations, seed });
      await bench.ask({ type: 'remove', table });
      return hints;
    },
    [record, ITERATIONS, SEED] as const,
  );
}

test.each(games)('at $title the browser comes to the same line as Node, to the last bit', async (entry) => {
  const positions = positionsOf(entry);
  expect(positions.length).toBe(POSITIONS);
  for (const hasVectors of [true, false]) {
    const page = await app.visit();
    expect(await startWorker(page, hasVectors)).toBe(hasVectors);
    for (const { record, hints } of positions) {
      const answer = await adviceInBrowser(page, record);
      expect(answer).toMatchObject({ type: 'hints', iterations: ITERATIONS });
      if (answer.type === 'hints') expect(answer.hints).toEqual(hints);
    }
    await page.context().close();
  }
  expect(app.faults).toEqual([]);
});
