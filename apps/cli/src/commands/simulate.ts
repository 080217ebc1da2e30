import { parseBotName } from '@fondaco/bots';
import type { CatalogEntry } from '@fondaco/catalog';
import { loadTexts } from '@fondaco/catalog/node';
import { itemAt, seatWords, Table, type Game } from '@fondaco/kernel';
import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { complain, done, NOT_IN_ORDER, printRefusal, wrong, type Attempt } from '../attempt.ts';
import { botModels } from '../bots/models.ts';
import { writeDurably } from '../files.ts';
import { chooseGame, DEFAULT_GAME, parseOptions, type ChosenGame } from '../game-choice.ts';
import { POLICIES } from '../policies.ts';
import { seedFrom } from '../seed.ts';
import { findingsOf, printFindings, type SimulationFindings } from '../simulate/findings.ts';
import { drawFindings } from '../simulate/picture.ts';
import type { SimulationPlan } from '../simulate/play-out.ts';
import { BrokenGame, simulateInThreads } from '../simulate/in-threads.ts';
import { progressBar } from '../simulate/progress.ts';
import { printReport } from '../simulate/report.ts';
import { wholeNumber } from './arguments.ts';

interface SimulateFlags {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly policy: readonly string[];
  readonly seed?: string;
  readonly option: readonly string[];
  readonly board?: string;
  readonly workers: number;
  readonly json?: string;
  readonly svg?: string;
}

export function addSimulate(program: Command, finish: (code: number) => void): void {
  program
    .command('simulate')
    .description('play many games without people, and count')
    .option('--game <id>', 'which game', DEFAULT_GAME)
    .option('--seats <n>', 'how many play', wholeNumber(1, 5), 4)
    .option('--games <N>', 'how many games', wholeNumber(1, 10_000_000), 1000)
    .option(
      '--policy <name...>',
      `how they choose, one for all or one per seat: ${POLICIES.join(', ')}, or a bot: novice, journeyman, master:200it …`,
      ['random'],
    )
    .option('--seed <seed>', '64 hexadecimal digits, or any number or word; the same seed gives the same games')
    .option('--option <name=value...>', "a way to play, as in the game's rules", [])
    .option('--board <file>', 'a board or parts file instead of the one the game comes with')
    .option('--workers <k>', 'how many threads', wholeNumber(1, 256), availableParallelism())
    .option('--json <file>', 'write everything that was counted to this file')
    .option('--svg <file>', 'draw points by seat and by category into this file')
    .action(async (given: SimulateFlags) => finish(await simulate(given)));
}

async function simulate(given: SimulateFlags): Promise<number> {
  const chosen = chooseGame(given.game, given.board);
  if (!chosen.ok) return complain(chosen.message);
  const plan = planFor(chosen.value, given);
  if (!plan.ok) return complain(plan.message);
  const { entry, game } = chosen.value;
  const bar = progressBar(given.games);
  const task = { game: game.id, plan: plan.value, ...(given.board === undefined ? {} : { parts: game.parts() }) };
  try {
    const tally = await simulateInThreads(game, task, { ...given, onProgress: bar.show });
    bar.end();
    const findings = findingsOf(game, plan.value, tally);
    process.stdout.write(printReport(findings, loadTexts(entry.game.id)));
    return write(given, findings, entry);
  } catch (error) {
    bar.end();
    if (!(error instanceof BrokenGame)) throw error;
    process.stderr.write(`fondaco: ${error.message} (seed ${given.seed ?? 'drawn'})\n`);
    return NOT_IN_ORDER;
  }
}

/** Sets one table up, so that whatever is wrong with seats and options is said before anything runs. */
function planFor({ game }: ChosenGame, given: SimulateFlags): Attempt<SimulationPlan> {
  const options = parseOptions(given.option);
  if (!options.ok) return options;
  const seed = seedFrom(given.seed);
  const names = seatWords(given.seats);
  const table = Table.create(game, { names, options: options.value, seed });
  if (!table.ok) return wrong(printRefusal(table.error));
  const { policy } = given;
  if (policy.length !== 1 && policy.length !== given.seats)
    return wrong(`--policy: ${policy.length} policies for ${given.seats} seats; give one, or one per seat`);
  for (const name of policy) {
    const fault = whyNotPolicy(game, name);
    if (fault !== undefined) return wrong(`--policy: ${fault}`);
  }
  return done({
    seats: given.seats,
    options: Array.from(table.value.copyState().options.subarray(0, game.options.length)),
    policies: names.map((_, seat) => itemAt(policy, policy.length === 1 ? 0 : seat)),
    seed,
  });
}

function whyNotPolicy(game: Game, name: string): string | undefined {
  if (POLICIES.some((policy) => policy === name)) return undefined;
  const bot = parseBotName(botModels.of(game), name);
  return bot.ok ? undefined : bot.error.message;
}

function write(given: SimulateFlags, findings: SimulationFindings, { title, game }: CatalogEntry): number {
  const files: (readonly [string | undefined, () => string])[] = [
    [given.json, () => printFindings(findings)],
    [given.svg, () => drawFindings(findings, title, loadTexts(game.id))],
  ];
  for (const [file, print] of files) {
    if (file === undefined) continue;
    const written = writeDurably(file, print());
    if (!written.ok) return complain(written.message);
    process.stdout.write(`written: ${file}\n`);
  }
  return 0;
}
