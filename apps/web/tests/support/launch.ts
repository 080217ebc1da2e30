import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** The shell first: it is the same browser without its own windows, and takes a fifth less time for the same pages. */
const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium there is, with more flags if somebody measures. */
export async function launch(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));
  if (executablePath === undefined) throw new Error('no Chromium: install it, or name it in CHROMIUM');
  // Scroll bars take room, and people have them.
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags], ignoreDefaultArgs: ['--hide-scrollbars'] });
}

const shared = new Map<string, Promise<Browser>>();

/** The Chromium that all files of tests in this process visit; it ends with the process. */
export async function sharedBrowser(flags: readonly string[] = []): Promise<Browser> {
  const key = flags.join(' ');
  const browser = await shared.get(key);
  if (browser?.isConnected() === true) return browser;
  const launched = launch(flags);
  shared.set(key, launched);
  return launched;
}

/** Closes every profile that was opened in a browser. */
export async function closeProfiles(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
