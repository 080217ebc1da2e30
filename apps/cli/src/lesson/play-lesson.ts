import type { CatalogEntry } from '@fondaco/catalog';
import { loadTexts } from '@fondaco/catalog/node';
import { itemAt, lexiconOf, type Result } from '@fondaco/kernel';
import { LEARNER, printAnswer, stepsOf, type LessonRun, type LessonStep, type LessonVerdict } from '@fondaco/lessons';
import { ownTexts } from '@fondaco/lessons/node';
import { printLine, type Language } from '@fondaco/texts';
import { complain, printRefusal } from '../attempt.ts';
import { namesOf, withNames, withSeats } from '../names.ts';
import { printChoices } from '../play/choices-text.ts';
import { expandLine, matchLines } from '../play/match.ts';
import type { Terminal } from '../play/terminal.ts';
import { printEvents } from '../sentences.ts';

/** A lesson in a terminal. */
interface LessonSession {
  readonly run: LessonRun;
  readonly entry: CatalogEntry;
  readonly terminal: Terminal;
  readonly language: Language;
}

/** Plays a lesson to its end, or until nobody types any more; returns the exit code. */
export async function playLesson(session: LessonSession): Promise<number> {
  const { run, terminal, language } = session;
  const { bold, dim } = terminal.colours;
  terminal.write(bold(run.lesson.title[language]), run.lesson.intro[language]);
  terminal.write(dim('Type a number or words; "show" does the step for you, "board" shows the table, "quit" leaves.'));
  showBoard(session);
  while (!run.isOver) {
    const { step } = run;
    if (step === undefined) {
      const opened = run.goOn();
      if (!opened.ok) return complain(printRefusal(opened.error));
      showBoard(session);
      continue;
    }
    showStep(session, step);
    if ((await doStep(session)) === 'leave') return 0;
  }
  terminal.write('', bold(run.lesson.knows[language]));
  return 0;
}

function showBoard({ run, entry, terminal }: LessonSession): void {
  const { table } = run;
  terminal.write('', entry.printBoard(table.view(LEARNER).table, table.game.parts(), namesOf(table)));
}

function showStep({ run, terminal, language }: LessonSession, step: LessonStep): void {
  const { bold } = terminal.colours;
  terminal.write('', bold(`${run.done + 1}/${stepsOf(run.lesson).length}  ${step.text[language]}`));
}

/** Listens until the step is done. */
async function doStep(session: LessonSession): Promise<'done' | 'leave'> {
  const { run, terminal, entry, language } = session;
  for (const { done } = run; run.done === done;) {
    const { table } = run;
    const nameOf = namesOf(table);
    const offered = table.choices(LEARNER);
    const shown = offered.map((line) => withNames(table.game, line, nameOf));
    terminal.completions = shown;
    terminal.write(...printChoices(shown, terminal.width, terminal.colours));
    const typed = (await terminal.ask(`${run.lesson.seats[LEARNER]}> `))?.trim();
    if (typed === undefined || typed === 'quit') return 'leave';
    const from = table.seq;
    if (typed === 'board') showBoard(session);
    else if (typed === 'show') {
      tell(session, () => run.show());
    } else if (typed !== '') {
      const line = readTyped(session, typed, offered);
      tell(session, () => run.say([line]));
    }
    const news = printEvents(table, loadTexts(entry.game.id, language), LEARNER, from);
    if (news.length > 0) terminal.write(...news.map((sentence) => terminal.colours.dim(`  ${sentence}`)));
  }
  return 'done';
}

/** The line somebody means: a number of the list, an offered line cut short, or whatever else the game has words for. */
function readTyped({ run }: LessonSession, typed: string, offered: readonly string[]): string {
  const { table } = run;
  const numbered = /^\d+$/.test(typed) ? offered[Number(typed) - 1] : undefined;
  if (numbered !== undefined) return numbered;
  const line = expandLine(withSeats(table, typed), table.game.verbs, table.seats);
  const found = matchLines(typed, offered, (one) => withNames(table.game, one, namesOf(table)));
  return found.length === 1 && !run.expected.includes(line) ? itemAt(found, 0) : line;
}

/** Has something said, and tells what the lesson answers, unless it is simply what the step asks for. */
function tell({ run, terminal, entry, language }: LessonSession, act: () => Result<LessonVerdict>): void {
  const aim = itemAt(run.expected, 0);
  const said = act();
  if (!said.ok) throw new Error(said.error.message);
  const { value: verdict } = said;
  if (verdict.type === 'expected') return;
  const t = loadTexts(entry.game.id, language);
  const lexicon = lexiconOf(run.game);
  const say = (one: string): string => printLine(t, lexicon, one, namesOf(run.table));
  const { text, clause } = printAnswer({ t, own: ownTexts(language), language, say }, verdict, aim);
  terminal.write(terminal.colours.yellow(clause === undefined ? text : `${text} [${clause}]`));
}
