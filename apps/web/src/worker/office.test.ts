import { analyse, decisionFrom, knowledgeOf, makeBotModel } from '@fondaco/bots';
import { games } from '@fondaco/catalog';
import { MemoryStore } from '@fondaco/host';
import { determinize, FastRandom, parseRecord, printChoice, Table, type Json } from '@fondaco/kernel';
import {
  PROTOCOL,
  type Answer,
  type HostMessage,
  type Request,
  type SeatPlayer,
  type TableMessage,
} from '@fondaco/protocol';
import { expect, test } from 'vitest';
import type { BotPlayer } from './bot-player.ts';
import { learntBot } from './learnt-bot.ts';
import { Office } from './office.ts';

type Asked = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never;

const ann: SeatPlayer = { type: 'person', name: 'ann' };
const bob: SeatPlayer = { type: 'person', name: 'bob' };
const dante: SeatPlayer = { type: 'bot', name: 'Dante', level: 'novice', temperament: 'dante' };
const GAME = 'de-vulgari-eloquentia';

/** An office and somebody who asks it one thing after another. */
function visit(bot: BotPlayer = learntBot) {
  const told: TableMessage[] = [];
  const waiting = new Map<number, (answer: Answer) => void>();
  const heard: (() => void)[] = [];
  const post = (message: HostMessage) => {
    if ('re' in message) waiting.get(message.re)?.(message);
    else if (message.type === 'table') {
      told.push(message);
      for (const listener of heard.splice(0)) listener();
    }
  };
  const office = new Office({ store: new MemoryStore(), bot, post });
  let last = 0;
  const ask = (request: Asked): Promise<Answer> =>
    new Promise((resolve) => {
      waiting.set(++last, resolve);
      office.receive(JSON.parse(JSON.stringify({ id: last, ...request })) as Json);
    });
  const begin = async (seats: readonly SeatPlayer[], game = GAME): Promise<string> => {
    await ask({ type: 'pace', least: 0, most: 0 });
    const made = await ask({ type: 'new', how: { game, seats, options: {}, seed: '5'.repeat(64) } });
    if (made.type !== 'created') throw new Error(JSON.stringify(made));
    await ask({ type: 'open', table: made.table, isTakingOver: false });
    return made.table;
  };
  const until = async (isSo: (message: TableMessage) => boolean): Promise<TableMessage> => {
    for (;;) {
      const found = told.findLast(isSo);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => heard.push(resolve));
    }
  };
  return { ask, begin, told, until };
}

test('a table with a bot of a level or temperament that nobody knows is refused, with those there are', async () => {
  const { ask } = visit();
  const make = (seat: Partial<SeatPlayer>) =>
    ask({ type: 'new', how: { game: GAME, seats: [ann, { ...dante, ...seat } as SeatPlayer], options: {} } });
  expect(await make({ level: 'wizard' } as object)).toMatchObject({
    type: 'refused',
    refusal: { code: 'bad-setup', where: 'Dante', message: expect.stringContaining('journeyman') as string },
  });
  expect(await make({ temperament: 'sibylla' } as object)).toMatchObject({
    type: 'refused',
    refusal: { message: expect.stringContaining('ambrogio, dante') as string },
  });
  expect(await make({})).toMatchObject({ type: 'created' });
});

test('every game names its temperaments', async () => {
  const welcome = await visit().ask({ type: 'hello', protocol: PROTOCOL });
  if (welcome.type !== 'welcome') throw new Error(welcome.type);
  expect(welcome.games.map(({ temperaments }) => temperaments)).toEqual([
    ['ambrogio', 'dante', 'cielo', 'marco'],
    ['jakob', 'sibylla', 'anton', 'burkhard'],
  ]);
});

test('the bot is asked with the temperament of its seat', async () => {
  const asked: unknown[] = [];
  const bot: BotPlayer = {
    ...learntBot,
    choose: (one) => {
      asked.push([one.seats[one.seat], one.level, one.temperament]);
      return learntBot.choose(one);
    },
  };
  const { ask, begin, until } = visit(bot);
  const table = await begin([ann, dante]);
  await ask({ type: 'hand-over', table, seat: 'red', player: { type: 'bot', name: 'ann', level: 'random' } });
  await until(({ seq }) => seq >= 4);
  expect(asked).toContainEqual(['red', 'random', undefined]);
  expect(asked).toContainEqual(['blue', 'novice', 'dante']);
  await ask({ type: 'close', table });
});

test('a seat is handed to a bot and back, and whoever gave it away no longer sees through its eyes', async () => {
  const { ask, begin, told, until } = visit();
  const table = await begin([ann, bob]);
  await ask({ type: 'sit', table, seat: 'red' });
  expect(told.at(-1)).toMatchObject({ seat: 'red' });
  const bot: SeatPlayer = { type: 'bot', name: 'ann', level: 'random', temperament: 'marco' };
  expect(await ask({ type: 'hand-over', table, seat: 'red', player: bot })).toMatchObject({
    type: 'seats',
    seats: [bot, bob],
  });
  expect(told.at(-1)?.seat).toBeUndefined();
  expect(told.at(-1)?.choices).toEqual([]);
  await until(({ seat, waiting, seq }) => seat === undefined && seq > 0 && waiting.includes('blue'));
  expect(await ask({ type: 'sit', table, seat: 'red' })).toMatchObject({ refusal: { code: 'not-yours' } });
  expect(await ask({ type: 'hand-over', table, seat: 'red', player: ann })).toMatchObject({
    type: 'seats',
    seats: [ann, bob],
  });
  expect(await ask({ type: 'sit', table, seat: 'red' })).toMatchObject({ type: 'done' });
  const again = await ask({ type: 'open', table, isTakingOver: false });
  expect(again).toMatchObject({ type: 'opened', seats: [ann, bob] });
});

test.each([
  ['no such seat', 'green', { type: 'bot', name: 'zoe', level: 'novice' }],
  ['no level', 'red', { type: 'bot', name: 'ann', level: 'wizard' }],
  ['no temperament', 'red', { type: 'bot', name: 'ann', level: 'novice', temperament: 'jakob' }],
  ['no such seat', 'white', { type: 'person', name: 'ann' }],
] as const)('a seat is not handed over where there is %s', async (message, seat, player) => {
  const { ask, begin } = visit();
  const table = await begin([ann, dante]);
  expect(await ask({ type: 'hand-over', table, seat, player })).toMatchObject({
    type: 'refused',
    refusal: { code: 'bad-setup', message: expect.stringContaining(message) as string },
  });
  expect(await ask({ type: 'open', table, isTakingOver: false })).toMatchObject({ seats: [ann, dante] });
});

test('a bot that can do nothing at all still does not stop the table', async () => {
  const bot: BotPlayer = { ...learntBot, choose: () => Promise.reject(new Error('gone')) };
  const { ask, begin, until } = visit(bot);
  const table = await begin([dante, { ...dante, name: 'Cielo' }]);
  await ask({ type: 'sit', table });
  expect((await until(({ seq }) => seq >= 5)).seq).toBeGreaterThanOrEqual(5);
  await ask({ type: 'close', table });
});

test.each(games)(
  'a hint at $title is what an analysis of what the seat knows comes to',
  async ({ game, evaluation }) => {
    const { ask, begin, told } = visit();
    const table = await begin([ann, { type: 'bot', name: 'bot', level: 'random' }], game.id);
    await ask({ type: 'pace', least: 60_000, most: 60_000 });
    await ask({ type: 'sit', table, seat: 'red' });
    if (told.at(-1)?.waiting.includes('red') !== true) throw new Error('red is not asked first');
    const hints = await ask({ type: 'hint', table, seat: 'red', iterations: 60, seed: 9 });
    const file = await ask({ type: 'record', table });
    if (hints.type !== 'hints' || file.type !== 'record') throw new Error(hints.type);
    const record = parseRecord(file.text);
    if (!record.ok) throw new Error(record.error.message);
    const replayed = Table.open(game, record.value);
    const model = makeBotModel(game, evaluation);
    if (!replayed.ok || !model.ok) throw new Error('not replayed');
    // Whatever the truth is behind what ann knows, the answer is the same.
    const truth = replayed.value.copyState();
    determinize(game, truth, 0, new FastRandom(77));
    const { seats } = replayed.value;
    const asked = decisionFrom(game, knowledgeOf(game, truth, 0), 0, seats);
    if (!asked.ok) throw new Error(asked.error.message);
    const found = analyse(model.value, asked.value, { budget: { iterations: 60 }, most: 3, seed: 9 });
    if (!found.ok) throw new Error(found.error.message);
    expect(hints.seq).toBe(told.at(-1)?.seq);
    expect(hints.hints.map(({ line, win, margin, reasons }) => ({ line, win, margin, reasons }))).toEqual(
      found.value.advice.map(({ choice, win, margin, reasons }) => ({
        line: printChoice(game.verbs, seats, choice),
        win,
        margin,
        reasons,
      })),
    );
  },
);

test('nobody is advised who is not asked', async () => {
  const { ask, begin, told } = visit();
  const table = await begin([ann, bob]);
  await ask({ type: 'sit', table });
  const idle = told.at(-1)?.waiting.includes('red') === true ? 'blue' : 'red';
  await ask({ type: 'sit', table, seat: idle });
  expect(await ask({ type: 'hint', table, seat: idle })).toMatchObject({ refusal: { code: 'no-hints' } });
  expect(await ask({ type: 'hint', table, seat: 'green' })).toMatchObject({ refusal: { code: 'not-yours' } });
});
