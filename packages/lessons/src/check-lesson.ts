import { itemAt, lexiconOf, printCanonical, type Game, type Refusal } from '@fondaco/kernel';
import { LANGUAGES, printLine, type Language } from '@fondaco/texts';
import { stepsOf, type DoStep, type Lesson, type LessonStep, type WrongAnswer } from './lesson.ts';
import { LEARNER, LessonRun } from './lesson-run.ts';
import { printAnswer, type LessonTexts } from './print-answer.ts';
import { isAskedFor } from './verdict.ts';

/** The texts of a game and of lessons in a language. */
export type TextsIn = (language: Language) => LessonTexts;

/** What playing a lesson has found. */
export interface LessonFindings {
  /** One sentence each. */
  readonly faults: readonly string[];
  readonly steps: number;
  /** How many answers the lesson has of its own. */
  readonly written: number;
  /** How many other choices were tried, of all that the engine offered. */
  readonly others: number;
}

/** Where a check of a step notes what it finds. */
interface StepCheck {
  readonly run: LessonRun;
  readonly step: LessonStep;
  readonly textsIn: TextsIn;
  readonly note: (fault: string) => void;
}

/**
 * Plays a lesson on the engine as it is: every step can be done, what is tried is refused as it says, its answers are true, and every
 * other choice that is offered on the way is answered in every language and leaves the lesson as it was.
 */
export function checkLesson(game: Game, lesson: Lesson, textsIn: TextsIn): LessonFindings {
  const faults: string[] = [];
  const opened = LessonRun.open(game, lesson);
  if (!opened.ok) return { faults: [`scene 1: ${opened.error.message}`], steps: 0, written: 0, others: 0 };
  const run = opened.value;
  let others = 0;
  while (!run.isOver) {
    const number = run.done + 1;
    const note = (fault: string): void => void faults.push(`step ${number}: ${fault}`);
    const { step } = run;
    if (step === undefined) {
      const opening = run.goOn();
      if (opening.ok) continue;
      note(`scene ${run.scene + 2}: ${opening.error.message}`);
      break;
    }
    const tried = checkStep({ run, step, textsIn, note });
    if (tried === undefined) break;
    others += tried;
  }
  const written = stepsOf(lesson).reduce((sum, { wrong }) => sum + wrong.length, 0);
  return { faults, steps: stepsOf(lesson).length, written, others };
}

/** Checks one step and plays it; how many other choices were tried, or undefined if it cannot be played. */
function checkStep(check: StepCheck): number | undefined {
  const { run, step, note } = check;
  checkOrders(check);
  const untrue = new Map(step.wrong.map((wrong) => [wrong, '']));
  let others = 0;
  const { done } = run;
  const changes = new Map<string, number>();
  for (const line of run.expected) {
    for (const wrong of untrue.keys()) {
      const fault = whyUntrue(wrong, run.table.whyNot(LEARNER, wrong.line));
      if (fault === undefined) untrue.delete(wrong);
      else untrue.set(wrong, fault);
    }
    others += tryOthers(check);
    const why = run.table.whyNot(LEARNER, line);
    if (step.type === 'try' && why?.clause !== step.clause)
      note(`"${line}" should be refused by ${step.clause}: ${printRefusal(why)}`);
    addChanges(changes, run, line);
    const said = run.say([line]);
    if (said.ok && isAskedFor(said.value)) continue;
    note(`"${line}" cannot be said: ${said.ok ? 'the step answers it as wrong' : said.error.message}`);
    return undefined;
  }
  for (const fault of untrue.values()) note(fault);
  if (step.type === 'do') checkEffects(step, changes, note);
  if (run.done === done + 1) return others;
  note('does not come to its end');
  return undefined;
}

function addChanges(changes: Map<string, number>, { table }: LessonRun, line: string): void {
  const effects = table.effects(LEARNER, [line]);
  for (const { amount, before, after } of effects.ok ? effects.value : [])
    changes.set(amount, (changes.get(amount) ?? 0) + after - before);
}

/** What a step changes is written down with its text, so that a rule that changes it is found to make the text untrue. */
function checkEffects({ effects }: DoStep, changes: ReadonlyMap<string, number>, note: StepCheck['note']): void {
  const real = Object.fromEntries([...changes].filter(([, change]) => change !== 0));
  if (printCanonical(real) !== printCanonical(effects))
    note(`changes ${JSON.stringify(real)}, but its "effects" are ${JSON.stringify(effects)}`);
}

/** An answer of the lesson's own is true if its line is possible, or refused by the clause it names, somewhere in the step. */
function whyUntrue({ line, clause }: WrongAnswer, why: Refusal | undefined): string | undefined {
  if (why?.clause === clause && (why === undefined) === (clause === undefined)) return undefined;
  const expected = clause === undefined ? 'be possible' : `be refused by ${clause}`;
  return `"${line}" should ${expected}: ${printRefusal(why)}`;
}

function printRefusal(why: Refusal | undefined): string {
  return why === undefined ? 'it is possible' : `${why.message} (${why.clause ?? why.code})`;
}

/** Whatever of the step is offered first may be said first, and the rest can still be said. */
function checkOrders({ run, step, note }: StepCheck): void {
  if (step.type === 'try') return;
  const first = run.table.choices(LEARNER).filter((line) => isAskedFor(run.judge([line])));
  for (const line of first) {
    const other = LessonRun.open(run.game, run.lesson, run.done);
    const said = other.ok ? other.value.say([line]) : other;
    const rest = other.ok && said.ok ? other.value.show() : said;
    if (!rest.ok) note(`"${line}" said first does not lead to the end of the step: ${rest.error.message}`);
  }
}

/** Says everything else that is offered: each gets an answer in every language, and nothing has happened. */
function tryOthers({ run, textsIn, note }: StepCheck): number {
  const { game, table, expected, done, lesson } = run;
  const lexicon = lexiconOf(game);
  const before = table.hash();
  const others = table.choices(LEARNER).filter((line) => !isAskedFor(run.judge([line])));
  const nameOf = (seat: string): string => lesson.seats[table.seats.indexOf(seat)] ?? seat;
  for (const line of others) {
    const said = run.say([line]);
    const verdict = said.ok ? said.value : undefined;
    if (verdict?.type !== 'written' && verdict?.type !== 'possible') {
      note(`"${line}" is offered and gets no answer`);
      continue;
    }
    for (const language of LANGUAGES) {
      const texts = textsIn(language);
      const say = (said: string): string => printLine(texts.t, lexicon, said, nameOf);
      const { text } = printAnswer({ ...texts, language, say }, verdict, itemAt(expected, 0));
      if (text.trim() === '') note(`"${line}" is answered with nothing in ${language}`);
    }
  }
  if (table.hash() !== before || run.done !== done || run.expected !== expected)
    note('another choice than the one of the step has changed something');
  return others.length;
}
