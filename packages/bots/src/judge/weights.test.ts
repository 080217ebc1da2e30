import { FastRandom, itemAt } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';
import { makeNetwork } from '../learn/learner.ts';
import { fromWeightsFile, toWeightsFile } from './weights.ts';

const shape = { inputs: 10, hidden: 16, second: 16 };
const about = { game: 'toy', rules: 3, games: 5 };
const wanted = { game: 'toy', rules: 3, inputs: 10 };

test('bytes survive base 64, and what is not base 64 is no bytes', () => {
  for (let length = 0; length < 20; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 77 + length) & 255);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  }
  expect(toBase64(Uint8Array.of(1, 2, 255))).toBe('AQL/');
  expect(fromBase64('a')).toBeUndefined();
  expect(fromBase64('a?==')).toBeUndefined();
});

test('a network survives its file to about a ten-thousandth', () => {
  const network = makeNetwork(shape, new FastRandom(4));
  const read = fromWeightsFile(toWeightsFile(network, about), wanted);
  if (!read.ok) throw new Error(read.error.message);
  read.value.weights.forEach((weight, i) => expect(Math.abs(weight - itemAt(network.weights, i))).toBeLessThan(1e-4));
});

test('weights of another game, other rules or other features are refused, and so are damaged ones', () => {
  const file = toWeightsFile(makeNetwork(shape, new FastRandom(4)), about);
  expect(fromWeightsFile(file, { ...wanted, game: 'go' }).ok).toBe(false);
  expect(fromWeightsFile(file, { ...wanted, rules: 4 }).ok).toBe(false);
  expect(fromWeightsFile(file, { ...wanted, inputs: 11 }).ok).toBe(false);
  expect(fromWeightsFile({ ...file, data: file.data.slice(4) }, wanted).ok).toBe(false);
});
