import { makeBotModel, type BotModel } from '@fondaco/bots';
import { WorkerPool, train as learn, type OnTraining, type SavedTraining, type TrainingPlan } from '@fondaco/bots/node';
import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { complain, done, wrong, type Attempt } from '../attempt.ts';
import { watchExploiters } from '../bots/exploiter-files.ts';
import { LearningCurve, type CurvePoint } from '../bots/learning-curve.ts';
import { BOT_MODELS, botModels } from '../bots/models.ts';
import { showTraining } from '../bots/training-line.ts';
import { printWeights } from '../bots/weights-file.ts';
import { exists, readJson, writeDurably } from '../files.ts';
import { chooseGame, DEFAULT_GAME } from '../game-choice.ts';
import { seedNumber } from '../seed.ts';
import { wholeNumber } from './arguments.ts';

interface TrainFlags {
  readonly game: string;
  readonly minutes?: number;
  readonly games?: number;
  readonly seed: number;
  readonly hidden: number;
  readonly second: number;
  readonly continue?: boolean;
  readonly pace?: number;
  readonly tables?: readonly string[];
  readonly searching: number;
  readonly corrections: number;
  readonly population?: string;
  readonly checkpoint?: string;
  readonly workers: number;
  readonly out: string;
  readonly curve?: string;
}

const MINUTES = 10;
const CORRECTIONS = 120;
const SAVE_EVERY = 15_000;

export function addTrain(program: Command, finish: (code: number) => void): void {
  program
    .command('train')
    .description('let bots learn a game by playing against themselves')
    .option('--game <id>', 'which game', DEFAULT_GAME)
    .option('--minutes <n>', `how long (default: ${MINUTES}, if no games are given)`, wholeNumber(1, 100_000))
    .option('--games <N>', 'how many games', wholeNumber(1, 100_000_000))
    .option('--seed <seed>', 'where chance begins: a number, or any text', seedNumber, 1)
    .option('--hidden <n>', 'the units of the first hidden layer, a multiple of 16', wholeNumber(16, 512), 96)
    .option('--second <n>', 'the units of the second hidden layer, a multiple of 16', wholeNumber(16, 256), 32)
    .option('--continue', 'begin with what bots know already, not from nothing')
    .option('--pace <n>', 'how fast it learns at first, in hundred thousandths', wholeNumber(1, 1000))
    .option('--tables <weights...>', 'how likely each size of table is, the smallest first')
    .option(
      '--searching <n>',
      'of a thousand decisions so many are searched before they are made',
      wholeNumber(0, 1000),
      0,
    )
    .option(
      '--corrections <n>',
      'games at tables of each size that correct its hopes',
      wholeNumber(0, 100_000),
      CORRECTIONS,
    )
    .option('--population <folder>', 'play with temperaments, older selves and the exploiters of this folder too')
    .option('--checkpoint <file>', 'keep what is learnt here, and go on with what is there')
    .option('--workers <k>', 'how many threads play', wholeNumber(1, 256), availableParallelism())
    .option('--out <file>', 'where to write the weights', 'weights.json')
    .option('--curve <file>', 'draw the learning curve into this SVG file')
    .action(async (given: TrainFlags) => finish(await train(given)));
}

async function train(given: TrainFlags): Promise<number> {
  const chosen = chooseGame(given.game, undefined);
  if (!chosen.ok) return complain(chosen.message);
  if (given.hidden % 16 !== 0) return complain('--hidden: must be a multiple of 16');
  if (given.second % 16 !== 0) return complain('--second: must be a multiple of 16');
  const saved = readCheckpoint(given.checkpoint);
  if (!saved.ok) return complain(saved.message);
  const { entry, game } = chosen.value;
  const model = botModels.of(game);
  const pool = new WorkerPool(BOT_MODELS, given.workers);
  const plan = planOf(given, model);
  const curve = new LearningCurve(model, pool, plan.isContinued ? 'today' : 'heuristic', saved.value?.curve ?? []);
  let kept = performance.now();
  const follow: OnTraining = (progress, network, save) => {
    showTraining(progress);
    if (given.curve !== undefined) curve.follow(progress, network);
    if (given.checkpoint === undefined || performance.now() - kept < SAVE_EVERY) return;
    kept = performance.now();
    const checkpoint: Checkpoint = { ...save(), curve: curve.points };
    writeDurably(given.checkpoint, JSON.stringify(checkpoint));
  };
  const weights = await learn(model, pool, plan, saved.value, follow);
  await curve.settle();
  await pool.close();
  process.stderr.write('\n');
  const fitting = makeBotModel(game, { ...entry.evaluation, weights });
  if (!fitting.ok) return complain(fitting.error.message);
  const written = writeDurably(given.out, printWeights(weights));
  if (!written.ok) return complain(written.message);
  process.stdout.write(`${weights.games} games; written: ${given.out}\n`);
  return given.curve === undefined ? 0 : writeCurve(given.curve, curve.draw(entry.title));
}

function planOf(given: TrainFlags, model: BotModel): TrainingPlan {
  const minutes = given.games === undefined ? (given.minutes ?? MINUTES) : given.minutes;
  return {
    ...(given.games === undefined ? {} : { games: given.games }),
    ...(minutes === undefined ? {} : { minutes }),
    seed: given.seed,
    hidden: given.hidden,
    second: given.second,
    isContinued: given.continue === true,
    ...(given.pace === undefined ? {} : { rate: given.pace / 100_000 }),
    ...(given.tables === undefined ? {} : { tables: given.tables.map(Number) }),
    searching: given.searching / 1000,
    corrections: given.corrections,
    ...(given.population === undefined ? {} : { population: watchExploiters(model, given.population) }),
  };
}

/** A training as it lies in its file, with the curve it has drawn so far. */
interface Checkpoint extends SavedTraining {
  readonly curve: readonly CurvePoint[];
}

function readCheckpoint(file: string | undefined): Attempt<Checkpoint | undefined> {
  if (file === undefined || !exists(file)) return done(undefined);
  const read = readJson(file);
  if (!read.ok) return read;
  const checkpoint = read.value as unknown as Checkpoint;
  return checkpoint.learner === undefined ? wrong(`${file} holds no training`) : done(checkpoint);
}

function writeCurve(file: string, picture: string): number {
  const written = writeDurably(file, picture);
  if (!written.ok) return complain(written.message);
  process.stdout.write(`written: ${file}\n`);
  return 0;
}
