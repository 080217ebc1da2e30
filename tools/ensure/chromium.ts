/** Makes sure there is a Chromium for the tests: the one of CHROMIUM, one on the machine, or Debian's, installed now. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { installPackage } from './debian-packages.ts';

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findChromium(): string | undefined {
  return PLACES.find((place) => place !== undefined && existsSync(place));
}

// The shell is all that tests need; not every Debian has it.
for (const name of ['chromium-headless-shell', 'chromium'])
  if (findChromium() === undefined) installPackage(name, 'Chromium');
const found = findChromium();
if (found === undefined) {
  console.error(
    'The tests of the web client need Chromium. Install it, or name one: CHROMIUM=/path/to/chrome npm test',
  );
  process.exitCode = 1;
} else console.log(`Chromium: ${found}`);
