import { historyOf, knowledgeOf, ThreadedBots } from '@fondaco/bots';
import { NodeBotThreads } from '@fondaco/bots/node';
import { FastRandom, itemAt, seatsIn, Table, type Game } from '@fondaco/kernel';
import { BOT_MODELS, botModels } from './bot-models.ts';
import type { Figure } from './figures.ts';
import { percentile } from './rounds.ts';

const TABLES = 50;
const SEATS = 4;
const THREADS = 2;
const MILLISECONDS = 200;
/** How many decisions are searched at each table. */
const DECISIONS = 4;

/** Fifty tables full of masters at once, on two threads: how often one was replaced, and how long an answer takes. */
export async function measureManyTables(game: Game): Promise<Figure[]> {
  const threads = new NodeBotThreads(BOT_MODELS, THREADS);
  const failures: string[] = [];
  const bots = new ThreadedBots({
    threads,
    modelOf: (wanted) => botModels.of(wanted),
    keyOf: (wanted) => botModels.keyOf(wanted),
    milliseconds: MILLISECONDS,
    onFailure: (message) => failures.push(message),
  });
  const waits = (await Promise.all(Array.from({ length: TABLES }, (_, i) => playOn(bots, game, i)))).flat();
  await threads.close();
  for (const failure of failures) console.error(`bench: ${failure}`);
  return [
    {
      name: `bots-${TABLES}-tables-fall-backs`,
      value: failures.length,
      unit: `of ${waits.length} choices of masters, ${MILLISECONDS} ms, ${THREADS} threads`,
      target: { type: 'below', value: 1 },
    },
    { name: `bots-${TABLES}-tables-answer-p50`, value: percentile(waits, 0.5), unit: 'ms, waiting included' },
    { name: `bots-${TABLES}-tables-answer-max`, value: Math.max(...waits), unit: 'ms, waiting included' },
  ];
}

/** Has the masters of a table play; returns how long each of their choices took. */
async function playOn(bots: ThreadedBots, game: Game, number: number): Promise<number[]> {
  const names = Array.from({ length: SEATS }, (_, seat) => `master ${seat + 1}`);
  const made = Table.create(game, { names, seed: new FastRandom(number).seed() });
  if (!made.ok) throw new Error(made.error.message);
  const table = made.value;
  const waits: number[] = [];
  while (!table.isOver && waits.length < DECISIONS) {
    const seat = itemAt(seatsIn(table.waiting), 0);
    const isSearched = table.choices(seat).length > 1;
    const began = performance.now();
    const line = await bots.choose({
      table: `table ${number}`,
      game,
      seats: table.seats,
      seat,
      level: 'master',
      temperament: undefined,
      known: knowledgeOf(game, table.copyState(), seat),
      history: historyOf(table, seat),
    });
    if (isSearched) waits.push(performance.now() - began);
    const done = table.submit(seat, table.seq, [line]);
    if (!done.ok) throw new Error(done.error.message);
  }
  return waits;
}
