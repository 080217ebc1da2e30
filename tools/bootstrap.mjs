// node tools/bootstrap.mjs [flags of Node] <file.ts> [arguments]: installs what is missing, then runs the file under the pinned Node.
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { ended, ROOT, runUnderNode } from './find-node.mjs';

// npm writes both lock files at the end of one install, in either order.
const SAME_INSTALL_MS = 2000;

function isInstalled() {
  const installed = statSync(path.join(ROOT, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false });
  const wanted = statSync(path.join(ROOT, 'package-lock.json'));
  return installed !== undefined && installed.mtimeMs + SAME_INSTALL_MS >= wanted.mtimeMs;
}

async function install() {
  console.error('fondaco: installing the dependencies and Node 24 (about a minute the first time) ...');
  const began = Date.now();
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] };
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], options)
    : spawn(['npm', ...args].join(' '), { ...options, shell: true });
  const { code, signal } = await ended(child);
  if (code !== 0) {
    console.error(`fondaco: npm ci failed (${signal ?? code}); the lines above say why.`);
    process.exit(code ?? 1);
  }
  console.error(`fondaco: installed in ${Math.round((Date.now() - began) / 1000)} s`);
}

const given = process.argv.slice(2);
const at = given.findIndex((one) => !one.startsWith('--'));
if (at < 0) {
  console.error('usage: node tools/bootstrap.mjs [flags of Node] <file.ts> [arguments]');
  process.exit(2);
}
if (!isInstalled()) await install();
await runUnderNode(path.resolve(ROOT, given[at]), given.slice(at + 1), given.slice(0, at));
