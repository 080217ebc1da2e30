import { analyse, decisionFrom, knowledgeOf, makeBotModel } from '@fondaco/bots';
import { games, type CatalogEntry } from '@fondaco/catalog';
import { FastRandom, itemAt, printChoice, printRecord, seatsIn, Table } from '@fondaco/kernel';
import type { Answer, Hint } from '@fondaco/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startWorker, type BareWorker } from './support/bare-worker.ts';
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

function adviceInBrowser(page: Page, record: string): Promise<Answer> {
  return page.evaluate(
    async ([text, iterations, seed]) => {
      const { bench } = globalThis as unknown as { bench: BareWorker };
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
    const page = await app.visit({ bypassCSP: true });
    expect(await startWorker(page, app.url, hasVectors)).toBe(hasVectors);
    for (const { record, hints } of positions) {
      const answer = await adviceInBrowser(page, record);
      expect(answer).toMatchObject({ type: 'hints', iterations: ITERATIONS });
      if (answer.type === 'hints') expect(answer.hints).toEqual(hints);
    }
    await page.context().close();
  }
  expect(app.faults).toEqual([]);
});

test('while a search runs the table answers everything else', async () => {
  const { record } = itemAt(positionsOf(itemAt(games, 0)), 0);
  const page = await app.visit({ bypassCSP: true });
  await startWorker(page, app.url, true);
  const order = await page.evaluate(
    async ([text, iterations]) => {
      const { bench } = globalThis as unknown as { bench: BareWorker };
      const made = await bench.ask({ type: 'import', text });
      if (made.type !== 'created') return [made.type];
      const { table } = made;
      await bench.ask({ type: 'open', table });
      await bench.ask({ type: 'sit', table, seat: 'red' });
      const answered: string[] = [];
      const note = ({ type }: Answer): number => answered.push(type);
      const searched = bench.ask({ type: 'hint', table, seat: 'red', iterations, seed: 1 }).then(note);
      const asked = bench.ask({ type: 'why-not', table, seat: 'red', keys: ['verb:move'] }).then(note);
      await Promise.all([searched, asked]);
      return answered;
    },
    [record, 20 * ITERATIONS] as const,
  );
  expect(order).toEqual(['why', 'hints']);
  await page.context().close();
});
