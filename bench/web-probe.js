// Runs inside the page, before anything else: notes when the table can be used, and plays it like somebody who touches whatever glows.
'use strict';

const OPEN = '[data-state="open"]';
const COMMIT = '[data-commit]';
/** Sends away what is shown over the board; what only passes is in nobody's way. */
const SKIP = '[data-passing="false"] [data-skip]';
const RESTING = '[data-commit][aria-disabled="true"]';
const OVER = '[data-region="end"] tfoot';
/** Milliseconds after which a page that still waits is taken to hang. */
const PATIENCE = 60_000;

/** Resolves once a condition holds, looked at whenever the page changes. Fails if it does not come to hold. */
function when(condition, awaited) {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = condition();
      if (found === undefined) return;
      stop();
      resolve(found);
    };
    const watch = new MutationObserver(look);
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`${awaited} did not come in ${PATIENCE / 1000} s; the desk says: ${deskText()}`));
    }, PATIENCE);
    const stop = () => {
      watch.disconnect();
      clearTimeout(timer);
    };
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
}

function deskText() {
  return document.querySelector('[data-region="desk"]')?.innerText.replaceAll(/\s+/g, ' ') ?? 'nothing';
}

/** Resolves when what the page now is has been painted: after the next frame was handed over. */
function painted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(undefined);
    });
  });
}

/** Milliseconds from the navigation to the first thing that glows, painted. */
const usable = when(() => document.querySelector(`${OPEN}, ${COMMIT}`) ?? undefined, 'a usable table').then(painted);
// Pages without a table are visited, too.
usable.catch(() => undefined);

function asked() {
  if (document.querySelector(OVER) !== null) return 'over';
  if (document.querySelector(SKIP) !== null) return 'skip';
  // A confirmation that comes up where another was pressed is not taken at once, and says so.
  if (document.querySelector(RESTING) !== null) return undefined;
  if (document.querySelector(COMMIT) !== null) return 'confirm';
  return document.querySelector(OPEN) === null ? undefined : 'touch';
}

function press(element) {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Confirms, and times until the board shows the table after it, and with it the panel it was done on; or until the end does. */
async function confirm() {
  const board = document.querySelector('[data-seq]');
  const before = board.getAttribute('data-seq');
  const seen = when(
    () => (board.isConnected && board.getAttribute('data-seq') === before ? undefined : true),
    'the board after a confirmed choice',
  );
  const began = performance.now();
  press(document.querySelector(COMMIT));
  await seen;
  return (await painted()) - began;
}

/**
 * Touches and confirms until so many choices are made or the game is over, after so many milliseconds of looking each time; answers
 * how long each confirmed choice took to be seen.
 */
async function play(most, seed, looking) {
  let state = seed;
  const lot = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const times = [];
  while (times.length < most) {
    const now = await when(asked, 'anything to do');
    if (now === 'over') break;
    await new Promise((resolve) => setTimeout(resolve, looking));
    if (asked() !== now) continue;
    if (now === 'confirm') {
      times.push(await confirm());
      continue;
    }
    const open = document.querySelectorAll(now === 'skip' ? SKIP : OPEN);
    press(open[lot(open.length)]);
    await painted();
  }
  return times;
}

globalThis.probe = { usable, play };
