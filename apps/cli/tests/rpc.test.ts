import { findGame } from '@fondaco/catalog';
import { sha256, toHex, utf8, type Json } from '@fondaco/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RpcClient } from './rpc-client.ts';

const DVE = 'de-vulgari-eloquentia';
const SEATS = ['red', 'blue', 'green'];
const NAMES = ['Ann Marie', 'spectator', 'ليلى'];
let rpc: RpcClient;

beforeAll(() => void (rpc = new RpcClient()));
afterAll(async () => expect(await rpc.close()).toBe(0));

async function newTable(more: Record<string, Json> = {}): Promise<string> {
  const { table } = await rpc.get('new', { game: DVE, names: NAMES, seed: 1, ...more });
  return table;
}

/** Makes the first choice of whoever is waited for, so many times or to the end. */
async function playOn(table: string, times = Infinity): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { seats, over } = await rpc.get('waiting', { table });
    if (over) return;
    const { lines } = await rpc.get('choices', { table, seat: seats[0] });
    await rpc.get('play', { table, seat: seats[0], lines: [lines[0]] });
  }
}

async function codeOf(method: string, params: Json): Promise<number | undefined> {
  const { error } = await rpc.call(method, params);
  return error?.code;
}

test('games describes every game with its seats, options, verbs and categories', async () => {
  const { games } = await rpc.get('games');
  const [dve] = games;
  expect(dve).toMatchObject({ id: DVE, seats: { min: 2, max: 5 } });
  expect(dve.options[0]).toMatchObject({ name: expect.any(String), clause: expect.stringMatching(/^DVE-/) });
  expect(dve.verbs.find((verb: { name: string }) => verb.name === 'keep').args[0]).toMatchObject({ secret: true });
  expect(dve.domains.zone).toContain('roma');
  expect((await rpc.get('games', { game: DVE })).games).toHaveLength(1);
});

test('new announces the hash of the seed, never the seed', async () => {
  const made = await rpc.get('new', { game: DVE, seats: 2, seed: 'a word' });
  expect(made).toMatchObject({ seats: ['red', 'blue'], names: { red: 'red', blue: 'blue' }, seq: 0, over: false });
  expect(made.seedHash).toBe(toHex(sha256(sha256(utf8('a word')))));
  expect(made.seed).toBeUndefined();
});

test('a seed of 64 hexadecimal digits is taken as it is, and no seed is drawn', async () => {
  const seed = 'ab'.repeat(32);
  const { record } = await rpc.get('record', { table: await newTable({ seed }) });
  expect(record).toContain(`seed: ${seed}`);
  const drawn = await rpc.get('new', { game: DVE, seats: 2 });
  const again = await rpc.get('new', { game: DVE, seats: 2 });
  expect(drawn.seedHash).not.toBe(again.seedHash);
});

test('waiting, choices, play and undo bring a table on and back', async () => {
  const table = await newTable();
  await playOn(table, 3);
  const { seats, seq, step } = await rpc.get('waiting', { table });
  expect({ seats, step }).toEqual({ seats: [expect.any(String)], step: 'turn' });
  const { lines } = await rpc.get('choices', { table, seat: seats[0] });
  const played = await rpc.get('play', { table, seat: seats[0], seq, lines: [lines[0]] });
  expect(played.seq).toBeGreaterThan(seq);
  expect(played.events[0]).toMatchObject({ type: 'moved', seat: seats[0] });
  const undone = await rpc.get('undo', { table, seat: seats[0] });
  expect(undone.waiting).toEqual(seats);
  expect((await rpc.get('choices', { table, seat: seats[0] })).lines).toEqual(lines);
});

test('a seat may be named by its number', async () => {
  const table = await newTable();
  const { seats } = await rpc.get('waiting', { table });
  const byName = await rpc.get('choices', { table, seat: seats[0] });
  expect(await rpc.get('choices', { table, seat: SEATS.indexOf(seats[0]) })).toEqual(byName);
});

test('several lines are played all or none', async () => {
  const table = await newTable();
  const { seats } = await rpc.get('waiting', { table });
  const { lines } = await rpc.get('choices', { table, seat: seats[0] });
  const before = await rpc.get('record', { table });
  const { error } = await rpc.call('play', { table, seat: seats[0], lines: [lines[0], 'end'] });
  expect(error?.data).toMatchObject({ where: 'lines[1]' });
  expect(await rpc.get('record', { table })).toEqual(before);
});

test('whyNot names the clause and the reason', async () => {
  const table = await newTable();
  const { seats } = await rpc.get('waiting', { table });
  const { lines } = await rpc.get('choices', { table, seat: seats[0] });
  expect(await rpc.get('whyNot', { table, seat: seats[0], line: lines[0] })).toEqual({ possible: true });
  expect(await rpc.get('whyNot', { table, seat: seats[0], line: 'start roma' })).toMatchObject({
    possible: false,
    refusal: 'illegal',
    clause: 'DVE-SET-9',
    reason: 'not-a-starting-city',
  });
  expect(await rpc.get('whyNot', { table, seat: seats[0], line: 'fly' })).toMatchObject({ refusal: 'unknown-word' });
});

test('a view shows a seat its own, and a spectator nobody’s', async () => {
  const table = await newTable();
  const own = await rpc.get('view', { table, seat: 'red' });
  const open = await rpc.get('view', { table });
  expect(own.seat).toBe('red');
  expect(own.table.players[0].behind).toBeDefined();
  expect(own.table.players[1].behind).toBeUndefined();
  expect(open.table.players.map((player: { behind?: unknown }) => player.behind)).toEqual(SEATS.map(() => undefined));
  expect(await rpc.get('view', { table, seat: 'spectator' })).toEqual(open);
});

test('record opens again where it was; without seed it is for other eyes', async () => {
  const table = await newTable();
  await playOn(table, 20);
  const { record } = await rpc.get('record', { table });
  const { table: again } = await rpc.get('open', { record });
  expect(await rpc.get('record', { table: again })).toEqual(await rpc.get('record', { table }));
  for (const seat of ['red', 'spectator']) {
    const redacted = await rpc.get('record', { table, seat });
    expect(redacted.record).toContain('seed-hash: ');
    expect(redacted.record).not.toContain('\nseed: ');
  }
});

test('position can be arranged again', async () => {
  const table = await newTable();
  await playOn(table, 12);
  const { position } = await rpc.get('position', { table });
  const arranged = await rpc.get('arrange', { game: DVE, position });
  expect((await rpc.get('position', { table: arranged.table })).position).toEqual(position);
});

test('other parts are given with the request, and wanted again with the record', async () => {
  const { games } = await rpc.get('games', { game: DVE });
  const parts = structuredClone(findGame(DVE)?.game.parts()) as { zones: { id: string; ducats?: number }[] };
  const rich = parts.zones.find((zone) => (zone.ducats ?? 0) > 0);
  if (rich === undefined) throw new Error('no zone has ducats');
  rich.ducats = 7;
  const board = parts as unknown as Json;
  const { table } = await rpc.get('new', { game: DVE, seats: 2, board });
  const { record } = await rpc.get('record', { table });
  expect(record).toMatch(/^parts: [0-9a-f]{64}$/m);
  expect((await rpc.get('open', { record, board })).seq).toBe(0);
  expect(await codeOf('open', { record })).toBe(7);
  expect((await rpc.get('games', { game: DVE, board })).games[0].id).toBe(games[0].id);
});

test('result breaks every total down by category and clause', async () => {
  const table = await newTable();
  expect((await rpc.get('result', { table })).final).toBe(false);
  await playOn(table);
  const { final, winners, scores } = await rpc.get('result', { table });
  expect(final).toBe(true);
  expect(SEATS).toContain(winners[0]);
  for (const { total, breakdown } of scores) {
    expect(breakdown[0]).toMatchObject({ clause: expect.stringMatching(/^DVE-/) });
    expect(breakdown.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(total);
  }
  expect(await codeOf('play', { table, seat: 'red', lines: ['end'] })).toBe(5);
  expect(await codeOf('undo', { table, seat: 'red' })).toBe(6);
});

test('close forgets a table', async () => {
  const table = await newTable();
  expect(await rpc.get('close', { table })).toEqual({});
  expect(await codeOf('close', { table })).toBe(11);
  expect(await codeOf('view', { table })).toBe(11);
});

test('a running table is reviewed, for a seat by what it knows', async () => {
  const table = await newTable();
  await playOn(table, 6);
  const { review } = await rpc.get('review', { table });
  expect(review.progress.done).toBe(review.progress.total);
  expect(review.ending).toBe('running');
  const seen = await rpc.get('review', { table, seat: 0 });
  expect(seen.review.key.eyes).toBe(SEATS[0]);
  expect(await codeOf('review', { table, depth: 'bottomless' })).toBe(-32602);
});

test('a review goes on from call to call: the chart at once, then as many judgements as are asked for', async () => {
  const table = await newTable();
  await playOn(table, 8);
  const done: number[] = [];
  for (const most of [0, 3, 2]) {
    const { review: part } = await rpc.get('review', { table, most });
    expect(part.points.length).toBeGreaterThan(5);
    done.push(part.progress.done);
  }
  expect(done).toEqual([0, 3, 5]);
  const { review } = await rpc.get('review', { table });
  expect(review.progress.done).toBe(review.progress.total);
  expect(await codeOf('review', { table, most: -1 })).toBe(-32602);
});

test('a bot says a line that is offered, and advice tells every seat its chance', async () => {
  const table = await newTable();
  await playOn(table, 6);
  const { seats } = await rpc.get('waiting', { table });
  const { lines } = await rpc.get('choices', { table, seat: seats[0] });
  const { line } = await rpc.get('bot', { table, seat: seats[0], bot: 'master:30it' });
  expect(lines).toContain(line);
  const { advice, iterations } = await rpc.get('analyse', { table, seat: seats[0], iterations: 60, most: 2 });
  expect(iterations).toBe(60);
  expect(advice).toHaveLength(2);
  for (const { line: advised, chances } of advice) {
    expect(lines).toContain(advised);
    expect(Object.keys(chances)).toEqual(SEATS);
    expect(SEATS.reduce((sum, seat) => sum + chances[seat], 0)).toBeCloseTo(1, 2);
  }
});
