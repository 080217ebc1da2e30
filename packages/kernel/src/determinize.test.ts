import { expect, test } from 'vitest';
import { begin, playRandomGame, sealedBids } from '../testing/index.ts';
import { Choices } from './choice.ts';
import { determinize } from './determinize.ts';
import { FastRandom } from './chance/rng.ts';

function newState() {
  const s = sealedBids.blank();
  begin(sealedBids, s, { seats: 3, seed: new FastRandom(1).seed() });
  return s;
}

test('what is dealt anew owes nothing to the secret key or to how much was drawn by it', () => {
  const s = newState();
  const other = newState();
  other.chance.fill(7);
  for (const world of [s, other]) determinize(sealedBids, world, 0, new FastRandom(5));
  expect(s.chance).toEqual(other.chance);
  expect(s.chance[8]).toBe(0);
  expect(s.equals(other)).toBe(true);
});

test('once the game is over nothing is dealt anew', () => {
  const s = newState();
  playRandomGame(sealedBids, s, new FastRandom(2), new Choices());
  const before = s.bytes.slice();
  determinize(sealedBids, s, undefined, new FastRandom(5));
  expect(s.bytes).toEqual(before);
});
