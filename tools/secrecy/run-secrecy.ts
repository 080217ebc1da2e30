import { findGame, games } from '@fondaco/catalog';
import type { Game } from '@fondaco/kernel';
import type { Leak } from './leaks.ts';
import { playScenes, type SceneTables } from './twin-scene.ts';
import { TwinWorlds } from './twin-worlds.ts';
import { twinsIn, type Receiver, type Twins } from './twins.ts';
import type { Plant } from './world.ts';

/** A game, how many sit there, and who must not know what differs. */
export interface Cast {
  readonly game: string;
  readonly seats: number;
  readonly receiver: Receiver;
}

export interface Compared {
  readonly tables: number;
  readonly lines: number;
  /** How many of them bots said, and those who stood in for people. */
  readonly botLines: number;
  readonly characters: number;
  /** What told the worlds apart. */
  readonly difference: string | undefined;
}

/** Every game with every number of seats, for a seat and for a spectator. */
export function allCasts(): readonly Cast[] {
  return games.flatMap(({ game }) =>
    Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, i) => game.minSeats + i).flatMap((seats) => [
      { game: game.id, seats, receiver: seats % game.minSeats },
      { game: game.id, seats, receiver: undefined },
    ]),
  );
}

/** A few casts, small enough to look for many leaks in: between them they are found. */
export const SMALL_CASTS: readonly Cast[] = [
  { game: 'augsburg-1520', seats: 3, receiver: 1 },
  { game: 'de-vulgari-eloquentia', seats: 2, receiver: 0 },
  { game: 'augsburg-1520', seats: 2, receiver: undefined },
];
export const ONE_TABLE = { tables: 1, sealed: 0, seed: 5 };
export const ONE_SEALED = { tables: 0, sealed: 1, seed: 5 };

interface Comparison {
  /** Pairs of tables that are brought along, and those that people gather for. */
  readonly tables: number;
  readonly sealed: number;
  readonly seed: number;
  readonly plant?: Plant;
}

/** Compares so many pairs of tables, played on two servers. */
export async function compareWorlds(
  { game: id, seats, receiver }: Cast,
  { tables, sealed, seed, plant }: Comparison,
): Promise<Compared> {
  const game = findGame(id)?.game;
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const brought = tables === 0 ? [] : [...someTwins(game, { seats, receiver, seed, tables })];
  const scenes: SceneTables[] = [...brought, ...Array.from({ length: sealed }, () => ({ game: id, seats }))];
  const worlds = await TwinWorlds.open(seats, receiver, plant);
  try {
    return { tables: scenes.length, ...(await playScenes(worlds, scenes)) };
  } finally {
    await worlds.close();
  }
}

/** Pairs from all over several games: not only from the beginning of one. */
function* someTwins(
  game: Game,
  { seats, receiver, seed, tables }: { seats: number; receiver: Receiver; seed: number; tables: number },
): Generator<Twins> {
  let found = 0;
  for (let number = seed; found < tables; number++)
    for (const twins of [...twinsIn(game, seats, receiver, number)]
      .toReversed()
      .filter((_, i) => i % 2 === number % 2)) {
      yield twins;
      if (++found === tables) return;
    }
}

/** Tables of each small cast at which a leak must be found. */
const MOST_FOR_LEAK = 6;

/** What a planted leak is found by, at a few tables of each small cast; nothing if it is not. */
export async function findLeak(
  { plant, isOfSealed = false }: Leak,
  casts: readonly Cast[] = SMALL_CASTS,
): Promise<string | undefined> {
  // At one table of each first: whether something that is told differs there depends on what is played.
  for (const tables of [1, MOST_FOR_LEAK])
    for (const cast of casts) {
      const how = isOfSealed ? ONE_SEALED : { ...ONE_TABLE, tables };
      const { difference } = await compareWorlds(cast, { ...how, plant });
      if (difference !== undefined) return difference;
    }
  return undefined;
}
