import { refuse, success, type Game, type Result, type Table } from '@fondaco/kernel';
import { arrangeTable } from './arrangement.ts';
import { isMoment, type AskedMoment, type GuideFile, type Matter } from './guide-file.ts';
import type { Lesson } from './lesson.ts';
import { LEARNER, LessonRun } from './lesson-run.ts';
import { checkSentences } from './reading.ts';

/**
 * What is wrong with what a guide says: each matter must be true at the place that it names, on the engine as it is, and its steps and
 * verbs must be the game's. Each fault is one sentence.
 */
export function checkGuide(game: Game, { goal, matters }: GuideFile, lessons: readonly Lesson[]): readonly string[] {
  const twice = matters.filter(({ id }, i) => matters.findIndex((other) => other.id === id) !== i);
  return [
    ...twice.map(({ id }) => `${id}: is there twice`),
    ...matters.flatMap((matter) =>
      [...findStrangers(game, matter), ...findUntruths(game, matter, lessons)].map((fault) => `${matter.id}: ${fault}`),
    ),
    ...checkSentences([goal, ...matters.map(({ text }) => text)]).faults,
  ];
}

/** Steps and verbs that the game does not know. */
function findStrangers(game: Game, { when }: Matter): readonly string[] {
  const verbs = new Set(game.verbs.map(({ name }) => name));
  return [
    ...(game.steps.some(({ name }) => name === when.step) ? [] : [`the game has no step "${when.step}"`]),
    ...[...when.offers, ...when.lacks]
      .filter((words) => !verbs.has(words.split(' ')[0] ?? ''))
      .map((words) => `"${words}" begins with no verb of the game`),
  ];
}

function findUntruths(game: Game, { when, example }: Matter, lessons: readonly Lesson[]): readonly string[] {
  const place = example.type === 'position' ? 'in its position' : `after ${example.done} steps of "${example.lesson}"`;
  const table = openPlace(game, example, lessons);
  if (!table.ok) return [`${place}: ${table.error.message}`];
  const asked = askedAt(table.value);
  return isMoment(when, asked) ? [] : [`does not matter ${place}, where "${asked.step}" asks in ${asked.chapter}`];
}

/** The table at the place where something is said to be true. */
function openPlace(game: Game, example: Matter['example'], lessons: readonly Lesson[]): Result<Table> {
  if (example.type === 'position') return arrangeTable(game, example);
  const lesson = lessons.find(({ id }) => id === example.lesson);
  if (lesson === undefined) return refuse('unknown-word', 'there is no such lesson');
  const run = LessonRun.open(game, lesson, example.done);
  return run.ok ? success(run.value.table) : run;
}

/** The learner's decision at a table. */
export function askedAt(table: Table): AskedMoment {
  return {
    step: table.step,
    chapter: table.chapter?.number ?? 0,
    choices: table.choices(LEARNER),
    isFree: (line) => {
      const effects = table.effects(LEARNER, [line]);
      return effects.ok && effects.value.length > 0 && effects.value.every(({ before, after }) => after > before);
    },
  };
}
