import { itemAt, success, type Game, type Result, type Table } from '@fondaco/kernel';
import { arrangeTable } from './arrangement.ts';
import { linesOf, stepsOf, type Lesson, type LessonStep } from './lesson.ts';
import { playRest, playScript } from './script.ts';
import { isAskedFor, type LessonVerdict } from './verdict.ts';

/** The seat of the learner. */
export const LEARNER = 0;

const EXPECTED: LessonVerdict = { type: 'expected' };

/**
 * A lesson being played: the table as its scene has it, and the step the learner is at. What they say is played if the step asks for it;
 * anything else is answered, and nothing has happened.
 */
export class LessonRun {
  readonly game: Game;
  readonly lesson: Lesson;
  #scene = 0;
  #table: Table;
  /** How many steps are done, of all scenes. */
  #done = 0;
  /** The lines of the step that are still to be said. */
  #left: readonly string[] = [];

  private constructor(game: Game, lesson: Lesson, table: Table) {
    this.game = game;
    this.lesson = lesson;
    this.#table = table;
  }

  /** Opens a lesson with so many of its steps done already. */
  static open(game: Game, lesson: Lesson, done = 0): Result<LessonRun> {
    const scene = sceneAt(lesson, done);
    const table = arrangeTable(game, itemAt(lesson.scenes, scene), lesson.seats);
    if (!table.ok) return table;
    const run = new LessonRun(game, lesson, table.value);
    run.#scene = scene;
    run.#done = firstStepOf(lesson, scene);
    run.#left = run.#linesNow();
    while (run.#done < done) {
      const shown = run.show();
      if (!shown.ok) return shown;
    }
    return success(run);
  }

  get table(): Table {
    return this.#table;
  }

  /** How many steps are done. */
  get done(): number {
    return this.#done;
  }

  /** The number of the scene that lies on the table, from 0. */
  get scene(): number {
    return this.#scene;
  }

  /** Whether all steps of the scene are done, so that the next can be opened. */
  get isSceneOver(): boolean {
    return this.#done >= firstStepOf(this.lesson, this.#scene + 1);
  }

  get isOver(): boolean {
    return this.#done >= stepsOf(this.lesson).length;
  }

  /** The step the learner is at; none once the scene is over. */
  get step(): LessonStep | undefined {
    return this.isSceneOver ? undefined : stepsOf(this.lesson)[this.#done];
  }

  /** What is still to be said, or tried, in this step. */
  get expected(): readonly string[] {
    return this.#left;
  }

  /** What the lesson says to lines of the learner; nothing is done. */
  judge(lines: readonly string[]): LessonVerdict {
    if (this.#isExpected(lines)) return this.#verdictOfStep();
    const line = firstOther(this.#left, lines) ?? lines[0] ?? '';
    const wrong = this.step?.wrong.find((answer) => answer.line === line);
    if (wrong !== undefined)
      return {
        type: 'written',
        line,
        text: wrong.text,
        ...(wrong.clause === undefined ? {} : { clause: wrong.clause }),
      };
    const effects = this.#table.effects(LEARNER, lines);
    if (effects.ok) return { type: 'possible', line, effects: effects.value };
    return { type: 'refused', line, refusal: this.#table.whyNot(LEARNER, line) ?? effects.error };
  }

  #verdictOfStep(): LessonVerdict {
    const { step } = this;
    if (step?.type !== 'try') return EXPECTED;
    const refusal = this.#table.whyNot(LEARNER, step.line);
    return refusal === undefined ? EXPECTED : { type: 'tried', line: step.line, refusal };
  }

  /** Lines of the step are expected in its order, or in another after which the rest can still be said. */
  #isExpected(lines: readonly string[]): boolean {
    if (lines.length === 0 || firstOther(this.#left, lines) !== undefined) return false;
    if (lines.every((line, i) => line === this.#left[i])) return true;
    return this.#table.effects(LEARNER, [...lines, ...without(this.#left, lines)]).ok;
  }

  /** Judges lines, and plays them if the step asks for them. The others answer once the step is done. */
  say(lines: readonly string[]): Result<LessonVerdict> {
    const verdict = this.judge(lines);
    if (!isAskedFor(verdict)) return success(verdict);
    const { step } = this;
    if (step?.type === 'do') {
      const played = this.#table.submit(LEARNER, undefined, lines);
      if (!played.ok) return played;
    }
    this.#left = without(this.#left, lines);
    if (this.#left.length > 0 || step === undefined) return success(verdict);
    const ended = this.#endStep(step);
    return ended.ok ? success(verdict) : ended;
  }

  /** Does what is left of the step in the learner's place; the verdict on the last of it. */
  show(): Result<LessonVerdict> {
    const { step } = this;
    let verdict = EXPECTED;
    if (step === undefined) return success(verdict);
    // What several lines decide is said at once where that can be, and one after another where it cannot.
    const isOneDecision = step.type === 'try' || this.#table.effects(LEARNER, this.#left).ok;
    for (const lines of isOneDecision ? [this.#left] : this.#left.map((line) => [line])) {
      const said = this.say(lines);
      if (!said.ok) return said;
      verdict = said.value;
    }
    return success(verdict);
  }

  /** Opens the next scene. */
  goOn(): Result<void> {
    if (!this.isSceneOver || this.isOver) return success(undefined);
    const table = arrangeTable(this.game, itemAt(this.lesson.scenes, this.#scene + 1), this.lesson.seats);
    if (!table.ok) return table;
    this.#scene += 1;
    this.#table = table.value;
    this.#left = this.#linesNow();
    return success(undefined);
  }

  #endStep(step: LessonStep): Result<void> {
    if (step.type === 'do') {
      const { rest, replies } = step;
      const rested = rest === undefined ? success(undefined) : playRest(this.#table, LEARNER, rest);
      if (!rested.ok) return rested;
      const answered = playScript(this.#table, replies);
      if (!answered.ok) return answered;
    }
    this.#done += 1;
    this.#left = this.#linesNow();
    return success(undefined);
  }

  #linesNow(): readonly string[] {
    const { step } = this;
    return step === undefined ? [] : linesOf(step);
  }
}

/** How many steps come before a scene. */
function firstStepOf({ scenes }: Lesson, scene: number): number {
  return stepsOf({ scenes: scenes.slice(0, scene) }).length;
}

/** The scene in which the step after so many is done; the last one if all are done. */
function sceneAt(lesson: Lesson, done: number): number {
  const next = lesson.scenes.findIndex((_, scene) => firstStepOf(lesson, scene) > done);
  return (next < 0 ? lesson.scenes.length : next) - 1;
}

/** The first of some lines that is not among those expected. */
function firstOther(expected: readonly string[], lines: readonly string[]): string | undefined {
  const left = [...expected];
  return lines.find((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function without(lines: readonly string[], said: readonly string[]): readonly string[] {
  const left = [...lines];
  for (const line of said) left.splice(left.indexOf(line), 1);
  return left;
}
