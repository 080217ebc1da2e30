import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildOnce } from '../support/browser.ts';

const ASSETS = new URL('../../dist/assets/', import.meta.url);
const KILOBYTE = 1000;

function sizeOf(pattern: RegExp, weigh: (bytes: Buffer) => number): number {
  const files = readdirSync(ASSETS).filter((file) => pattern.test(file));
  return files.reduce((sum, file) => sum + weigh(readFileSync(new URL(file, ASSETS))), 0);
}

test('the first visit loads less than 250 kB of script and less than 150 kB of letters', async () => {
  await buildOnce();
  const script = sizeOf(/^(index|worker)-.*\.js$/, (bytes) => gzipSync(bytes).length);
  const letters = sizeOf(/-latin-\d.*\.woff2$/, (bytes) => bytes.length);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThan(250 * KILOBYTE);
  expect(letters).toBeGreaterThan(0);
  expect(letters).toBeLessThan(150 * KILOBYTE);
});
