import { openPuzzles, type Puzzle } from '@fondaco/review';
import type { BotModel } from '@fondaco/bots';
import type { Command } from 'commander';
import { complain } from '../attempt.ts';
import { botModels } from '../bots/models.ts';
import { writeDurably } from '../files.ts';
import { chooseGame, DEFAULT_GAME } from '../game-choice.ts';
import { playBots } from '../review/play-bots.ts';
import { progressBar } from '../simulate/progress.ts';
import { seedNumber } from '../seed.ts';
import { wholeNumber } from './arguments.ts';

interface PuzzlesFlags {
  readonly game: string;
  readonly games: number;
  readonly seats: number;
  readonly bot: string;
  readonly seed: number;
  readonly out: string;
}

export function addPuzzles(program: Command, finish: (code: number) => void): void {
  program
    .command('puzzles')
    .description('look for puzzles in games of masters: one choice clearly best, and hard to see')
    .requiredOption('--out <file>', 'where the puzzles are written, as JSON')
    .option('--game <id>', 'which game', DEFAULT_GAME)
    .option('--games <N>', 'how many games', wholeNumber(1, 1_000_000), 1)
    .option('--seats <n>', 'how many sit at a table', wholeNumber(2, 5), 3)
    .option('--bot <name>', 'who plays', 'master:1000it')
    .option('--seed <seed>', 'where chance begins: a number, or any text', seedNumber, 1)
    .action((given: PuzzlesFlags) => finish(puzzles(given)));
}

function puzzles(given: PuzzlesFlags): number {
  const chosen = chooseGame(given.game, undefined);
  if (!chosen.ok) return complain(chosen.message);
  const model = botModels.of(chosen.value.game);
  const found: Puzzle[] = [];
  for (let n = 0; n < given.games; n++) {
    const puzzlesOfGame = searchGame(model, given, n);
    if (typeof puzzlesOfGame === 'string') return complain(`--bot: ${puzzlesOfGame}`);
    found.push(...puzzlesOfGame);
    // After every game, so that a long search can be stopped.
    const written = writeDurably(given.out, `${JSON.stringify(found)}\n`);
    if (!written.ok) return complain(written.message);
  }
  process.stdout.write(`${found.length} puzzles in ${given.games} games: ${given.out}\n`);
  return 0;
}

/** The puzzles of one game, or what is wrong with the bot that was to play it. */
function searchGame(model: BotModel, given: PuzzlesFlags, n: number): Puzzle[] | string {
  const record = playBots(model, given.bot, given.seats, given.seed + n);
  if (!record.ok) return record.error.message;
  const finder = openPuzzles(model, record.value);
  if (!finder.ok) return finder.error.message;
  const { lines } = finder.value;
  const bar = progressBar(lines.length, 'lines');
  const found = lines.flatMap((line, i) => {
    bar.show(i);
    return finder.value.at(line) ?? [];
  });
  bar.end();
  return found;
}
