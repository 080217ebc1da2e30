/** Four clients of a match of boardgame.io. They speak its messages over its own sockets; what its client computes besides is left out. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { io } = require('socket.io-client');
const PLAYERS = ['0', '1', '2', '3'];

/** Opens a match of so many moves, of which some were played; the server makes those when it hears its name. */
export async function openTable(url, name, { moves, played }) {
  const id = `${name}.${played}`;
  const sockets = [];
  const states = PLAYERS.map(() => undefined);
  let onState = () => {};
  let moved = played;
  for (const [i, player] of PLAYERS.entries()) {
    const socket = io(new URL('/load', url).href, { transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    const take = (state) => {
      states[i] = state;
      onState();
    };
    socket.on('update', (_, state) => take(state));
    socket.on('sync', (_, { state }) => take(state));
    await new Promise((resolve) => socket.once('connect', resolve));
    // The first one makes the match, and is told how it began, not what was played: so they ask once more.
    for (let asked = 0; asked < (i === 0 ? 2 : 1); asked++) {
      const synced = new Promise((resolve) => socket.once('sync', resolve));
      socket.emit('sync', id, player, undefined, PLAYERS.length);
      await synced;
    }
  }
  return {
    get isOver() {
      return moved >= moves;
    },
    async move() {
      moved++;
      const { _stateID: number, ctx } = states[0];
      const informed = new Promise((resolve) => {
        onState = () => states.every((state) => state._stateID > number) && resolve();
      });
      const player = ctx.currentPlayer;
      const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: player } };
      sockets[Number(player)].emit('update', action, number, id, player);
      await informed;
    },
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}
