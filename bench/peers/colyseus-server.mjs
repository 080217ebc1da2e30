/** Colyseus: `colyseus-server.mjs <port> <milliseconds between patches, 0 for at once> <how many numbers>`. It says `ready`. */
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const [port, patchRate, count] = process.argv.slice(2).map(Number);
const LoadState = schema({ numbers: t.array('int32'), moves: t.int32() });

class LoadRoom extends Room {
  maxClients = 4;

  onCreate() {
    const state = new LoadState();
    for (let i = 0; i < count; i++) state.numbers.push(i % 100);
    state.moves = 0;
    this.state = state;
    this.patchRate = patchRate === 0 ? null : patchRate;
    this.onMessage('add', () => {
      state.numbers[state.moves % count] += 1;
      state.moves += 1;
      if (patchRate === 0) this.broadcastPatch();
    });
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('load', LoadRoom);
await server.listen(port);
process.stdout.write('ready\n');
