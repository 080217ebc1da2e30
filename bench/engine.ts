import { Choices, itemAt, listChoices, type Game } from '@fondaco/kernel';
import { startBoardgameIo } from './peers/boardgame-io.ts';
import type { Figure, Target } from './figures.ts';
import { gamesToMeasure } from './games.ts';
import { installPeers } from './peers.ts';
import { checkedReplays, gatherDecisions, randomGames, type SampledDecision } from './random-play.ts';
import { bestRates, percentile, rateOf, type Contender } from './rounds.ts';
import { measureTableBytes } from './table-memory.ts';

const TARGETS: Readonly<Record<string, Target>> = {
  'games-per-s': { type: 'at-least', value: 1000 },
  'moves-ratio-boardgame-io': { type: 'at-least', value: 200 },
  'copy-us': { type: 'below', value: 0.2 },
  'table-kB': { type: 'below', value: 64 },
};
/** boardgame.io as its tutorial uses it: a Client, one move a turn, in the mode one gets by default. */
const ORDINARY_PEER = 'boardgame-io.client-turns-development';
const ROUNDS = 5;
const GAMES_FOR_CHOICES = 200;
const SAMPLE_EVERY = 97;
const COPIES = 1000;
const LISTINGS = 200;
const LISTING_ROUNDS = 7;

/** What the engine can do, game by game: speed and against boardgame.io, memory, and how much there is to choose from. */
export async function measureEngine(how: { readonly seconds: number; readonly id?: string }): Promise<Figure[]> {
  installPeers();
  const figures: Figure[] = [];
  for (const { game, prefix } of gamesToMeasure(how.id)) {
    console.error(`bench: ${game.id} ...`);
    // Speed first: what is measured before it would teach the compiler other habits.
    const measured = [...(await measureSpeed(game, how.seconds)), ...measureMemory(game), ...measureChoices(game)];
    for (const figure of measured) {
      const target = TARGETS[figure.name];
      figures.push({ ...figure, name: `${prefix}.${figure.name}`, ...(target === undefined ? {} : { target }) });
    }
  }
  return figures;
}

function measureMemory(game: Game): Figure[] {
  return [
    { name: 'state-bytes', value: game.blank().bytes.length, unit: 'bytes' },
    { name: 'table-kB', value: measureTableBytes(game) / 1000, unit: 'kB' },
  ];
}

async function measureSpeed(game: Game, seconds: number): Promise<Figure[]> {
  const playGame = randomGames(game);
  const perGame = countMovesPerGame(playGame);
  const own: Contender[] = [
    { name: 'moves', run: (milliseconds) => rateOf(playGame, milliseconds) },
    { name: 'checked', run: contend(checkedReplays(game)) },
    { name: 'copies', run: contend(copies(game)) },
  ];
  const peer = await startBoardgameIo(game.blank(), Math.round(perGame));
  const contenders = [...own, ...peer.contenders];
  const milliseconds = (seconds * 1000) / (ROUNDS + 1) / contenders.length;
  const best = await bestRates(contenders, { rounds: ROUNDS, milliseconds });
  await peer.stop();

  const rate = (name: string): number => best.get(name) ?? 0;
  const fastestPeer = Math.max(...peer.contenders.map(({ name }) => rate(name)));
  return [
    { name: 'games-per-s', value: rate('moves') / perGame, unit: 'games/s' },
    { name: 'moves-per-s', value: rate('moves'), unit: 'moves/s, chosen among those listed' },
    { name: 'checked-moves-per-s', value: rate('checked'), unit: 'moves/s, given and checked' },
    { name: 'copy-us', value: 1e6 / rate('copies'), unit: 'µs' },
    ...peer.contenders.map(({ name }) => ({ name, value: rate(name), unit: 'moves/s' })),
    { name: 'moves-ratio-boardgame-io', value: rate('moves') / rate(ORDINARY_PEER), unit: 'times its Client' },
    { name: 'moves-ratio-boardgame-io-fastest', value: rate('moves') / fastestPeer, unit: 'times its fastest' },
    { name: 'checked-ratio-boardgame-io', value: rate('checked') / fastestPeer, unit: 'times its fastest' },
  ];
}

function contend(work: () => number): (milliseconds: number) => number {
  return (milliseconds) => rateOf(work, milliseconds);
}

function countMovesPerGame(playGame: () => number): number {
  let moves = 0;
  for (let i = 0; i < GAMES_FOR_CHOICES; i++) moves += playGame();
  return moves / GAMES_FOR_CHOICES;
}

/** Copies among a few states, as a search does. */
function copies(game: Game): () => number {
  const states = Array.from({ length: 8 }, () => game.blank());
  const pairs = states.map((to, i) => ({ to, from: itemAt(states, (i + 3) % states.length) }));
  return () => {
    for (let i = 0; i < COPIES; i += pairs.length) for (const { to, from } of pairs) to.copyFrom(from);
    return COPIES;
  };
}

function measureChoices(game: Game): Figure[] {
  const { counts, sample } = gatherDecisions(game, GAMES_FOR_CHOICES, SAMPLE_EVERY);
  const microseconds = timeListings(game, sample);
  return [0.5, 0.9, 0.99].flatMap((share) => {
    const suffix = `p${Math.round(share * 100)}`;
    return [
      { name: `choices-${suffix}`, value: percentile(counts, share), unit: 'choices' },
      { name: `list-us-${suffix}`, value: percentile(microseconds, share), unit: 'µs' },
    ];
  });
}

/** For each decision the time to list its choices: the best of some batches, each long enough for the clock. */
function timeListings(game: Game, sample: readonly SampledDecision[]): number[] {
  const choices = new Choices();
  const best = sample.map(() => Infinity);
  for (let round = 0; round < LISTING_ROUNDS; round++) {
    sample.forEach(({ s, seat }, i) => {
      const began = performance.now();
      for (let n = 0; n < LISTINGS; n++) listChoices(game.steps, s, seat, choices);
      best[i] = Math.min(itemAt(best, i), ((performance.now() - began) * 1000) / LISTINGS);
    });
  }
  return best;
}
