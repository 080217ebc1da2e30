import type { Game } from '@fondaco/kernel';
import { addCalibration, noCalibration, plattScale, type Calibration, type Network } from '../src/index.ts';
import type { WorkerPool } from './worker-pool.ts';

const GAMES_AT_ONCE = 4;

/** Lets the finished network play so many games at tables of each size, and corrects its hopes by what came of them. */
export async function correctHopes(
  pool: WorkerPool,
  game: Game,
  network: Network,
  { games, seed }: { readonly games: number; readonly seed: number },
): Promise<void> {
  if (games === 0) return;
  const sum = noCalibration();
  const other = { shape: network.shape, weights: network.weights.slice() };
  const tasks: Promise<Calibration[]>[] = [];
  for (let seats = game.minSeats; seats <= game.maxSeats; seats++) {
    for (let n = 0; n < games; n += GAMES_AT_ONCE) {
      const task = {
        type: 'calibrate',
        game: { id: game.id, rules: game.rules },
        network: other,
        games: GAMES_AT_ONCE,
        seats,
        seed: seed + n,
      } as const;
      tasks.push(pool.run(task));
    }
  }
  for (const phases of await Promise.all(tasks)) for (const found of phases) addCalibration(sum, found);
  plattScale(network, sum);
}
