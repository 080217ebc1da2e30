import { integer, isObject, listOf, objectOf, optional, type Fault, type Json, type Shape } from '@fondaco/kernel';
import { ARRANGEMENT } from './arrangement.ts';
import type { Arrangement, LessonText } from './lesson.ts';
import { clauseShape, inAllLanguages, nameShape, wordsShape } from './text-shapes.ts';

/** When something matters: the step that asks, the turns or rounds between which it does, and what is on offer. */
export interface MatterMoment {
  readonly step: string;
  readonly from: number;
  readonly to: number;
  /** Beginnings of lines, one of which is on offer; without any, whatever is offered. */
  readonly offers: readonly string[];
  /** Beginnings of lines, none of which is on offer. */
  readonly lacks: readonly string[];
  /** One of the lines on offer brings something and costs nothing. */
  readonly isFree: boolean;
}

/** After so many steps of a lesson. */
interface LessonPlace {
  readonly type: 'lesson';
  readonly lesson: string;
  readonly done: number;
}

/** Where something is true: in a lesson, or in a position of its own. */
type Example = LessonPlace | ({ readonly type: 'position' } & Arrangement);

/** Something that a guide says before a decision, the clause behind it, and a place where it is true. */
export interface Matter {
  readonly id: string;
  readonly when: MatterMoment;
  readonly clause: string;
  readonly example: Example;
  readonly text: LessonText;
}

/** What a guide says at the first tables of a game: what matters now, the most important first. */
export interface GuideFile {
  readonly game: string;
  /** What wins, said to somebody new before they sit down. */
  readonly goal: LessonText;
  readonly matters: readonly Matter[];
}

/** A decision as somebody new meets it. */
export interface AskedMoment {
  readonly step: string | undefined;
  /** The number of the turn or round. */
  readonly chapter: number;
  readonly choices: readonly string[];
  /** Whether a choice brings something and costs nothing. */
  readonly isFree: (line: string) => boolean;
}

/** Whether something matters at a decision. */
export function isMoment({ step, from, to, offers, lacks, isFree }: MatterMoment, asked: AskedMoment): boolean {
  if (asked.step !== step || asked.chapter < from || asked.chapter > to) return false;
  const meant = asked.choices.filter((line) => offers.length === 0 || offers.some((words) => beginsWith(line, words)));
  if (meant.length === 0 || (isFree && !meant.some((line) => asked.isFree(line)))) return false;
  return !asked.choices.some((line) => lacks.some((words) => beginsWith(line, words)));
}

/** What matters at a decision, the most important first. */
export function mattersAt({ matters }: Pick<GuideFile, 'matters'>, asked: AskedMoment): readonly Matter[] {
  return matters.filter(({ when }) => isMoment(when, asked));
}

function beginsWith(line: string, words: string): boolean {
  return line === words || line.startsWith(`${words} `);
}

/** A guide's file, or every place of it where something is wrong. */
export type ParsedGuide =
  | { readonly ok: true; readonly guide: GuideFile }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The format of guides' files that is read. */
const FORMAT = 1;
const LAST_CHAPTER = 99;

const chapter = integer(0, LAST_CHAPTER);
const yes: Shape<boolean> = (value, where, faults) => {
  if (value === true) return true;
  faults.push({ where, message: 'must be true, or absent' });
  return false;
};

const momentShape: Shape<MatterMoment> = objectOf({
  step: nameShape,
  from: optional(chapter, 0),
  to: optional(chapter, LAST_CHAPTER),
  offers: optional(listOf(wordsShape), []),
  lacks: optional(listOf(wordsShape), []),
  isFree: optional(yes, false),
});

const arrangedShape = objectOf(ARRANGEMENT);
const lessonPlaceShape = objectOf({ lesson: nameShape, done: integer(0, LAST_CHAPTER) });

const exampleShape: Shape<Example> = (value, where, faults) =>
  isObject(value) && Object.hasOwn(value, 'position')
    ? { type: 'position', ...arrangedShape(value, where, faults) }
    : { type: 'lesson', ...lessonPlaceShape(value, where, faults) };

const matterShape: Shape<Matter> = objectOf({
  id: nameShape,
  when: momentShape,
  clause: clauseShape,
  example: exampleShape,
  text: inAllLanguages,
});

const guideShape = objectOf({
  format: integer(FORMAT, FORMAT),
  game: nameShape,
  goal: inAllLanguages,
  matters: listOf(matterShape, 1),
});

/** Reads a guide's file; what is wrong with it is told with its path. */
export function parseGuide(value: Json): ParsedGuide {
  const faults: Fault[] = [];
  const { game, goal, matters } = guideShape(value, '', faults);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, guide: { game, goal, matters } };
}
