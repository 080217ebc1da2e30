import { FastRandom, type WeightsFile } from '@fondaco/kernel';
import {
  fromFloats,
  Learner,
  toFloats,
  toWeightsFile,
  widen,
  type BotModel,
  type Network,
  type PlainNetwork,
  type SavedLearner,
} from '../src/index.ts';
import { correctHopes } from './correct-hopes.ts';
import { companyOf, type Population } from './population.ts';
import { explorationAt, rateAt, study, type Stage, type StudyLimit, type TrainingProgress } from './study.ts';
import type { WorkerPool } from './worker-pool.ts';

/** What to learn, and how long. */
export interface TrainingPlan extends StudyLimit {
  readonly seed: number;
  readonly hidden: number;
  readonly second: number;
  /** Begins with the weights the game has, not from nothing. */
  readonly isContinued: boolean;
  /** The pace of learning at first; if absent, one that suits who begins from nothing, or goes on. */
  readonly rate?: number;
  /** How likely each size of table is, the smallest first. */
  readonly tables?: readonly number[];
  /** How many of its decisions the learner searches before it chooses. */
  readonly searching: number;
  /** How many games at tables of each size correct its hopes at the end. */
  readonly corrections: number;
  /** Whom it plays with beside itself; asked now and then, since others may come. */
  readonly population?: () => Omit<Population, 'selves'>;
}

/** A training that was interrupted, as it lies in a file. */
export interface SavedTraining {
  readonly learner: SavedLearner;
  readonly games: number;
  readonly seconds: number;
  /** The weights of older selves. */
  readonly selves: readonly string[];
}

/** Hears how far a training is, with what can be kept of it. */
export type OnTraining = (progress: TrainingProgress, network: () => Network, save: () => SavedTraining) => void;

/** Where a learner that goes on is on the way of one that begins. */
const CONTINUED_FROM = 0.3;
const CONTINUED_RATE = 6e-4;
/** Studying is cheaper than playing. */
const REPEATS = 3;
/** After which shares of the way a learner keeps how it judges, to play against it later. */
const SELF_EVERY = 0.15;
/** How many tasks are played with one company. */
const COMPANY_LASTS = 50;

/** Learns by playing against itself and a population, if there is one: workers play with the newest weights, this thread studies their games. */
export async function train(
  model: BotModel,
  pool: WorkerPool,
  plan: TrainingPlan,
  saved: SavedTraining | undefined,
  onTraining: OnTraining,
): Promise<WeightsFile> {
  const { game, evaluation } = model;
  const rng = new FastRandom(plan.seed + (saved?.games ?? 0));
  const learner = beginLearner(model, plan, rng);
  if (saved !== undefined) learner.restore(saved.learner);
  const { shape } = learner.network;
  const selves: PlainNetwork[] = (saved?.selves ?? []).map((weights) => ({ shape, weights: toFloats(weights) }));
  const company = lastingCompany(model, plan, selves);
  const stageAt = (share: number): Stage => {
    const progress = plan.isContinued ? CONTINUED_FROM + (1 - CONTINUED_FROM) * share : share;
    const how = { ...explorationAt(progress), searching: plan.searching };
    const rate = rateAt(share, plan.rate ?? (plan.isContinued ? CONTINUED_RATE : undefined));
    return { rate, repeats: REPEATS, how, ...(plan.tables === undefined ? {} : { tables: plan.tables }), ...company() };
  };
  const before = { games: saved?.games ?? 0, seconds: saved?.seconds ?? 0 };
  const { games } = await study({ model, learner, rng, limit: plan, before, stageAt }, pool, (progress) => {
    if (plan.population !== undefined && progress.share >= (selves.length + 1) * SELF_EVERY)
      selves.push({ shape, weights: learner.average.slice() });
    onTraining(
      progress,
      () => learner.averaged(),
      () => ({
        learner: learner.save(),
        games: progress.games,
        seconds: progress.seconds,
        selves: selves.map(({ weights }) => fromFloats(weights)),
      }),
    );
  });
  const network = learner.averaged();
  await correctHopes(pool, game, network, { games: plan.corrections, seed: plan.seed });
  const taught = plan.isContinued ? (evaluation.weights?.games ?? 0) : 0;
  return toWeightsFile(network, { game: game.id, rules: game.rules, games: taught + games });
}

/** A learner that knows nothing, or what bots of today know, in a network as wide as the plan's. */
function beginLearner({ evaluation, network }: BotModel, plan: TrainingPlan, rng: FastRandom): Learner {
  const shape = { inputs: evaluation.featureNames.length, hidden: plan.hidden, second: plan.second };
  return new Learner(shape, rng, plan.isContinued && network !== undefined ? widen(network, shape, rng) : undefined);
}

/** The company of the next task; the files of exploiters are looked at only now and then. */
function lastingCompany(
  model: BotModel,
  { population }: TrainingPlan,
  selves: readonly PlainNetwork[],
): () => Pick<Stage, 'company'> {
  if (population === undefined) return () => ({});
  let asked = 0;
  let company = companyOf(model, { ...population(), selves });
  return () => {
    if (++asked % COMPANY_LASTS === 0) company = companyOf(model, { ...population(), selves });
    return { company };
  };
}
