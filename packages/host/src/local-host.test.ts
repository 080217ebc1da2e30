import { findGame } from '@fondaco/catalog';
import {
  FastRandom,
  itemAt,
  parseRecord,
  printRecord,
  seatsIn,
  Table,
  withResigned,
  type GameRecord,
  type Json,
} from '@fondaco/kernel';
import {
  PROTOCOL,
  type Answer,
  type HostMessage,
  type Notice,
  type SeatPlayer,
  type TableMessage,
  type Unnumbered,
} from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { ANN, BOB, CHIARA, GAMES, GUIDO } from '../testing/begin-table.ts';
import { testServices } from '../testing/services.ts';
import { SmallStore } from '../testing/small-store.ts';
import { LocalHost, type LocalHostSetup } from './local-host.ts';

const [GAME, AUGSBURG] = GAMES;

/** Locks that several hosts share, as tabs of one browser do. */
function sharedLocks(): LocalHostSetup['lock'] {
  const held = new Map<string, () => void>();
  return (table, isTakingOver, onLoss) => {
    const loser = held.get(table);
    if (loser !== undefined && !isTakingOver) return Promise.resolve(undefined);
    held.set(table, onLoss);
    loser?.();
    return Promise.resolve({ release: () => held.get(table) === onLoss && held.delete(table) });
  };
}

/** A host and a page that asks it one thing after another. */
function visit(more: Partial<LocalHostSetup> = {}) {
  const services = testServices(more);
  const notices: Notice[] = [];
  const waiting = new Map<number, (answer: Answer) => void>();
  const post = (message: HostMessage): void => {
    if ('re' in message) waiting.get(message.re)?.(message);
    else notices.push(message);
  };
  const host = new LocalHost({
    screenOf: (game) => findGame(game)?.hidden,
    lock: sharedLocks(),
    random: () => 0.5,
    ...services,
    post,
  });
  let last = 0;
  const ask = (request: Unnumbered): Promise<Answer> =>
    new Promise((resolve) => {
      waiting.set(++last, resolve);
      host.receive(JSON.parse(JSON.stringify({ id: last, ...request })) as Json);
    });
  const create = async (seats: readonly SeatPlayer[], game: string = GAME): Promise<string> => {
    const made = await ask({ type: 'new', how: { game, seats, options: {}, seed: '5'.repeat(64) } });
    if (made.type !== 'created') throw new Error(JSON.stringify(made));
    return made.table;
  };
  const begin = async (seats: readonly SeatPlayer[], game: string = GAME): Promise<string> => {
    const table = await create(seats, game);
    await ask({ type: 'open', table });
    return table;
  };
  const sent = (): TableMessage => {
    const found = notices.findLast((notice) => notice.type === 'table');
    if (found === undefined) throw new Error('nothing was told');
    return found;
  };
  return { services, ask, create, begin, notices, sent, run: (ms: number) => services.clock.run(ms) };
}

test('whoever speaks none of the protocols is told which there are', async () => {
  const { ask } = visit();
  expect(await ask({ type: 'hello', protocol: PROTOCOL })).toMatchObject({ type: 'welcome', protocol: PROTOCOL });
  expect(await ask({ type: 'hello', protocol: 99, oldest: 1 })).toMatchObject({ type: 'welcome', protocol: PROTOCOL });
  expect(await ask({ type: 'hello', protocol: 1 })).toMatchObject({ type: 'refused', refusal: { code: 'old-client' } });
});

test('a table with a bot of a level or temperament that nobody knows is refused, with those there are', async () => {
  const { ask } = visit();
  const make = (seat: Partial<SeatPlayer>) =>
    ask({ type: 'new', how: { game: GAME, seats: [ANN, { ...GUIDO, ...seat } as SeatPlayer], options: {} } });
  expect(await make({ level: 'wizard' } as object)).toMatchObject({
    type: 'refused',
    refusal: { code: 'bad-setup', where: 'Guido', message: expect.stringContaining('random, novice') as string },
  });
  expect(await make({ temperament: 'sibylla' } as object)).toMatchObject({
    type: 'refused',
    refusal: { message: expect.stringContaining('dante, jakob') as string },
  });
  expect(await make({})).toMatchObject({ type: 'created' });
});

test('two of one name cannot sit at one table', async () => {
  const { ask } = visit();
  const how = { game: GAME, seats: [ANN, { ...GUIDO, name: ANN.name }], options: {} };
  expect(await ask({ type: 'new', how })).toMatchObject({ refusal: { code: 'bad-setup', where: 'seats[1].name' } });
});

test('a page plays: opens, sits, plays, takes back, and is answered the same when it sends twice', async () => {
  const { ask, begin, sent } = visit();
  const table = await begin([ANN, BOB]);
  await ask({ type: 'sit', table, seat: 'red' });
  const seat = itemAt(sent().waiting, 0);
  await ask({ type: 'sit', table, seat });
  const { seq, choices } = sent();
  const play = { type: 'play', table, seat, key: 'k', seq, lines: [itemAt(choices, 0)] } as const;
  const played = await ask(play);
  expect(played).toMatchObject({ type: 'played' });
  expect(sent().entries[0]).toMatchObject({ seat, words: choices[0], isAuto: false });
  expect(await ask(play)).toMatchObject({ type: 'played', seq: played.type === 'played' ? played.seq : -1 });
  const refusal = { type: 'refused', refusal: { code: 'not-yours' } };
  const other = seat === 'red' ? 'blue' : 'red';
  expect(await ask({ ...play, key: 'other', seat: other })).toMatchObject(refusal);
  expect(await ask({ type: 'preview', table, seat: other, lines: ['end'] })).toMatchObject(refusal);
});

test('a worker that was started again tells only what is new to a page that knows how far it had come', async () => {
  const first = visit();
  const table = await first.begin([ANN, BOB]);
  await first.ask({ type: 'sit', table, seat: 'red' });
  const seat = itemAt(first.sent().waiting, 0);
  await first.ask({ type: 'sit', table, seat });
  for (let i = 0; i < 4 && first.sent().waiting.includes(seat); i++) {
    const { seq, choices } = first.sent();
    await first.ask({ type: 'play', table, seat, key: `k-${i}`, seq, lines: [itemAt(choices, 0)] });
  }
  const { seq } = first.sent();
  const second = visit({ store: first.services.store });
  await second.ask({ type: 'take-over', table });
  await second.ask({ type: 'sit', table, seat, from: seq });
  expect(second.sent()).toMatchObject({ seq, keptTo: seq, entries: [] });
  await second.ask({ type: 'sit', table, seat });
  expect(second.sent()).toMatchObject({ seq, keptTo: 0 });
  expect(second.sent().entries.length).toBe(seq);
});

test('a seat is handed to a bot and back, and whoever gave it away no longer sees through its eyes', async () => {
  const { ask, begin, sent, notices, run } = visit();
  const table = await begin([ANN, BOB]);
  await ask({ type: 'sit', table, seat: 'red' });
  expect(sent()).toMatchObject({ seat: 'red' });
  const player: SeatPlayer = { type: 'bot', name: 'Ann Marie', level: 'random', temperament: 'jakob' };
  expect(await ask({ type: 'hand-over', table, seat: 'red', player })).toMatchObject({ type: 'done' });
  expect(notices).toContainEqual({ type: 'seats', table, seats: [player, BOB] });
  expect(sent()).not.toHaveProperty('seat');
  expect(sent().choices).toEqual([]);
  await run(60_000);
  expect(sent().seq).toBeGreaterThan(0);
  expect(sent().waiting).toContain('blue');
  expect(await ask({ type: 'sit', table, seat: 'red' })).toMatchObject({ refusal: { code: 'not-yours' } });
  expect(await ask({ type: 'hand-over', table, seat: 'red', player: ANN })).toMatchObject({ type: 'done' });
  expect(await ask({ type: 'sit', table, seat: 'red' })).toMatchObject({ type: 'done' });
  expect(await ask({ type: 'open', table })).toMatchObject({ type: 'opened', seats: [ANN, BOB] });
});

test.each([
  ['no such seat', 'green', GUIDO],
  ['no level', 'red', { ...GUIDO, level: 'wizard' }],
  ['no temperament', 'red', { ...GUIDO, temperament: 'sibylla' }],
] as const)('a seat is not handed over where there is %s', async (message, seat, player) => {
  const { ask, begin } = visit();
  const table = await begin([ANN, GUIDO]);
  expect(await ask({ type: 'hand-over', table, seat, player })).toMatchObject({
    type: 'refused',
    refusal: { code: 'bad-setup', message: expect.stringContaining(message) as string },
  });
  expect(await ask({ type: 'open', table })).toMatchObject({ seats: [ANN, GUIDO] });
});

test('bots wait until somebody looks on, and stop when nobody does', async () => {
  const { ask, begin, run, services } = visit();
  const table = await begin([CHIARA, GUIDO]);
  const count = async () => (await services.store.lines(table)).length;
  await run(10_000);
  expect(await count()).toBe(0);
  await ask({ type: 'sit', table });
  await run(10_000);
  const played = await count();
  expect(played).toBeGreaterThan(0);
  await ask({ type: 'close', table });
  await run(10_000);
  expect(await count()).toBe(played);
});

test('a table that is saved and opened elsewhere has the same bots', async () => {
  const { ask, begin } = visit();
  const bots: SeatPlayer[] = [GUIDO, { type: 'bot', name: 'Chiara', level: 'random', temperament: 'jakob' }];
  const table = await begin([ANN, ...bots]);
  await ask({ type: 'hand-over', table, seat: 'red', player: { ...GUIDO, name: 'Ann Marie' } });
  await ask({ type: 'hand-over', table, seat: 'blue', player: BOB });
  const file = await ask({ type: 'save', table });
  if (file.type !== 'record') throw new Error(file.type);
  const other = visit();
  const made = await other.ask({ type: 'import', text: file.text });
  if (made.type !== 'created') throw new Error(JSON.stringify(made));
  const seats = [{ ...GUIDO, name: 'Ann Marie' }, BOB, bots[1]];
  expect(await other.ask({ type: 'open', table: made.table })).toMatchObject({ seats });
  const again = await other.ask({ type: 'save', table: made.table });
  if (again.type !== 'record') throw new Error(again.type);
  expect(again.text).toBe(file.text);
});

test('in a finished game that is kept here, whoever gave up is ranked last, whatever their points', async () => {
  const { ask, sent } = visit();
  const { record, winner } = playedOut(AUGSBURG);
  const others = withResigned(record.header.others, winner, true);
  const text = printRecord({ ...record, header: { ...record.header, others } });
  const made = await ask({ type: 'import', text });
  if (made.type !== 'created') throw new Error(JSON.stringify(made));
  const { table } = made;
  const lists = await ask({ type: 'tables' });
  expect(lists.type === 'tables' && lists.tables).toMatchObject([{ isOver: true, winners: [expect.anything()] }]);
  await ask({ type: 'open', table });
  await ask({ type: 'sit', table });
  expect(sent().result).toMatchObject({ resigned: [winner] });
  expect(sent().result?.winners).toHaveLength(1);
  expect(sent().result?.winners).not.toContain(winner);
});

/** A whole game of whatever comes to mind, and who has won it. */
function playedOut(id: string): { readonly record: GameRecord; readonly winner: string } {
  const game = findGame(id)?.game;
  if (game === undefined) throw new Error(id);
  const made = Table.create(game, { names: ['Ann', 'Bob'], seed: new Uint8Array(32) });
  if (!made.ok) throw new Error(made.error.message);
  const table = made.value;
  const rng = new FastRandom(7);
  while (!table.isOver) {
    const seat = itemAt(seatsIn(table.waiting), 0);
    const choices = table.choices(seat);
    table.submit(seat, undefined, [itemAt(choices, rng.below(choices.length))]);
  }
  return { record: table.record(), winner: itemAt(table.result().winners, 0) };
}

test('a record that names nobody is played on by one person and bots', async () => {
  const { ask, begin } = visit();
  const table = await begin([ANN, BOB]);
  const file = await ask({ type: 'save', table });
  if (file.type !== 'record') throw new Error(file.type);
  const text = file.text.replaceAll(/^held: .*\n/gm, '');
  const made = await ask({ type: 'import', text });
  if (made.type !== 'created') throw new Error(JSON.stringify(made));
  const [, { name }] = [ANN, BOB];
  const seats = [ANN, { type: 'bot', name, level: 'random' }];
  expect(await ask({ type: 'open', table: made.table })).toMatchObject({ seats });
});

test('the record a viewer may have holds no seed, and the whole one does', async () => {
  const { ask, begin } = visit();
  const table = await begin([ANN, BOB]);
  await ask({ type: 'sit', table, seat: 'red' });
  const [mine, whole] = [await ask({ type: 'record', table }), await ask({ type: 'save', table })];
  if (mine.type !== 'record' || whole.type !== 'record') throw new Error('no records');
  expect(mine.text).not.toContain('5'.repeat(64));
  expect(whole.text).toContain(`seed: ${'5'.repeat(64)}`);
  expect(parseRecord(whole.text).ok).toBe(true);
});

test('a table like another has its seats and chance of its own', async () => {
  const { ask, begin } = visit();
  const table = await begin([ANN, GUIDO], AUGSBURG);
  const made = await ask({ type: 'again', table });
  if (made.type !== 'created') throw new Error(JSON.stringify(made));
  expect(await ask({ type: 'open', table: made.table })).toMatchObject({ game: AUGSBURG, seats: [ANN, GUIDO] });
  const files = [await ask({ type: 'save', table }), await ask({ type: 'save', table: made.table })];
  const seeds = files.map((file) => (file.type === 'record' ? /^seed: (.*)$/m.exec(file.text)?.[1] : ''));
  expect(new Set(seeds).size).toBe(2);
});

test('a table is open in one tab, and another can take it over', async () => {
  const lock = sharedLocks();
  const first = visit({ lock });
  const second = visit({ lock, store: first.services.store });
  const table = await first.begin([ANN, BOB]);
  expect(await second.ask({ type: 'open', table })).toMatchObject({ refusal: { code: 'elsewhere' } });
  expect(await second.ask({ type: 'take-over', table })).toMatchObject({ type: 'opened' });
  expect(first.notices).toContainEqual({ type: 'lost', table });
  await second.ask({ type: 'close', table });
  expect(await first.ask({ type: 'open', table })).toMatchObject({ type: 'opened' });
});

test('a table of which nothing is stored any more can be saved as it was, and stored again', async () => {
  const { ask, begin, sent, notices, services } = visit();
  const table = await begin([ANN, BOB]);
  await ask({ type: 'sit', table, seat: 'red' });
  const play = async (key: string) => {
    const seat = itemAt(sent().waiting, 0);
    await ask({ type: 'sit', table, seat });
    return ask({ type: 'play', table, seat, key, seq: sent().seq, lines: [itemAt(sent().choices, 0)] });
  };
  await play('first');
  const { seq } = sent();
  const whole = await ask({ type: 'save', table });
  await services.store.remove(table);
  expect(await play('second')).toMatchObject({ refusal: { code: 'no-table' } });
  expect(notices).toContainEqual({ type: 'lost', table, isGone: true });
  expect(await ask({ type: 'save', table })).toMatchObject({ text: whole.type === 'record' ? whole.text : '' });
  expect(await ask({ type: 'store', table })).toMatchObject({ type: 'done' });
  expect(await services.store.table(table)).toMatchObject({ seq });
  expect(await services.store.lines(table)).toHaveLength(seq);
  // It is read as it was: every line is linked to those before.
  await ask({ type: 'close', table });
  expect(await ask({ type: 'open', table })).toMatchObject({ type: 'opened' });
  expect(await play('third')).not.toMatchObject({ type: 'refused' });
});

test('on a full disk play goes on, is said to be unstored, and is stored once there is room', async () => {
  const store = new SmallStore();
  const { ask, begin, sent } = visit({ store });
  const table = await begin([ANN, BOB]);
  await ask({ type: 'sit', table, seat: 'red' });
  const seat = itemAt(sent().waiting, 0);
  await ask({ type: 'sit', table, seat });
  store.isFull = true;
  const { seq, choices } = sent();
  await ask({ type: 'play', table, seat, key: 'k', seq, lines: [itemAt(choices, 0)] });
  expect(sent()).toMatchObject({ isStored: false });
  expect(await store.lines(table)).toHaveLength(seq);
  store.isFull = false;
  await ask({ type: 'store', table });
  expect(sent()).toMatchObject({ isStored: true });
  expect(await store.lines(table)).toHaveLength(sent().seq);
});

test('tables are listed, found again and thrown away', async () => {
  const { ask, begin } = visit();
  const table = await begin([ANN, GUIDO]);
  const other = await begin([ANN, BOB], AUGSBURG);
  const list = await ask({ type: 'tables' });
  if (list.type !== 'tables') throw new Error(list.type);
  expect(list.tables.map(({ id, game, isReadable }) => ({ id, game, isReadable }))).toEqual([
    { id: table, game: GAME, isReadable: true },
    { id: other, game: AUGSBURG, isReadable: true },
  ]);
  await ask({ type: 'remove', table });
  expect(await ask({ type: 'tables' })).toMatchObject({ tables: [{ id: other }] });
  expect(await ask({ type: 'open', table })).toMatchObject({ refusal: { code: 'no-table' } });
});

test('nobody is advised who is not asked, or whose bots have no opinion', async () => {
  const { ask, begin, sent } = visit();
  const table = await begin([ANN, BOB]);
  await ask({ type: 'sit', table, seat: 'red' });
  expect(sent().seat).toBe('red');
  expect(await ask({ type: 'hint', table, seat: 'red' })).toMatchObject({ refusal: { code: 'no-hints' } });
  expect(await ask({ type: 'hint', table, seat: 'blue' })).toMatchObject({ refusal: { code: 'not-yours' } });
  expect(await ask({ type: 'suggest', table, seat: 'red' })).toMatchObject({ refusal: { code: 'no-hints' } });
  expect(await ask({ type: 'suggest', table, seat: 'blue' })).toMatchObject({ refusal: { code: 'not-yours' } });
});

test('what is asked of a table that is not open is refused', async () => {
  const { ask, create } = visit();
  const table = await create([ANN, BOB]);
  for (const type of ['hurry', 'store', 'history', 'record'] as const)
    expect(await ask({ type, table })).toMatchObject({ refusal: { code: 'no-table' } });
});
