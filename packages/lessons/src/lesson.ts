import type { JsonObject } from '@fondaco/kernel';
import type { Language } from '@fondaco/texts';

/** Something a lesson says, in every language. */
export type LessonText = Readonly<Record<Language, string>>;

/** The lesson's own answer to a choice that is not the one of the step. */
export interface WrongAnswer {
  readonly line: string;
  readonly text: LessonText;
  /** The clause by which the choice is refused; absent if it is possible. */
  readonly clause?: string;
}

/** The learner says these lines. */
export interface DoStep {
  readonly type: 'do';
  readonly lines: readonly string[];
  readonly text: LessonText;
  readonly wrong: readonly WrongAnswer[];
  /** By how much the lines change what the learner counts: what the text says of costs and gains holds only as long as this does. */
  readonly effects: Readonly<Record<string, number>>;
  /** Afterwards whatever is offered that begins with this word is said for them, the last first. */
  readonly rest?: string;
  /** What the others say then. */
  readonly replies: readonly string[];
}

/** The learner tries something that the rules refuse, and hears why. */
export interface TryStep {
  readonly type: 'try';
  readonly line: string;
  readonly clause: string;
  readonly text: LessonText;
  readonly wrong: readonly WrongAnswer[];
}

export type LessonStep = DoStep | TryStep;

/** A position of its own. */
export interface Arrangement {
  readonly position: JsonObject;
  /** What is said before the learner is asked. */
  readonly before: readonly string[];
}

/** A position of its own, and what is done in it. */
export interface LessonScene extends Arrangement {
  readonly steps: readonly LessonStep[];
}

/** One chapter of what can be learnt about a game. The learner sits in the first seat. */
export interface Lesson {
  readonly game: string;
  readonly id: string;
  /** The names of those at the table, in the order of the seats. */
  readonly seats: readonly string[];
  readonly title: LessonText;
  readonly intro: LessonText;
  /** What the learner knows afterwards. */
  readonly knows: LessonText;
  /** What it teaches; the first is where its end leads in the rules. */
  readonly clauses: readonly string[];
  /** The words of the glossary that it explains. */
  readonly explains: readonly string[];
  readonly scenes: readonly LessonScene[];
}

/** The steps of all scenes, one after another. */
export function stepsOf({ scenes }: Pick<Lesson, 'scenes'>): readonly LessonStep[] {
  return scenes.flatMap(({ steps }) => steps);
}

/** The lines a step is about: what the learner says, or what they try. */
export function linesOf(step: LessonStep): readonly string[] {
  return step.type === 'do' ? step.lines : [step.line];
}

/** All that a lesson says. */
export function textsOf(lesson: Lesson): readonly LessonText[] {
  const said = stepsOf(lesson).flatMap(({ text, wrong }) => [text, ...wrong.map((answer) => answer.text)]);
  return [lesson.title, lesson.intro, ...said, lesson.knows];
}
