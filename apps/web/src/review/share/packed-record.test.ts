import { FastRandom } from '@fondaco/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packRecord, unpackRecord } from './packed-record.ts';

const GAMES = ['de-vulgari-eloquentia', 'augsburg-1520'];
/** Browsers and messengers take addresses of this length. */
const USUAL = 16_000;

test.each(GAMES)('every stored record of %s fits in an address, and comes out of it as it was', async (game) => {
  const folder = new URL(`../../../../../packages/${game}/tests/games/`, import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.record'))) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const packed = await packRecord({ text });
    expect(packed?.length).toBeLessThan(USUAL);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpackRecord(packed ?? '')).toEqual({ text });
  }
});

test('a board of its own goes along', async () => {
  const shared = { text: 'game: x', parts: { zones: ['à', '東'] } };
  expect(await unpackRecord((await packRecord(shared)) ?? '')).toEqual(shared);
});

test('what was cut off, changed or never packed is no record', async () => {
  const packed = (await packRecord({ text: 'a record of some length, which is long enough to be cut' })) ?? '';
  for (const bad of ['', 'chess', packed.slice(0, -6), packed.slice(3), `${packed}!`, `${packed}AAAA`, btoa('"text"')])
    expect(await unpackRecord(bad)).toBeUndefined();
});

test('what is too long for an address is not packed, and what would unpack without end is refused', async () => {
  const rng = new FastRandom(1);
  const noise = Array.from({ length: 20_000 }, () => rng.word().toString(36)).join('');
  expect(await packRecord({ text: noise })).toBeUndefined();
  const bomb = new Blob([JSON.stringify({ text: 'a'.repeat(3_000_000) })]).stream();
  const bytes = await new Response(bomb.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
  const letters = Buffer.from(bytes).toString('base64url');
  expect(letters.length).toBeLessThan(10_000);
  expect(await unpackRecord(letters)).toBeUndefined();
});
