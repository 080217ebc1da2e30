import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildOnce } from '../support/browser.ts';

const DIST = new URL('../../dist/', import.meta.url);
const ASSETS = new URL('assets/', DIST);
const KILOBYTE = 1000;

function sizeOf(files: readonly string[], weigh: (bytes: Buffer) => number): number {
  return files.reduce((sum, file) => sum + weigh(readFileSync(new URL(file, ASSETS))), 0);
}

/** Every script that the page names, and the worker's. */
function firstScripts(): readonly string[] {
  const page = readFileSync(new URL('index.html', DIST), 'utf8');
  const named = [...page.matchAll(/assets\/([^"]+\.js)/g)].flatMap(([, file]) => file ?? []);
  const worker = readdirSync(ASSETS).filter((file) => /^worker-.*\.js$/.test(file));
  return [...new Set([...named, ...worker])];
}

test('the first visit loads less than 250 kB of script and less than 150 kB of letters', async () => {
  await buildOnce();
  const scripts = firstScripts();
  expect(scripts.filter((file) => /^(index|worker)-/.test(file))).toHaveLength(2);
  expect(sizeOf(scripts, (bytes) => gzipSync(bytes).length)).toBeLessThan(250 * KILOBYTE);
  const letters = readdirSync(ASSETS).filter((file) => /-latin-\d.*\.woff2$/.test(file));
  expect(letters).not.toEqual([]);
  expect(sizeOf(letters, (bytes) => bytes.length)).toBeLessThan(150 * KILOBYTE);
});
