import type { Json } from '@fondaco/kernel';
import type { HostMessage } from '@fondaco/protocol';
import { openStore } from './browser-store.ts';
import { learntBot } from './learnt-bot.ts';
import { Office } from './office.ts';

const opening = openStore().then(
  (store) => new Office({ store, bot: learntBot, post: (message: HostMessage) => globalThis.postMessage(message) }),
);

globalThis.addEventListener('message', (event: MessageEvent<Json>) => {
  opening.then((office) => office.receive(event.data)).catch(reportError);
});
