import { findGame } from '@fondaco/catalog';
import { answerHere, LocalHost, MemoryStore, type Clock, type Store } from '@fondaco/host';
import type { Json } from '@fondaco/kernel';
import type { HostMessage } from '@fondaco/protocol';
import { openBots } from './bots.ts';
import { openStore } from './browser-store.ts';
import { hostGames } from './host-games.ts';
import { takeLock } from './table-lock.ts';

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** What the worker of tables is called that are arranged to show something, and of which nothing is kept. */
const EXAMPLES = 'examples';

async function chooseStore(): Promise<Store> {
  return self.name === EXAMPLES ? new MemoryStore() : openStore(hostGames);
}

/** Hosts the tables of this browser, or those that are arranged to show something. */
export function serveTables(): void {
  const opening = chooseStore().then(
    (store) =>
      new LocalHost({
        store,
        games: hostGames,
        bots: openBots(clock),
        clock,
        questions: answerHere,
        randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
        random: () => Math.random(),
        screenOf: (game) => findGame(game)?.hidden,
        lock: takeLock,
        warn: (message) => console.warn(message),
        post: (message: HostMessage) => globalThis.postMessage(message),
      }),
  );

  globalThis.addEventListener('message', (event: MessageEvent<Json>) => {
    opening.then((host) => host.receive(event.data)).catch(reportError);
  });
}
