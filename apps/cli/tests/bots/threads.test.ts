import {
  BotCancelled,
  historyFor,
  knowledgeOf,
  ThreadedBots,
  type AskedBot,
  type BotTask,
  type BotThreads,
} from '@fondaco/bots';
import { NodeBotThreads, playTournament, standingsOf, WorkerPool, type ArenaState } from '@fondaco/bots/node';
import { Choices, itemAt, listChoices, printChoice } from '@fondaco/kernel';
import { afterAll, expect, test } from 'vitest';
import { BOT_MODELS, botModels } from '../../src/bots/models.ts';
import { gatherPositions, models } from './fixtures.ts';

const model = itemAt(models, 0);
const { game } = model;
const NAMES = ['ann', 'bob', 'cleo', 'dino', 'eve'];
const threads = new NodeBotThreads(BOT_MODELS, 2);
afterAll(() => threads.close());

const positions = gatherPositions(model, 60, 31);

function askedOf(table: string, index: number, level: string): AskedBot {
  const { s, seat } = itemAt(positions, index);
  return {
    table,
    game,
    seats: NAMES.slice(0, s.seats[0]),
    seat,
    level,
    temperament: undefined,
    known: knowledgeOf(game, s, seat),
    history: historyFor(game, seat, []),
  };
}

function choicesAt(index: number): number[] {
  const { s, seat } = itemAt(positions, index);
  const choices = new Choices();
  listChoices(game.steps, s, seat, choices);
  return choices.toArray();
}

function offeredAt(index: number): string[] {
  return choicesAt(index).map((choice) => printChoice(game.verbs, NAMES, choice));
}

function botsOn(on: BotThreads, milliseconds: number): { readonly bots: ThreadedBots; readonly failures: string[] } {
  const failures: string[] = [];
  const bots = new ThreadedBots({
    threads: on,
    modelOf: (wanted) => botModels.of(wanted),
    keyOf: (wanted) => botModels.keyOf(wanted),
    milliseconds,
    onFailure: (message) => failures.push(message),
  });
  return { bots, failures };
}

test('bots of every level answer what is offered; one that does not exist is played by the journeyman', async () => {
  const { bots, failures } = botsOn(threads, 20);
  for (const level of [...bots.levels(game), 'wizard'])
    expect(offeredAt(0)).toContain(await bots.choose(askedOf('t', 0, level)));
  expect(failures).toEqual([]);
});

test('a grandmaster thinks in all threads at once, and one that fails is not missed', async () => {
  let begun = 0;
  const crew: BotThreads = {
    size: 2,
    run(task, limit) {
      if (begun++ > 0) return threads.run(task, limit);
      return { answer: Promise.reject(new Error('this thread fails')), cancel: () => undefined };
    },
  };
  const { bots, failures } = botsOn(crew, 30);
  expect(offeredAt(0)).toContain(await bots.choose(askedOf('t', 0, 'grandmaster')));
  expect(begun).toBe(2);
  expect(failures).toEqual([]);
});

test('what threads found is added up', async () => {
  const crew: BotThreads = {
    size: 3,
    run(task) {
      const [a = 0, b = 0] = choicesAt(0);
      const [first, second] = task.seed % 3 === 0 ? [40, 10] : [10, 15];
      const found = [
        { choice: a, visits: first },
        { choice: b, visits: second },
      ];
      const choice = first > second ? a : b;
      return { answer: Promise.resolve({ type: 'chosen', choice, found }), cancel: () => undefined };
    },
  };
  const { bots } = botsOn(crew, 30);
  // Of three seeds in a row one is divisible by 3: two of three threads prefer the second, but the first has 60 visits to 40.
  expect(await bots.choose(askedOf('t', 0, 'grandmaster'))).toBe(offeredAt(0)[0]);
});

test('fifty tables that ask at once have their masters answer, and none falls back', async () => {
  const { bots, failures } = botsOn(threads, 20);
  const lines = await Promise.all(
    Array.from({ length: 50 }, (_, i) => bots.choose(askedOf(`table-${i}`, i, 'master'))),
  );
  lines.forEach((line, i) => expect(offeredAt(i)).toContain(line));
  expect(failures).toEqual([]);
});

test('one late task ends by itself: its seat is played by the journeyman, the others by their masters', async () => {
  const slow: BotThreads = {
    size: threads.size,
    // A search of an hour that is given half a second.
    run: (task, limit) =>
      task.type === 'choose' && task.seat === itemAt(positions, 0).seat && task.seq === 1
        ? threads.run({ ...task, bot: 'master:600000ms' }, 500)
        : threads.run(task, limit),
  };
  const { bots, failures } = botsOn(slow, 100);
  const late = { ...askedOf('late', 0, 'master'), history: { seq: 1, since: () => undefined } };
  const [line, ...others] = await Promise.all([
    bots.choose(late),
    ...[1, 2, 3, 4].map((i) => bots.choose(askedOf(`table-${i}`, i, 'master'))),
  ]);
  expect(offeredAt(0)).toContain(line);
  others.forEach((other, i) => expect(offeredAt(i + 1)).toContain(other));
  expect(failures).toEqual([expect.stringContaining('table late')]);
  const sent: string[] = [];
  await bots.choose({ ...late, onFailure: (message) => sent.push(message) });
  expect(sent).toEqual([expect.stringContaining('table late')]);
  expect(failures).toHaveLength(1);
});

test('all tables get their turn: one that asks for much does not keep another waiting', async () => {
  const order: string[] = [];
  const one: BotThreads = { size: 1, run: (task, limit) => threads.run(task, limit) };
  const { bots } = botsOn(one, 10);
  // The first is begun at once; of those that wait the second table's is the second.
  const ask = (table: string, index: number): Promise<unknown> =>
    bots.hint(askedOf(table, index, 'master'), { iterations: 5 }).then(() => order.push(table));
  await Promise.all([ask('busy', 0), ask('busy', 1), ask('busy', 2), ask('busy', 3), ask('other', 4)]);
  expect(order).toEqual(['busy', 'busy', 'other', 'busy', 'busy']);
});

test('what is given up is answered to nobody, and the thread is free for others', async () => {
  const one: BotThreads = { size: 1, run: (task, limit) => threads.run(task, limit) };
  const { bots, failures } = botsOn(one, 600_000);
  const running = bots.choose(askedOf('left', 0, 'master'));
  const waiting = bots.choose(askedOf('left', 1, 'master'));
  const hint = bots.hint(askedOf('other', 2, 'master'), { iterations: 20, seed: 1 });
  bots.forget('left');
  const given = await Promise.allSettled([running, waiting]);
  for (const one of given) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(BotCancelled) });
  expect((await hint).hints.length).toBeGreaterThan(0);
  expect(failures).toEqual([]);
});

test('a seat that is asked the same again is thought about once, and something else ends what it was asked before', async () => {
  let begun = 0;
  const counted: BotThreads = {
    size: 2,
    run(task, limit) {
      begun++;
      return threads.run(task, limit);
    },
  };
  const { bots } = botsOn(counted, 300);
  const asked = askedOf('t', 0, 'master');
  const first = bots.choose(asked);
  expect(await bots.choose({ ...asked })).toBe(await first);
  expect(begun).toBe(1);
  const left = bots.choose(asked);
  const next = bots.choose({ ...asked, history: { seq: 1, since: () => undefined } });
  await expect(left).rejects.toThrow(BotCancelled);
  expect(offeredAt(0)).toContain(await next);
});

test('what a seat found out is there for its next decision, in whatever thread', async () => {
  const tasks: BotTask[] = [];
  const watched: BotThreads = {
    size: 2,
    run(task, limit) {
      tasks.push(structuredClone(task));
      return threads.run(task, limit);
    },
  };
  const { bots } = botsOn(watched, 50);
  const asked = askedOf('t', 0, 'master');
  const line = await bots.choose(asked);
  const choices = new Choices();
  listChoices(game.steps, itemAt(positions, 0).s, asked.seat, choices);
  const choice = choices.toArray().find((one) => printChoice(game.verbs, NAMES, one) === line) ?? -1;
  await bots.choose({ ...asked, history: historyFor(game, asked.seat, [{ seat: asked.seat, choice }]) });
  const [first, second] = tasks;
  expect(first).not.toHaveProperty('memory');
  expect(second).toMatchObject({ type: 'choose', memory: { seq: 0 }, since: [{ seat: asked.seat, choice }] });
});

test('a tournament rotates seats, goes on where it was, and ranks', async () => {
  const pool = new WorkerPool(BOT_MODELS, 1);
  const tournament = {
    game: game.id,
    rules: game.rules,
    bots: ['random', 'journeyman'],
    seats: 2,
    games: 4,
    seed: 1,
    isChallenge: false,
    weights: '',
  };
  const state: ArenaState = { tournament, played: {} };
  await playTournament(pool, state, () => undefined);
  expect(Object.values(state.played).map(({ players: seats }) => seats.join())).toEqual(['0,1', '1,0', '0,1', '1,0']);
  let more = 0;
  await playTournament(pool, { ...state, tournament: { ...tournament, games: 6 } }, () => more++);
  expect(more).toBe(2);
  expect(itemAt(standingsOf(state), 0).name).toBe('journeyman');
  // One bot in all seats has another deal in every game.
  const alone: ArenaState = { tournament: { ...tournament, bots: ['random'] }, played: {} };
  await playTournament(pool, alone, () => undefined);
  expect(new Set(Object.values(alone.played).map(({ points }) => points.join())).size).toBe(4);
  await pool.close();
});
