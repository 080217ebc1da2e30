/** boardgame.io's server with its flat files: `boardgame-io-server.mjs <port> <folder> <fields as JSON>`. It says `ready`. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server, FlatFile } = require('boardgame.io/server');
const { CreateGameReducer } = require('boardgame.io/internal');
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
const reduce = CreateGameReducer({ game });

/** Its flat files, in which a match begins after as many moves as its name says, with their log, as if they had been played there. */
class PlayedFlatFile extends FlatFile {
  async createMatch(id, how) {
    await super.createMatch(id, how);
    const log = [];
    let state = how.initialState;
    for (let i = 0; i < Number(id.split('.').at(-1)); i++) {
      const payload = { type: 'add', args: [], playerID: state.ctx.currentPlayer };
      const { deltalog, ...next } = reduce(state, { type: 'MAKE_MOVE', payload });
      log.push(...deltalog);
      state = { ...next, deltalog: [] };
    }
    if (log.length > 0) await this.setState(id, state, log);
  }
}

const server = Server({ games: [game], db: new PlayedFlatFile({ dir }), origins: [/.*/] });
await server.run({ port: Number(port) });
process.stdout.write('ready\n');
