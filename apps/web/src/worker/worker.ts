import type { Json } from '@fondaco/kernel';
import type { HostMessage } from '@fondaco/protocol';
import { randomBot } from './bot-player.ts';
import { openStore } from './browser-store.ts';
import { Office } from './office.ts';

const opening = openStore().then(
  (store) => new Office({ store, bot: randomBot, post: (message: HostMessage) => globalThis.postMessage(message) }),
);

globalThis.addEventListener('message', (event: MessageEvent<Json>) => {
  void opening.then((office) => office.receive(event.data));
});
