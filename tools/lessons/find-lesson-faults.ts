import { loadTexts } from '@fondaco/catalog/node';
import type { Game } from '@fondaco/kernel';
import { checkGuide, checkLesson, checkReading, type GuideFile, type Lesson } from '@fondaco/lessons';
import { ownTexts, readLessons } from '@fondaco/lessons/node';
import type { Language } from '@fondaco/texts';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What checking all lessons of a game has found. */
export interface GameLessons {
  readonly game: string;
  readonly faults: readonly string[];
  readonly chapters: number;
  readonly steps: number;
  /** What a guide can say before a decision. */
  readonly matters: number;
  /** Answers that the lessons have of their own. */
  readonly written: number;
  /** Other choices that the engine offered and the lessons answered. */
  readonly others: number;
  /** The words of an average sentence, by language. */
  readonly sentenceWords: Readonly<Record<Language, number>>;
}

/** Plays and reads all lessons of a game, whose files are under `root`, on the engine that is given. */
export function findLessonFaults(root: string, game: Game): GameLessons {
  const { lessons, glossary, guide, faults } = readLessons(path.join(root, 'packages', game.id, 'lessons'));
  const textsIn = (language: Language) => ({ t: loadTexts(game.id, language), own: ownTexts(language) });
  const played = lessons.map((lesson) => ({ lesson, findings: checkLesson(game, lesson, textsIn) }));
  const reading = checkReading(lessons, glossary);
  const sum = (key: 'steps' | 'written' | 'others'): number =>
    played.reduce((total, { findings }) => total + findings[key], 0);
  return {
    game: game.id,
    faults: [
      ...faults,
      ...lessons.filter((lesson) => lesson.game !== game.id).map(({ id }) => `${id}: is not a lesson of this game`),
      ...played.flatMap(({ lesson, findings }) => findings.faults.map((fault) => `${lesson.id}: ${fault}`)),
      ...reading.faults,
      ...(guide === undefined ? [] : findGuideFaults(root, game, guide, lessons)),
    ],
    matters: guide?.matters.length ?? 0,
    chapters: lessons.length,
    steps: sum('steps'),
    written: sum('written'),
    others: sum('others'),
    sentenceWords: reading.sentenceWords,
  };
}

/** The steps that ask something, and at which a guide has nothing to say. */
function findSilence(game: Game, { matters }: GuideFile): readonly string[] {
  const t = loadTexts(game.id);
  const asking = game.steps.map(({ name }) => name).filter((name) => t.has(`step.${name}`));
  return asking.filter((name) => !matters.some(({ when }) => when.step === name));
}

/** What a guide says is true, is never missing, is about this game, and stands in its rules. */
function findGuideFaults(root: string, game: Game, guide: GuideFile, lessons: readonly Lesson[]): readonly string[] {
  const rules = readFileSync(path.join(root, 'packages', game.id, 'RULES.md'), 'utf8');
  const faults = [
    ...(guide.game === game.id ? [] : ['is not of this game']),
    ...checkGuide(game, guide, lessons),
    ...findSilence(game, guide).map((step) => `has nothing to say where "${step}" asks`),
    ...guide.matters
      .filter(({ clause }) => !rules.includes(`**${clause.slice(clause.indexOf('-') + 1)}**`))
      .map(({ id, clause }) => `${id}: the rules have no ${clause}`),
  ];
  return faults.map((fault) => `guide.json: ${fault}`);
}
