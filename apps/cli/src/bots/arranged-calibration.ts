import {
  intervalOf,
  type ArrangedCalibration,
  type ArrangedPlayer,
  type GameKey,
  type PlainNetwork,
} from '@fondaco/bots';
import type { WorkerPool } from '@fondaco/bots/node';

const GAMES_AT_ONCE = 5;

/** What is compared, for whom, and in how many games of how many seats. */
export interface ArrangedGames {
  readonly game: GameKey;
  /** Of another network than the game's own. */
  readonly network: PlainNetwork | undefined;
  readonly games: number;
  readonly seats: number;
  readonly seed: number;
}

/** Compares hopes with outcomes in positions of one arrangement. */
export async function calibrateArrangedInWorkers(
  pool: WorkerPool,
  arrangement: ArrangedPlayer,
  { game, network, games, seats, seed }: ArrangedGames,
): Promise<ArrangedCalibration> {
  const tasks: Promise<ArrangedCalibration>[] = [];
  for (let begun = 0; begun < games; begun += GAMES_AT_ONCE) {
    const part = { games: Math.min(GAMES_AT_ONCE, games - begun), seats, seed: seed * 1_000_003 + begun };
    const task = { type: 'calibrate-arranged', game, arrangement, ...part } as const;
    tasks.push(pool.run(network === undefined ? task : { ...task, network }));
  }
  const sum = { positions: 0, given: 0, won: 0 };
  for (const { positions, given, won } of await Promise.all(tasks)) {
    sum.positions += positions;
    sum.given += given;
    sum.won += won;
  }
  return sum;
}

/** A line of a table in Markdown: what such players were given, and how many of them won. */
export function printArranged(name: string, { positions, given, won }: ArrangedCalibration): string {
  if (positions === 0) return `| ${name} | 0 | | |\n`;
  const { share, low, high } = intervalOf(won, positions);
  const hoped = percent(given / positions);
  return `| ${name} | ${positions} | ${hoped} % | ${percent(share)} % (${percent(low)}–${percent(high)}) |\n`;
}

function percent(share: number): string {
  return (share * 100).toFixed(0);
}
