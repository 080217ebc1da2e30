import type { Result } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { LessonRun } from '../src/lesson-run.ts';
import { gameOfTests, lessonFile, lessonOf } from './a-lesson.ts';

function begin(done = 0): LessonRun {
  return valueOf(LessonRun.open(gameOfTests(), lessonOf(lessonFile()), done));
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

test('what the step asks for is played, and the next step comes', () => {
  const run = begin();
  expect(valueOf(run.say(['move milano']))).toEqual({ type: 'expected' });
  expect(run.done).toBe(1);
  expect(run.table.entries.at(-1)?.words).toBe('move milano');
  expect(run.expected).toEqual(['move genova']);
});

test('whatever else can be done is answered by what it would change, and nothing happens', () => {
  const run = begin();
  const { seq } = run.table;
  expect(valueOf(run.say(['business']))).toMatchObject({
    type: 'possible',
    line: 'business',
    effects: [{ amount: 'actions', before: 5, after: 4 }, { amount: 'ducats' }, { amount: 'points-richest' }],
  });
  expect(run.table.seq).toBe(seq);
  expect(run.done).toBe(0);
});

test('what the lesson has an answer to is answered by it, and what the rules refuse by their reason', () => {
  const run = begin();
  expect(valueOf(run.say(['move genova']))).toMatchObject({ type: 'written', text: { en: 'Milan pays more. (en)' } });
  expect(valueOf(run.say(['claim city']))).toMatchObject({ type: 'refused', refusal: { clause: 'DVE-CIT-1' } });
});

test('what is to be tried is refused by the rules and done for the lesson', () => {
  const run = begin(1);
  const { seq } = run.table;
  expect(valueOf(run.say(['psalter']))).toMatchObject({ type: 'written' });
  expect(valueOf(run.say(['business']))).toMatchObject({ type: 'possible' });
  expect(valueOf(run.say(['move genova']))).toMatchObject({ type: 'tried', refusal: { clause: 'DVE-ACT-3' } });
  expect(run.table.seq).toBe(seq);
  expect(run.done).toBe(2);
});

test('shown to the learner, what is to be tried is refused as well', () => {
  expect(valueOf(begin(1).show())).toMatchObject({ type: 'tried', line: 'move genova' });
  expect(valueOf(begin(0).show())).toEqual({ type: 'expected' });
});

test('lines of one step may be said in any order that lets the rest be said', () => {
  const run = begin(2);
  expect(valueOf(run.say(['psalter']))).toEqual({ type: 'expected' });
  expect(run.done).toBe(2);
  expect(run.expected).toEqual(['business']);
  expect(valueOf(run.say(['psalter']))).toMatchObject({ type: 'refused' });
  expect(valueOf(run.say(['business']))).toEqual({ type: 'expected' });
  expect(run.done).toBe(3);
});

test('a scene that is over stays on the table until the learner goes on', () => {
  const run = begin(2);
  valueOf(run.show());
  expect(run).toMatchObject({ scene: 0, done: 3, isSceneOver: true, isOver: false, step: undefined });
  valueOf(run.goOn());
  expect(run).toMatchObject({ scene: 1, done: 3, isSceneOver: false });
  valueOf(run.show());
  expect(run).toMatchObject({ isSceneOver: true, isOver: true });
});

test('a lesson is taken up wherever it was left, with the table as it was then', () => {
  const whole = begin();
  valueOf(whole.show());
  valueOf(whole.show());
  const again = begin(2);
  expect(again.table.hash()).toBe(whole.table.hash());
  expect(again.expected).toEqual(whole.expected);
  expect(begin(3)).toMatchObject({ scene: 1, done: 3 });
  expect(begin(4)).toMatchObject({ scene: 1, isOver: true });
});
