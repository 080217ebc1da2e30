/**
 * boardgame.io playing the dullest game there is on a state of ours: one move, which adds 1 to one number. It runs in a worker so
 * that NODE_ENV, which boardgame.io and immer read once, can be set both ways; several ways to use it are measured and the caller
 * takes the fastest.
 */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');

const PLAYERS = 4;
/** The moves of one match, as many as one of our games has. */
const { fields, field, movesPerMatch } = workerData;

const add = ({ G, ctx }) => {
  G[field][Number(ctx.currentPlayer) % G[field].length] += 1;
};
const setup = () => structuredClone(fields);
/** One move a turn, as in its tutorial; or all in one turn, without the work that the end of a turn makes; and that without undo. */
const GAMES = {
  turns: { setup, moves: { add }, turn: { minMoves: 1, maxMoves: 1 } },
  'one-turn': { setup, moves: { add } },
  'no-undo': { setup, moves: { add }, disableUndo: true },
};

function playMatchByClient(game) {
  const client = Client({ game, numPlayers: PLAYERS, debug: false });
  client.start();
  const before = sum(client.getState().G);
  for (let i = 0; i < movesPerMatch; i++) {
    client.updatePlayerID(client.store.getState().ctx.currentPlayer);
    client.moves.add();
  }
  const after = client.store.getState();
  client.stop();
  return sum(after.G) - before;
}

/** The reducer alone, as its server uses it: no store, no subscribers, no log. */
function playMatchByReducer(game) {
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: PLAYERS });
  const before = sum(state.G);
  for (let i = 0; i < movesPerMatch; i++) {
    const payload = { type: 'add', args: [], playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
  }
  return sum(state.G) - before;
}

function sum(G) {
  return G[field].reduce((total, number) => total + number, 0);
}

const VARIANTS = new Map(
  Object.entries(GAMES).flatMap(([name, game]) => [
    [`client-${name}`, () => playMatchByClient(game)],
    [`reducer-${name}`, () => playMatchByReducer(game)],
  ]),
);

parentPort.postMessage([...VARIANTS.keys()]);
parentPort.on('message', ({ variant, milliseconds }) => {
  const playMatch = VARIANTS.get(variant);
  const began = processorTime();
  let moves = 0;
  let spent = 0;
  while (spent < milliseconds) {
    if (playMatch() !== movesPerMatch) throw new Error(`${variant}: moves were lost`);
    moves += movesPerMatch;
    spent = processorTime() - began;
  }
  parentPort.postMessage((moves / spent) * 1000);
});

/** Milliseconds, as in rounds.ts; work of the garbage collector in other threads is not even counted. */
function processorTime() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
