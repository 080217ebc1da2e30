import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Installs what we are measured against, by the lock file of this folder, unless it is there. */
export function installPeers(): void {
  if (existsSync(path.join(import.meta.dirname, 'node_modules', '.package-lock.json'))) return;
  console.error('bench: installing what Fondaco is measured against (once, some 60 MB) ...');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel', 'error'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci in bench/ failed');
}
