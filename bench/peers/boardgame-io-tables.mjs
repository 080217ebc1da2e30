/** Four clients of a match of boardgame.io. They speak its messages over its own sockets; what its client computes besides is left out. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { io } = require('socket.io-client');
const PLAYERS = ['0', '1', '2', '3'];

/** As many moves as one of our games has. */
const MOVES = 230;

export async function openTable(url, id) {
  const sockets = [];
  const states = PLAYERS.map(() => undefined);
  let onState = () => {};
  let moved = 0;
  for (const [i, player] of PLAYERS.entries()) {
    const socket = io(new URL('/load', url).href, { transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    const take = (state) => {
      states[i] = state;
      onState();
    };
    socket.on('update', (_, state) => take(state));
    // The first one makes the match.
    await new Promise((resolve) => {
      socket.once('sync', (_, { state }) => {
        take(state);
        resolve();
      });
      socket.on('connect', () => socket.emit('sync', id, player, undefined, PLAYERS.length));
    });
  }
  return {
    get isOver() {
      return moved >= MOVES;
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
