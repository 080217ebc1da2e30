import { itemAt } from '@fondaco/kernel';
import {
  addCalibration,
  noCalibration,
  noCalibrations,
  type Calibration,
  type GameKey,
  type PlainNetwork,
} from '@fondaco/bots';
import type { WorkerPool } from '@fondaco/bots/node';
import { drawChart } from './chart.ts';

const GAMES_AT_ONCE = 10;
const SEATS = [2, 3, 4, 5];

/** Plays games at tables of every size and adds up what was hoped for and what came of it, phase by phase. */
export async function calibrateInWorkers(
  pool: WorkerPool,
  how: {
    readonly game: GameKey;
    /** Of another network than the game's own. */
    readonly network: PlainNetwork | undefined;
    readonly games: number;
    readonly seed: number;
  },
  onProgress: (games: number) => void,
): Promise<Calibration[]> {
  const sums = noCalibrations();
  const network = how.network === undefined ? {} : { network: how.network };
  let begun = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    while (begun < how.games) {
      const games = Math.min(GAMES_AT_ONCE, how.games - begun);
      const seats = itemAt(SEATS, Math.floor(begun / GAMES_AT_ONCE) % SEATS.length);
      const seed = how.seed * 1_000_003 + begun;
      begun += games;
      const found = await pool.run({ type: 'calibrate', game: how.game, ...network, games, seats, seed });
      sums.forEach((sum, phase) => addCalibration(sum, itemAt(found, phase)));
      onProgress((done += games));
    }
  };
  await Promise.all(Array.from({ length: pool.size }, work));
  return sums;
}

/** All phases together. */
export function wholeOf(phases: readonly Calibration[]): Calibration {
  const whole = noCalibration();
  for (const phase of phases) addCalibration(whole, phase);
  return whole;
}

export function printCalibration({ count, given, won }: Calibration): string {
  return count
    .map((n, bin) => {
      if (n === 0) return '';
      const hoped = ((itemAt(given, bin) / n) * 100).toFixed(1);
      return `given ${hoped.padStart(5)} %: won ${((itemAt(won, bin) / n) * 100).toFixed(1).padStart(5)} % of ${n} positions\n`;
    })
    .join('');
}

export function drawCalibration({ count, given, won }: Calibration, title: string, games: number): string {
  const points = count.flatMap((n, bin) => (n === 0 ? [] : [{ x: itemAt(given, bin) / n, y: itemAt(won, bin) / n }]));
  return drawChart({
    title: `${title}: what a probability of winning is worth`,
    subtitle: `${games} games of journeymen against themselves, at tables of 2 to 5`,
    across: 'probability given',
    up: 'share won',
    most: { x: 1, y: 1 },
    series: [{ name: 'positions by tenths', points }],
    hasDiagonal: true,
  });
}
