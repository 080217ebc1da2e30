import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

function run(command: string, args: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  const [program, all] = isRoot ? [command, args] : ['sudo', ['-n', command, ...args]];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, all, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Installs a package of the system, where it has any of Debian's; `title` is what people call it. */
export function installPackage(name: string, title: string): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.error(`fondaco: installing ${title} for the tests (about a minute) ...`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}
