/** boardgame.io's server with its flat files: `boardgame-io-server.mjs <port> <folder> <fields as JSON>`. It says `ready`. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server, FlatFile } = require('boardgame.io/server');
const [port, dir, json] = process.argv.slice(2);
const fields = JSON.parse(json);
const [field] = Object.keys(fields);

const add = ({ G, ctx }) => {
  G[field][Number(ctx.currentPlayer) % G[field].length] += 1;
};
const game = {
  name: 'load',
  setup: () => structuredClone(fields),
  moves: { add },
  turn: { minMoves: 1, maxMoves: 1 },
};
const server = Server({ games: [game], db: new FlatFile({ dir }), origins: [/.*/] });
await server.run({ port: Number(port) });
process.stdout.write('ready\n');
