import { parseBotName, type BotModel } from '@fondaco/bots';
import { parsePuzzles, printPuzzles, puzzleJudgeOf, type Puzzle, type PuzzleFile } from '@fondaco/review';
import { PuzzleThreads, type PuzzleSearch } from '@fondaco/review/node';
import type { Command } from 'commander';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { complain } from '../attempt.ts';
import { BOT_MODELS, botModels } from '../bots/models.ts';
import { writeDurably } from '../files.ts';
import { chooseGame, DEFAULT_GAME } from '../game-choice.ts';
import { progressBar } from '../simulate/progress.ts';
import { seedNumber } from '../seed.ts';
import { wholeNumber } from './arguments.ts';

interface PuzzlesFlags {
  readonly game: string;
  readonly games: number;
  readonly seats: number;
  readonly bot: string;
  readonly seed: number;
  readonly skip: string;
  readonly most: number;
  readonly out: string;
  readonly again?: boolean;
  readonly workers: number;
}

export function addPuzzles(program: Command, finish: (code: number) => void): void {
  program
    .command('puzzles')
    .description('look for puzzles in games of masters: one choice clearly best, and hard to see')
    .requiredOption('--out <file>', 'where the puzzles are written, as JSON')
    .option('--game <id>', 'which game', DEFAULT_GAME)
    .option('--again', 'first weigh the puzzles of the file by the weights of today, and drop what is none any more')
    .option('--games <N>', 'how many games', wholeNumber(0, 1_000_000), 1)
    .option('--seats <n>', 'how many sit at a table', wholeNumber(2, 5), 3)
    .option('--bot <name>', 'who plays', 'master:1000it')
    .option('--most <N>', 'stop when the file has so many', wholeNumber(1, 1_000_000), 1_000_000)
    .option('--skip <verbs>', 'leave out decisions with these verbs, separated by commas', '')
    .option('--seed <seed>', 'where chance begins: a number, or any text', seedNumber, 1)
    .option('--workers <k>', 'how many threads', wholeNumber(1, 256), availableParallelism())
    .action(async (given: PuzzlesFlags) => finish(await puzzles(given)));
}

async function puzzles(given: PuzzlesFlags): Promise<number> {
  const chosen = chooseGame(given.game, undefined);
  if (!chosen.ok) return complain(chosen.message);
  const model = botModels.of(chosen.value.game);
  const bot = parseBotName(model, given.bot);
  if (!bot.ok) return complain(`--bot: ${bot.error.message}`);
  const known = readKnown(given.out);
  if (typeof known === 'string') return complain(`${given.out}: ${known}`);
  const isOfToday = known.puzzles.length === 0 || known.judge === puzzleJudgeOf(model);
  if (!isOfToday && given.again !== true)
    return complain(`${given.out}: was weighed by other weights; --again weighs it by those of today`);
  const threads = new PuzzleThreads(BOT_MODELS, given.workers);
  try {
    const kept = given.again === true ? await judgeAgain(threads, model, known.puzzles) : known.puzzles;
    return await search(threads, model, given, kept);
  } finally {
    await threads.close();
  }
}

/** The puzzles that the file has already, or what is wrong with it. */
function readKnown(file: string): PuzzleFile | string {
  if (!existsSync(file)) return { puzzles: [] };
  const parsed = parsePuzzles(readFileSync(file, 'utf8'));
  return parsed.ok ? parsed.value : parsed.error.message;
}

async function judgeAgain(
  threads: PuzzleThreads,
  model: BotModel,
  known: readonly Puzzle[],
): Promise<readonly Puzzle[]> {
  const bar = progressBar(known.length, 'puzzles');
  let done = 0;
  const kept = await threads.judgeAgain(botModels.keyOf(model.game), known, () => bar.show(++done));
  bar.end();
  process.stdout.write(`${kept.length} of ${known.length} are puzzles today\n`);
  return kept;
}

async function search(
  threads: PuzzleThreads,
  model: BotModel,
  given: PuzzlesFlags,
  kept: readonly Puzzle[],
): Promise<number> {
  const found = [...kept];
  const seen = new Set(found.map(({ position }) => JSON.stringify(position)));
  const write = (): ReturnType<typeof writeDurably> =>
    writeDurably(given.out, printPuzzles({ judge: puzzleJudgeOf(model), puzzles: found.slice(0, given.most) }));
  let written = write();
  const games = found.length >= given.most ? [] : searchesOf(model, given);
  await threads.search(games, (more) => {
    for (const puzzle of more) {
      const position = JSON.stringify(puzzle.position);
      if (!seen.has(position)) found.push(puzzle);
      seen.add(position);
    }
    // After every game, so that a long search can be stopped.
    if (more.length > 0) written = write();
    return found.length >= given.most || !written.ok;
  });
  if (!written.ok) return complain(written.message);
  process.stdout.write(`${Math.min(found.length, given.most)} puzzles: ${given.out}\n`);
  return 0;
}

function searchesOf(model: BotModel, { bot, seats, seed, skip, games }: PuzzlesFlags): PuzzleSearch[] {
  const asked = { game: botModels.keyOf(model.game), bot, seats, skip: skip.split(',') };
  return Array.from({ length: games }, (_, n) => ({ ...asked, seed: seed + n }));
}
