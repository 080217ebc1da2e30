import type { BotModel } from '@fondaco/bots';
import { itemAt } from '@fondaco/kernel';
import { openPuzzles, parsePuzzles, printPuzzles, type Puzzle } from '@fondaco/review';
import type { Command } from 'commander';
import { existsSync, readFileSync } from 'node:fs';
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
  readonly skip: string;
  readonly most: number;
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
    .option('--most <N>', 'stop when the file has so many', wholeNumber(1, 1_000_000), 1_000_000)
    .option('--skip <verbs>', 'leave out decisions with these verbs, separated by commas', '')
    .option('--seed <seed>', 'where chance begins: a number, or any text', seedNumber, 1)
    .action((given: PuzzlesFlags) => finish(puzzles(given)));
}

function puzzles(given: PuzzlesFlags): number {
  const chosen = chooseGame(given.game, undefined);
  if (!chosen.ok) return complain(chosen.message);
  const known = readKnown(given.out);
  if (typeof known === 'string') return complain(`${given.out}: ${known}`);
  const model = botModels.of(chosen.value.game);
  const found: Puzzle[] = [...known];
  for (let n = 0; n < given.games && found.length < given.most; n++) {
    const puzzlesOfGame = searchGame(model, given, n);
    if (typeof puzzlesOfGame === 'string') return complain(`--bot: ${puzzlesOfGame}`);
    found.push(...puzzlesOfGame);
    // After every game, so that a long search can be stopped.
    const written = writeDurably(given.out, printPuzzles(found.slice(0, given.most)));
    if (!written.ok) return complain(written.message);
  }
  process.stdout.write(`${Math.min(found.length, given.most)} puzzles: ${given.out}\n`);
  return 0;
}

/** The puzzles that the file has already, or what is wrong with it. */
function readKnown(file: string): readonly Puzzle[] | string {
  if (!existsSync(file)) return [];
  const parsed = parsePuzzles(readFileSync(file, 'utf8'));
  return parsed.ok ? parsed.value : parsed.error.message;
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
  const skipped = given.skip.split(',');
  return found.filter(({ choices }) => !choices.some(({ words }) => skipped.includes(itemAt(words.split(' '), 0))));
}
