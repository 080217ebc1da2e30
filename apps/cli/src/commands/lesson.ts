import { loadTexts } from '@fondaco/catalog/node';
import { printFaults } from '@fondaco/kernel';
import { checkLesson, LessonRun, type Lesson } from '@fondaco/lessons';
import { ownTexts, readLessonFile } from '@fondaco/lessons/node';
import { LANGUAGES, type Language } from '@fondaco/texts';
import { Option, type Command } from 'commander';
import { complain, NOT_IN_ORDER, printRefusal } from '../attempt.ts';
import { chooseGame, type ChosenGame } from '../game-choice.ts';
import { playLesson } from '../lesson/play-lesson.ts';
import { Terminal } from '../play/terminal.ts';

interface LessonFlags {
  readonly check?: boolean;
  readonly language: Language;
}

export function addLesson(program: Command, finish: (code: number) => void): void {
  program
    .command('lesson')
    .description('play a lesson file, or check that it is true')
    .argument('<file>', 'a lesson, such as those in packages/<game>/lessons')
    .option('--check', 'play it by machine, with everything else that is offered on the way')
    .addOption(new Option('--language <code>', 'the language it is read in').choices(LANGUAGES).default('en'))
    .action(async (file: string, given: LessonFlags) => finish(await openLesson(file, given)));
}

async function openLesson(file: string, given: LessonFlags): Promise<number> {
  const parsed = readLessonFile(file);
  if (!parsed.ok) return complain(`${file}: ${printFaults(parsed.faults)}`);
  const { lesson } = parsed;
  const chosen = chooseGame(lesson.game, undefined);
  if (!chosen.ok) return complain(`${file}: ${chosen.message}`);
  return given.check === true ? check(file, lesson, chosen.value) : play(file, lesson, chosen.value, given.language);
}

function check(file: string, lesson: Lesson, { game }: ChosenGame): number {
  const { faults, steps, written, others } = checkLesson(game, lesson, (language) => ({
    t: loadTexts(game.id, language),
    own: ownTexts(language),
  }));
  for (const fault of faults) process.stdout.write(`WRONG  ${file}: ${fault}\n`);
  if (faults.length > 0) return NOT_IN_ORDER;
  process.stdout.write(
    `ok     ${file}: ${steps} steps, ${written} answers of its own, ${others} other choices answered\n`,
  );
  return 0;
}

async function play(file: string, lesson: Lesson, chosen: ChosenGame, language: Language): Promise<number> {
  const run = LessonRun.open(chosen.game, lesson);
  if (!run.ok) return complain(`${file}: ${printRefusal(run.error)}`);
  const terminal = new Terminal();
  try {
    return await playLesson({ run: run.value, entry: chosen.entry, terminal, language });
  } finally {
    terminal.close();
  }
}
