// Plain JavaScript that runs on Node 20: everything that must work before the pinned Node is there.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const BIN = path.join(ROOT, 'node_modules', '.bin');

const OLDEST = [22, 14];

/** The Node that runs TypeScript files, with the flags it needs; `undefined` when there is none. */
function findNode() {
  const pinned = findPinnedNode();
  if (pinned !== undefined) return { file: pinned, flags: [] };
  const own = process.versions.node.split('.').map(Number);
  if (isOlder(own, OLDEST)) return undefined;
  const stripsTypes = own[0] === 22 ? own[1] >= 18 : own[0] > 23 || own[1] >= 6;
  const flags = stripsTypes ? [] : ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  return { file: process.execPath, flags };
}

/** npm installs only the binary that fits this machine, so what is there runs here. */
function findPinnedNode() {
  const isWindows = process.platform === 'win32';
  const folder = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const file = path.join(ROOT, 'node_modules', folder, 'bin', isWindows ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

function isOlder([major, minor], [thanMajor, thanMinor]) {
  return major < thanMajor || (major === thanMajor && minor < thanMinor);
}

/** What to tell a person for whom `findNode` found nothing. */
const NO_NODE =
  `fondaco: this is Node ${process.versions.node}; Fondaco needs ${OLDEST.join('.')} or newer, best 24.\n` +
  '  On Linux and Windows `npm ci` in the checkout brings its own Node 24. Elsewhere install Node 24 first.';

/** By itself the memory of Linux (glibc) keeps what each thread has given back for that thread: 10 MB of a busy server. */
const ONE_ARENA = { MALLOC_ARENA_MAX: '1' };

/** Runs a TypeScript file under that Node in this terminal, with flags of Node or without, then ends this process the way the other one ended. */
export async function runUnderNode(script, args, flags = []) {
  const node = findNode();
  if (node === undefined) {
    console.error(NO_NODE);
    process.exit(1);
  }
  const env = { ...ONE_ARENA, ...process.env, PATH: [BIN, process.env.PATH].join(path.delimiter) };
  const child = spawn(node.file, [...node.flags, ...flags, script, ...args], { stdio: 'inherit', env });
  endLike(await ended(child));
}

/** Waits for a child, passing on the signals that reach only this process. */
export function ended(child) {
  const pass = (signal) => child.kill(signal);
  // Ctrl-C in a terminal reaches the child by itself; a second copy would count as a second Ctrl-C.
  const interrupt = () => void (process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', pass).on('SIGHUP', pass).on('SIGINT', interrupt);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', pass).off('SIGHUP', pass).off('SIGINT', interrupt);
      resolve({ code, signal });
    });
  });
}

function endLike({ code, signal }) {
  if (signal === null) process.exit(code);
  process.exitCode = 128 + constants.signals[signal];
  process.kill(process.pid, signal);
}
