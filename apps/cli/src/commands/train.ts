import { itemAt, type WeightsFile } from '@fondaco/kernel';
import { makeBotModel, Network, playMatch, type BotModel } from '@fondaco/bots';
import { WorkerPool, train as learn, type TrainingProgress } from '@fondaco/bots/node';
import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { complain } from '../attempt.ts';
import { drawChart } from '../bots/chart.ts';
import { BOT_MODELS, botModels } from '../bots/models.ts';
import { writeDurably } from '../files.ts';
import { chooseGame, DEFAULT_GAME } from '../game-choice.ts';
import { seedNumber } from '../seed.ts';
import { wholeNumber } from './arguments.ts';

interface TrainFlags {
  readonly game: string;
  readonly minutes?: number;
  readonly games?: number;
  readonly seed: number;
  readonly hidden: number;
  readonly continue?: boolean;
  readonly workers: number;
  readonly out: string;
  readonly curve?: string;
}

const SECOND_LAYER = 16;
const MINUTES = 10;
/** Points of the learning curve, and games for each. */
const POINTS = 16;
const GAMES_A_POINT = 30;

export function addTrain(program: Command, finish: (code: number) => void): void {
  program
    .command('train')
    .description('let bots learn a game by playing against themselves')
    .option('--game <id>', 'which game', DEFAULT_GAME)
    .option('--minutes <n>', `how long (default: ${MINUTES}, if no games are given)`, wholeNumber(1, 100_000))
    .option('--games <N>', 'how many games', wholeNumber(1, 100_000_000))
    .option('--seed <seed>', 'where chance begins: a number, or any text', seedNumber, 1)
    .option('--hidden <n>', 'the units of the first hidden layer, a multiple of 16', wholeNumber(16, 512), 48)
    .option('--continue', 'begin with what bots know already, not from nothing')
    .option('--workers <k>', 'how many threads play', wholeNumber(1, 256), availableParallelism())
    .option('--out <file>', 'where to write the weights', 'weights.json')
    .option('--curve <file>', 'draw the learning curve into this SVG file')
    .action(async (given: TrainFlags) => finish(await train(given)));
}

async function train(given: TrainFlags): Promise<number> {
  const chosen = chooseGame(given.game, undefined);
  if (!chosen.ok) return complain(chosen.message);
  if (given.hidden % 16 !== 0) return complain('--hidden: must be a multiple of 16');
  const { entry, game } = chosen.value;
  const model = botModels.of(game);
  const pool = new WorkerPool(BOT_MODELS, given.workers);
  const limit = given.games === undefined ? { minutes: given.minutes ?? MINUTES } : { games: given.games };
  const plan = {
    ...limit,
    ...(given.minutes === undefined ? {} : { minutes: given.minutes }),
    seed: given.seed,
    hidden: given.hidden,
    second: SECOND_LAYER,
    isContinued: given.continue === true,
  };
  const curve: { readonly games: number; readonly loss: number; readonly won: number }[] = [];
  const follow = (progress: TrainingProgress, network: Network): void => {
    show(progress);
    if (given.curve === undefined || progress.share < curve.length / POINTS) return;
    curve.push({ games: progress.games, loss: progress.loss, won: measure(model, network, curve.length) });
  };
  const weights = await learn(model, pool, plan, follow);
  await pool.close();
  process.stderr.write('\n');
  const fitting = makeBotModel(game, { ...entry.evaluation, weights });
  if (!fitting.ok) return complain(fitting.error.message);
  const written = writeDurably(given.out, printWeights(weights));
  if (!written.ok) return complain(written.message);
  process.stdout.write(`${weights.games} games; written: ${given.out}\n`);
  return given.curve === undefined ? 0 : writeCurve(given.curve, entry.title, curve);
}

/** JSON as the repository's formatter leaves it. */
function printWeights(weights: WeightsFile): string {
  const oneLine = (_: string, inside: string): string => `[${inside.trim().replaceAll(/\s+/g, ' ')}]`;
  return `${JSON.stringify(weights, undefined, 2).replace(/\[([^\]]*)\]/, oneLine)}\n`;
}

function show({ games, seconds, share, loss }: TrainingProgress): void {
  const line = `${(share * 100).toFixed(1)} %  ${games} games, ${(games / seconds).toFixed(1)}/s  loss ${loss.toFixed(4)}`;
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
  else if (games % 1000 < 4) process.stderr.write(`${line}\n`);
}

/** The share of games of two that a journeyman with this network wins against the heuristic. */
function measure(model: BotModel, network: Network, point: number): number {
  const { game, evaluation } = model;
  const learner: BotModel = { game, evaluation, network: new Network(network.shape, network.weights) };
  let won = 0;
  for (let i = 0; i < GAMES_A_POINT; i++) {
    const names = ['journeyman', 'heuristic-journeyman'];
    const { shares } = playMatch(learner, i % 2 === 0 ? names : names.toReversed(), point * GAMES_A_POINT + (i >> 1));
    won += itemAt(shares, i % 2) / GAMES_A_POINT;
  }
  return won;
}

type Curve = readonly { readonly games: number; readonly loss: number; readonly won: number }[];

function writeCurve(file: string, title: string, curve: Curve): number {
  const picture = drawChart({
    title: `${title}: learning by self-play`,
    subtitle: `Games of two, ${GAMES_A_POINT} for each point.`,
    across: 'games played',
    up: 'share / loss',
    most: { x: curve[curve.length - 1]?.games ?? 1, y: 1 },
    series: [
      { name: 'won against the heuristic', points: curve.map(({ games, won }) => ({ x: games, y: won })) },
      { name: 'loss', points: curve.map(({ games, loss }) => ({ x: games, y: Math.min(1, loss) })) },
    ],
  });
  const written = writeDurably(file, picture);
  if (!written.ok) return complain(written.message);
  process.stdout.write(`written: ${file}\n`);
  return 0;
}
