import type { FastRandom } from '@fondaco/kernel';
import type { BotModel, Company, Exploration, Learner, SelfPlayLesson } from '../src/index.ts';
import type { WorkerPool } from './worker-pool.ts';

/** How long to learn: until either is reached, what was done in earlier runs included. */
export interface StudyLimit {
  readonly minutes?: number;
  readonly games?: number;
}

/** How far a learner is. */
export interface TrainingProgress {
  readonly games: number;
  readonly seconds: number;
  /** 0 to 1. */
  readonly share: number;
  readonly loss: number;
}

/** What is done at a share of the way. */
export interface Stage {
  readonly rate: number;
  /** How often what is new is studied, on average. */
  readonly repeats: number;
  readonly how: Exploration;
  readonly company?: Company;
  readonly tables?: SelfPlayLesson['tables'];
  readonly plan?: SelfPlayLesson['plan'];
}

/** A learner on its way. */
export interface Study {
  readonly model: BotModel;
  readonly learner: Learner;
  readonly rng: FastRandom;
  readonly limit: StudyLimit;
  /** What was done in earlier runs. */
  readonly before: { readonly games: number; readonly seconds: number };
  readonly stageAt: (share: number) => Stage;
}

const GAMES_AT_ONCE = 4;

/** Lets workers play with the newest weights and studies their games, until it has done all. */
export async function study(
  { model, learner, rng, limit, before, stageAt }: Study,
  pool: WorkerPool,
  onProgress: (progress: TrainingProgress) => void,
): Promise<TrainingProgress> {
  const { game } = model;
  const began = performance.now();
  let { games } = before;
  const progress = (): TrainingProgress => {
    const seconds = before.seconds + (performance.now() - began) / 1000;
    const byTime = limit.minutes === undefined ? 0 : seconds / (limit.minutes * 60);
    const share = Math.min(1, Math.max(byTime, limit.games === undefined ? 0 : games / limit.games));
    return { games, seconds, share, loss: learner.loss };
  };
  const work = async (): Promise<void> => {
    for (let now = progress(); now.share < 1; now = progress()) {
      const { rate, repeats, how, company, tables, plan } = stageAt(now.share);
      const lesson = {
        games: GAMES_AT_ONCE,
        how,
        ...(company === undefined ? {} : { company }),
        ...(tables === undefined ? {} : { tables }),
        ...(plan === undefined ? {} : { plan }),
      };
      const batch = await pool.run({
        type: 'self-play',
        game: { id: game.id, rules: game.rules },
        network: { shape: learner.network.shape, weights: learner.average.slice() },
        lesson,
        seed: rng.word(),
      });
      games += GAMES_AT_ONCE;
      learner.learn(batch, rate, repeats, rng);
      onProgress(progress());
    }
  };
  // Two tasks for each worker, so that none waits for the studying.
  await Promise.all(Array.from({ length: pool.size * 2 }, work));
  return progress();
}

const FASTEST = 1.5e-3;
const SLOWEST = 1e-5;

/** The pace of learning at a share of the way. */
export function rateAt(share: number, fastest: number = FASTEST): number {
  return SLOWEST + ((fastest - SLOWEST) * (1 + Math.cos(Math.PI * Math.min(1, share)))) / 2;
}

/** Believes what happened at first, and its own judgement more and more; blind less and less often. */
export function explorationAt(share: number): Exploration {
  return {
    blind: 0.08 - 0.06 * share,
    noise: 0.03 - 0.02 * share,
    trust: 0.97 - 0.07 * Math.min(1, share * 2),
    onlooking: 0.08,
    searching: 0,
  };
}
