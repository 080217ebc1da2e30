import { FastRandom, type Game, type WeightsFile } from '@fondaco/kernel';
import {
  addCalibration,
  Learner,
  noCalibration,
  plattScale,
  toWeightsFile,
  type Calibration,
  type Exploration,
  type BotModel,
  type Network,
} from '../src/index.ts';
import type { WorkerPool } from './worker-pool.ts';

/** How long to learn. */
export interface TrainingPlan {
  readonly minutes?: number;
  readonly games?: number;
  readonly seed: number;
  readonly hidden: number;
  readonly second: number;
  /** Begins with the weights the game has, not from nothing. */
  readonly isContinued: boolean;
}

/** How far it is. */
export interface TrainingProgress {
  readonly games: number;
  readonly seconds: number;
  /** 0 to 1. */
  readonly share: number;
  readonly loss: number;
}

const GAMES_AT_ONCE = 4;
const FASTEST = 1.5e-3;
const SLOWEST = 5e-5;
const REPEATS = 1;
/** At tables of each size. */
const CORRECTION_GAMES = 120;

/** Learns by self-play: workers play with the newest weights, this thread studies their games. */
export async function train(
  model: BotModel,
  pool: WorkerPool,
  plan: TrainingPlan,
  onProgress: (progress: TrainingProgress, network: Network) => void,
): Promise<WeightsFile> {
  const { game, evaluation } = model;
  const rng = new FastRandom(plan.seed);
  const shape = { inputs: evaluation.featureNames.length, hidden: plan.hidden, second: plan.second };
  const learner = new Learner(shape, rng, plan.isContinued ? model.network : undefined);
  const began = performance.now();
  const before = plan.isContinued ? (evaluation.weights?.games ?? 0) : 0;
  let games = 0;
  const share = (): number => {
    const byTime = plan.minutes === undefined ? 0 : (performance.now() - began) / (plan.minutes * 60_000);
    return Math.max(byTime, plan.games === undefined ? 0 : games / plan.games);
  };
  const work = async (): Promise<void> => {
    while (share() < 1) {
      const progress = plan.isContinued ? 0.3 + 0.7 * share() : share();
      const { weights } = learner.network;
      const how = explorationAt(progress);
      const seed = rng.word();
      const answer = await pool.run({
        type: 'self-play',
        game: { id: game.id, rules: game.rules },
        shape,
        weights: weights.slice(),
        games: GAMES_AT_ONCE,
        how,
        seed,
      });
      games += GAMES_AT_ONCE;
      learner.learn(answer, rateAt(progress), REPEATS, rng);
      const seconds = (performance.now() - began) / 1000;
      onProgress({ games, seconds, share: Math.min(1, share()), loss: learner.loss }, learner.network);
    }
  };
  // Two tasks for each worker, so that none waits for the studying.
  await Promise.all(Array.from({ length: pool.size * 2 }, work));
  await correctHopes(pool, game, learner.network, plan.seed);
  return toWeightsFile(learner.network, { game: game.id, rules: game.rules, games: before + games });
}

/** Lets the finished network play at tables of all sizes, and corrects its hopes by what came of them. */
async function correctHopes(pool: WorkerPool, game: Game, network: Network, seed: number): Promise<void> {
  const sum = noCalibration();
  const other = { shape: network.shape, weights: network.weights.slice() };
  const tasks: Promise<Calibration>[] = [];
  for (let seats = game.minSeats; seats <= game.maxSeats; seats++) {
    for (let n = 0; n < CORRECTION_GAMES; n += GAMES_AT_ONCE) {
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
  for (const found of await Promise.all(tasks)) addCalibration(sum, found);
  plattScale(network, sum);
}

function rateAt(share: number): number {
  return SLOWEST + ((FASTEST - SLOWEST) * (1 + Math.cos(Math.PI * Math.min(1, share)))) / 2;
}

/** Believes what happened at first, and its own judgement more and more; blind less and less often. */
function explorationAt(share: number): Exploration {
  return {
    blind: 0.08 - 0.06 * share,
    noise: 0.03 - 0.02 * share,
    trust: 0.97 - 0.12 * Math.min(1, share * 2),
    onlooking: 0.08,
  };
}
