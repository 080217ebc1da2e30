import { Command } from 'commander';
import { addAnalyse } from './commands/analyse.ts';
import { addArena } from './commands/arena.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addExploit } from './commands/exploit.ts';
import { addLesson } from './commands/lesson.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addReplay } from './commands/replay.ts';
import { addRpc } from './commands/rpc.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTrain } from './commands/train.ts';
import { addVerify } from './commands/verify.ts';

export const COMMANDS: readonly string[] = [
  'play',
  'simulate',
  'replay',
  'analyse',
  'puzzles',
  'verify',
  'lesson',
  'backup',
  'restore',
  'rpc',
  'bench',
  'arena',
  'train',
  'exploit',
  'help',
];

/** The whole command line. `finish` is told the exit code. */
export function buildProgram(finish: (code: number) => void): Command {
  const program = new Command('fondaco')
    .description('Board games in a terminal. Without a command: play.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'fondaco: ')) })
    .showHelpAfterError('(fondaco --help, or fondaco <command> --help, says what there is)')
    .allowExcessArguments(false);
  addPlay(program, finish);
  addSimulate(program, finish);
  addReplay(program, finish);
  addAnalyse(program, finish);
  addPuzzles(program, finish);
  addVerify(program, finish);
  addLesson(program, finish);
  addBackup(program, finish);
  addRpc(program, finish);
  addBench(program, finish);
  addArena(program, finish);
  addTrain(program, finish);
  addExploit(program, finish);
  return program;
}
