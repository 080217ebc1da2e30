import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseRecord } from '../record/record-text.ts';
import type { GameRecord } from '../record/record.ts';
import { fromHex, toHex } from './hex.ts';
import { SECRET_BYTES, sealedSeed, sealOf, verifySeed } from './sealed-seed.ts';

const SECRET = 'a1'.repeat(SECRET_BYTES);
const RED = '00ff'.repeat(16);
const WHITE = '3c'.repeat(32);
const bytesOf = (hex: string): Uint8Array => fromHex(hex, hex.length / 2) ?? new Uint8Array();
const hashed = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const SEED = hashed(SECRET + RED + WHITE);

/** The record of a finished table at which blue was a bot. */
const TEXT = `format: 2
game: go
rules: 1
seats: red blue green
seed: ${SEED}
salt: red ${RED}
salt: green ${WHITE}
seal: ${hashed(SECRET)}
secret: ${SECRET}

= ?
`;

function recordOf(text: string): GameRecord {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

test("a seal is the secret's SHA-256, a seed that of the secret and the salts, as others compute them", () => {
  expect(sealOf(bytesOf(SECRET))).toBe(hashed(SECRET));
  expect(toHex(sealedSeed(bytesOf(SECRET), [bytesOf(RED), bytesOf(WHITE)]))).toBe(SEED);
});

test('a record that was dealt as sealed is fair, also by what a browser noted', () => {
  expect(verifySeed(recordOf(TEXT))).toBe('fair');
  expect(verifySeed(recordOf(TEXT), { seal: hashed(SECRET), seat: 'green', salt: WHITE })).toBe('fair');
});

test.each([
  ['other-seed', TEXT.replace(SEED, '5'.repeat(64)), {}],
  ['other-seed', TEXT.replace(`salt: green ${WHITE}\n`, ''), {}],
  ['other-seed', TEXT.replace('salt: red', 'salt: blue').replace('green 3c', 'red 3c'), {}],
  ['other-secret', TEXT.replace('secret: a1', 'secret: a2'), {}],
  ['unopened', TEXT.replace(`secret: ${SECRET}\n`, ''), {}],
  ['unopened', TEXT.replace(`seed: ${SEED}\n`, ''), {}],
  ['other-seal', TEXT, { seal: hashed(RED) }],
  ['other-salt', TEXT, { seat: 'green', salt: RED }],
  ['other-salt', TEXT, { seat: 'blue', salt: RED }],
  ['unsealed', TEXT.replace(/seal: .*\n/, ''), {}],
  ['other-seal', TEXT.replace(/seal: .*\n/, ''), { seal: hashed(SECRET) }],
] as const)('%s is found', (verdict, text, noted) => {
  expect(verifySeed(recordOf(text), noted)).toBe(verdict);
});
