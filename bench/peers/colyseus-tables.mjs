/** Four clients of a room of Colyseus, by its own client. */
import { Client } from '@colyseus/sdk';

const PLAYERS = 4;

/** Opens a room for so many moves, of which some were played: it keeps nothing of them. */
export async function openTable(url, _, { moves: most, played }) {
  const rooms = [];
  const moves = Array.from({ length: PLAYERS }, () => 0);
  let onState = () => {};
  let moved = played;
  for (let i = 0; i < PLAYERS; i++) {
    const client = new Client(url);
    const room = i === 0 ? await client.create('load') : await client.joinById(rooms[0].roomId);
    // Whoever is left behind by a server that ended would go on looking for it while the next one is measured.
    room.reconnection.enabled = false;
    rooms.push(room);
    room.onStateChange((state) => {
      moves[i] = state.moves;
      onState();
    });
  }
  let turn = 0;
  return {
    get isOver() {
      return moved >= most;
    },
    async move() {
      moved++;
      const number = Math.max(...moves);
      const informed = new Promise((resolve) => {
        onState = () => moves.every((count) => count > number) && resolve();
      });
      rooms[turn++ % PLAYERS].send('add');
      await informed;
    },
    close() {
      for (const room of rooms) void room.leave();
    },
  };
}
