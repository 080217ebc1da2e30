import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Where the built client lies. */
export const PAGE: string = join(HERE, 'dist');

/** When the newest file under a folder was written. */
function newestIn(folder: string): number {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'tests'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs);
  }
  return newest;
}

/** Builds the client unless what is there is newer than everything it is made of. */
export function buildIfStale(): void {
  const built = join(PAGE, `sw.js${BROTLI}`);
  const sources = Math.max(newestIn(HERE), newestIn(join(HERE, '../../packages')));
  if (existsSync(built) && statSync(built).mtimeMs > sources) return;
  const vite = join(HERE, '../../node_modules/vite/bin/vite.js');
  // Whoever calls, a test runner say, the product is the product.
  const env = { ...process.env, NODE_ENV: 'production' };
  const done = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: HERE, env, stdio: 'inherit' });
  if (done.status !== 0) throw new Error('the client could not be built');
  pack(PAGE);
}

const BROTLI = '.br';
const GZIP = '.gz';
/** What is not compressed already. */
const LOOSE = ['.html', '.js', '.css', '.json', '.webmanifest', '.svg'];

/** Compresses files as tightly as can be, once a build: it takes too long for whoever waits for an answer. */
function pack(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) pack(path);
    if (!entry.isFile() || !LOOSE.includes(extname(entry.name))) continue;
    const bytes = readFileSync(path);
    writeFileSync(`${path}${GZIP}`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${path}${BROTLI}`, brotliCompressSync(bytes));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildIfStale();
