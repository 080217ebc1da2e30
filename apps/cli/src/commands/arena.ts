import { parseBotName, type BotModel, type OtherNetwork, type PlainNetwork } from '@fondaco/bots';
import {
  WorkerPool,
  playTournament,
  standingsOf,
  type ArenaState,
  type ArenaStanding,
  type Tournament,
} from '@fondaco/bots/node';
import type { CatalogEntry } from '@fondaco/catalog';
import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { complain, done, wrong, type Attempt } from '../attempt.ts';
import { calibrateArrangedInWorkers, printArranged } from '../bots/arranged-calibration.ts';
import { calibrateInWorkers, drawCalibration, printCalibration, wholeOf } from '../bots/calibration.ts';
import { drawLadder } from '../bots/chart.ts';
import { BOT_MODELS, botModels } from '../bots/models.ts';
import { arrangementsOf, signsOf } from '../bots/plans.ts';
import { printOf, readWeights } from '../bots/weights-file.ts';
import { exists, readJson, writeDurably } from '../files.ts';
import { chooseGame, DEFAULT_GAME } from '../game-choice.ts';
import { progressBar } from '../simulate/progress.ts';
import { seedNumber } from '../seed.ts';
import { wholeNumber } from './arguments.ts';

interface ArenaFlags {
  readonly game: string;
  readonly bots: readonly string[];
  readonly weights: readonly string[];
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly challenge?: boolean;
  readonly calibration?: boolean;
  readonly arranged?: boolean;
  readonly workers: number;
  readonly state?: string;
  readonly svg?: string;
}

export function addArena(program: Command, finish: (code: number) => void): void {
  program
    .command('arena')
    .description('let bots play a tournament against each other')
    .option('--game <id>', 'which game', DEFAULT_GAME)
    .option('--bots <name...>', 'for instance master:1000ms journeyman@dante novice random', [
      'master:200ms',
      'journeyman',
      'novice',
      'random',
    ])
    .option(
      '--weights <name=file...>',
      'other networks: name/journeyman is a journeyman with the weights of the file',
      [],
    )
    .option('--seats <n>', 'how many sit at a table', wholeNumber(2, 5), 4)
    .option('--games <N>', 'how many games', wholeNumber(1, 10_000_000), 100)
    .option('--seed <seed>', 'where chance begins: a number, or any text', seedNumber, 1)
    .option('--challenge', 'the first bot alone against tables full of another')
    .option('--calibration', 'instead: journeymen against themselves, hopes compared with outcomes')
    .option('--arranged', 'with --calibration: in positions that games do not come to by themselves')
    .option('--workers <k>', 'how many threads', wholeNumber(1, 256), availableParallelism())
    .option('--state <file>', 'keep the results here, and go on with what is there')
    .option('--svg <file>', 'draw the ladder, or the calibration, into this file')
    .action(async (given: ArenaFlags) => finish(await arena(given)));
}

async function arena(given: ArenaFlags): Promise<number> {
  const chosen = chooseGame(given.game, undefined);
  if (!chosen.ok) return complain(chosen.message);
  const { entry, game } = chosen.value;
  if (given.seats < game.minSeats || given.seats > game.maxSeats)
    return complain(`--seats: ${game.id} is for ${game.minSeats} to ${game.maxSeats}`);
  const otherNetworks = readOtherNetworks(botModels.of(game), given.weights);
  if (!otherNetworks.ok) return complain(otherNetworks.message);
  for (const text of given.bots) {
    const [otherNetwork, level] = text.includes('/') ? text.split('/', 2) : [undefined, text];
    if (otherNetwork !== undefined && otherNetworks.value[otherNetwork] === undefined)
      return complain(`--weights: nobody is named ${otherNetwork}`);
    const name = parseBotName(botModels.of(game), level ?? '');
    if (!name.ok) return complain(`--bots: ${name.error.message}`);
  }
  if (given.calibration === true) {
    const network = Object.values(otherNetworks.value)[0]?.network;
    return given.arranged === true ? calibrateArranged(entry, given, network) : calibration(entry, given, network);
  }
  const prints = [printOf(entry.evaluation.weights), ...Object.values(otherNetworks.value).map(({ print }) => print)];
  const state = openState(given, game.rules, prints.join(' '));
  if (!state.ok) return complain(state.message);
  const pool = new WorkerPool(BOT_MODELS, given.workers);
  const bar = progressBar(given.games);
  let saved = performance.now();
  const follow = (played: number): void => {
    bar.show(played);
    if (given.state === undefined || performance.now() - saved < SAVE_EVERY) return;
    saved = performance.now();
    writeDurably(given.state, JSON.stringify(state.value));
  };
  const signs = signsOf(game.id);
  await playTournament(pool, state.value, follow, { otherNetworks: otherNetworks.value, signs });
  bar.end();
  await pool.close();
  const standings = standingsOf(state.value, Object.keys(signs));
  process.stdout.write(printStandings(standings));
  return write(entry, given, state.value, standings);
}

const SAVE_EVERY = 2000;

/** Networks by their names: `new=weights.json`. */
function readOtherNetworks(
  model: BotModel,
  given: readonly string[],
): Attempt<Record<string, OtherNetwork & { print: string }>> {
  const otherNetworks: Record<string, OtherNetwork & { print: string }> = {};
  for (const text of given) {
    const [name = '', file] = text.split('=', 2);
    if (!/^[a-z0-9-]+$/.test(name) || file === undefined) return wrong('--weights: say name=file');
    const read = readWeights(model, file);
    if (!read.ok) return read;
    const { network, weights } = read.value;
    otherNetworks[name] = {
      network: { shape: network.shape, weights: network.weights.slice() },
      likes: {},
      print: printOf(weights),
    };
  }
  return done(otherNetworks);
}

/** The tournament of the file, if there is one and it is this one; else a new one. */
function openState(given: ArenaFlags, rules: number, weights: string): Attempt<ArenaState> {
  const tournament: Tournament = {
    game: given.game,
    rules,
    bots: given.bots,
    seats: given.seats,
    games: given.games,
    seed: given.seed,
    isChallenge: given.challenge === true,
    weights,
  };
  if (given.state === undefined || !exists(given.state)) return done({ tournament, played: {} });
  const read = readJson(given.state);
  if (!read.ok) return read;
  const old = read.value as unknown as ArenaState;
  const { games: _, ...wanted } = tournament;
  const { games: __, ...found } = old.tournament ?? tournament;
  if (old.played === undefined || JSON.stringify(wanted) !== JSON.stringify(found))
    return wrong(`--state ${given.state}: holds another tournament, or one with other weights; name another file`);
  return done({ tournament, played: old.played });
}

function printStandings(standings: readonly ArenaStanding[]): string {
  const width = Math.max(...standings.map(({ name }) => name.length));
  return standings
    .map(({ name, games, wins, points, elo, plans }) => {
      const share = `${percent(wins.share)} % won (95 %: ${percent(wins.low)} to ${percent(wins.high)})`;
      return `${name.padEnd(width)}  Elo ${Math.round(elo)}  ${share}  ${points.toFixed(1)} points  ${games} seats\n${printPlans(plans)}`;
    })
    .join('');
}

/** How often a bot followed each plan, and how many of those games it won; plans it never followed are left out. */
function printPlans(plans: ArenaStanding['plans']): string {
  const seen = Object.entries(plans).filter(([, { followed }]) => followed.share > 0);
  return seen
    .map(([plan, { followed, won }]) => {
      const range = `${percent(won.low)} to ${percent(won.high)}`;
      return `  ${plan}: ${percent(followed.share)} % of seats, of which ${percent(won.share)} % won (${range})\n`;
    })
    .join('');
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

function write(entry: CatalogEntry, given: ArenaFlags, state: ArenaState, standings: readonly ArenaStanding[]): number {
  const rungs = standings.map(({ name, elo, wins }) => ({ name, value: elo, note: `${percent(wins.share)} % won` }));
  const subtitle = `Elo from ${given.games} games of ${given.seats}; rules ${entry.game.rules}`;
  const files: (readonly [string | undefined, () => string])[] = [
    [given.state, () => JSON.stringify(state)],
    [given.svg, () => drawLadder(`${entry.title}: bots`, subtitle, rungs)],
  ];
  for (const [file, print] of files) {
    if (file === undefined) continue;
    const written = writeDurably(file, print());
    if (!written.ok) return complain(written.message);
    process.stdout.write(`written: ${file}\n`);
  }
  return 0;
}

async function calibration(entry: CatalogEntry, given: ArenaFlags, network: PlainNetwork | undefined): Promise<number> {
  const pool = new WorkerPool(BOT_MODELS, given.workers);
  const bar = progressBar(given.games);
  const how = { ...given, game: botModels.keyOf(entry.game), network };
  const phases = await calibrateInWorkers(pool, how, bar.show);
  bar.end();
  await pool.close();
  const whole = wholeOf(phases);
  process.stdout.write(printCalibration(whole));
  for (const [i, phase] of phases.entries())
    process.stdout.write(`\nphase ${i + 1} of ${phases.length}\n${printCalibration(phase)}`);
  if (given.svg === undefined) return 0;
  const written = writeDurably(given.svg, drawCalibration(whole, entry.title, given.games));
  if (!written.ok) return complain(written.message);
  process.stdout.write(`written: ${given.svg}\n`);
  return 0;
}

/** Tells of players with something in hand what they were given and how many won, in so many games each. */
async function calibrateArranged(
  entry: CatalogEntry,
  given: ArenaFlags,
  network: PlainNetwork | undefined,
): Promise<number> {
  const pool = new WorkerPool(BOT_MODELS, given.workers);
  const how = { ...given, game: botModels.keyOf(entry.game), network };
  process.stdout.write('| a player who is a | positions | given | won |\n| --- | --- | --- | --- |\n');
  for (const arrangement of arrangementsOf(entry.game.id))
    process.stdout.write(printArranged(arrangement.name, await calibrateArrangedInWorkers(pool, arrangement, how)));
  await pool.close();
  return 0;
}
