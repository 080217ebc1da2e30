import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, gzip } from 'node:zlib';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const DIST = join(HERE, 'dist');
const DEFAULT_PORT = 4200;
const A_YEAR = 31_536_000;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** When the newest file under a folder was written. */
function newestIn(folder: string): number {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs);
  }
  return newest;
}

/** Builds the client unless what is there is newer than everything it is made of. */
export function buildIfStale(): void {
  const built = join(DIST, 'sw.js');
  const sources = Math.max(newestIn(HERE), newestIn(join(HERE, '../../packages')));
  if (existsSync(built) && statSync(built).mtimeMs > sources) return;
  const vite = join(HERE, '../../node_modules/vite/bin/vite.js');
  // Whoever calls, a test runner say, the product is the product.
  const env = { ...process.env, NODE_ENV: 'production' };
  const done = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: HERE, env, stdio: 'inherit' });
  if (done.status !== 0) throw new Error('the client could not be built');
  packAssets();
}

const BROTLI = '.br';

/** Compresses scripts and styles as tightly as can be, once a build: it takes too long for whoever waits for an answer. */
function packAssets(): void {
  const assets = join(DIST, 'assets');
  for (const name of readdirSync(assets).filter((file) => /\.(js|css)$/.test(file)))
    writeFileSync(join(assets, `${name}${BROTLI}`), brotliCompressSync(readFileSync(join(assets, name))));
}

/** What is compressed already gains nothing from it. */
const PACKED = /\.(png|woff2)$/;

/** A file as it is sent: as tight as the browser can read it. */
async function bodyOf(file: string, accepted: string): Promise<{ readonly body: Buffer; readonly encoding?: string }> {
  if (accepted.includes('br') && existsSync(`${file}${BROTLI}`))
    return { body: await readFile(`${file}${BROTLI}`), encoding: 'br' };
  const bytes = await readFile(file);
  if (PACKED.test(file) || !accepted.includes('gzip')) return { body: bytes };
  return { body: await promisify(gzip)(bytes), encoding: 'gzip' };
}

async function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const isInside = !path.split(sep).includes('..');
  const file = join(DIST, path);
  const isFile = isInside && existsSync(file) && statSync(file).isFile();
  if (!isFile && extname(path) !== '') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    return;
  }
  // Every address without a file is a page of the client.
  const found = isFile ? file : join(DIST, 'index.html');
  const isHashed = path.startsWith(`${sep}assets${sep}`);
  const { body, encoding } = await bodyOf(found, String(headers['accept-encoding'] ?? ''));
  response.setHeader('content-length', body.length);
  response.writeHead(200, {
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    vary: 'accept-encoding',
    'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
    'cache-control': isHashed ? `public, max-age=${A_YEAR}, immutable` : 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

/** Serves the built client; a port that is taken gives way to a free one. */
export async function serve(port: number): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, '127.0.0.1', () => resolve());
    });
  await listen(port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(0);
  });
  const { port: at } = server.address() as AddressInfo;
  return { url: `http://localhost:${at}/`, server };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  buildIfStale();
  const { url } = await serve(Number(process.env.PORT ?? DEFAULT_PORT));
  console.log(`Fondaco is open at ${url}`);
}
