/** Makes sure there is a Chromium for the tests: the one of CHROMIUM, one on the machine, or Debian's, installed now. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findChromium(): string | undefined {
  return PLACES.find((place) => place !== undefined && existsSync(place));
}

function run(command: string, args: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  const [program, all] = isRoot ? [command, args] : ['sudo', ['-n', command, ...args]];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, all, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** From the system's own packages, where there are any. */
function installChromium(): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.error('fondaco: installing Chromium for the tests (about a minute) ...');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}

if (findChromium() === undefined) installChromium();
const found = findChromium();
if (found === undefined) {
  console.error(
    'The tests of the web client need Chromium. Install it, or name one: CHROMIUM=/path/to/chrome npm test',
  );
  process.exitCode = 1;
} else console.log(`Chromium: ${found}`);
