/** Makes sure there is a Firefox: the one of FIREFOX, one on the machine, or Debian's, installed now. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { installPackage } from './debian-packages.ts';

const PLACES = [
  process.env['FIREFOX'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

function findFirefox(): string | undefined {
  return PLACES.find((place) => place !== undefined && existsSync(place));
}

if (findFirefox() === undefined) installPackage('firefox-esr', 'Firefox');
const found = findFirefox();
if (found === undefined) {
  console.error('There is no Firefox. Install it, or name one: FIREFOX=/path/to/firefox npm run firefox');
  process.exitCode = 1;
} else console.log(`Firefox: ${found}`);
