import { findGame } from '@fondaco/catalog';
import type { Game, Json } from '@fondaco/kernel';
import { LANGUAGES } from '@fondaco/texts';
import type { Lesson } from '../src/lesson.ts';
import { parseLesson } from '../src/parse-lesson.ts';

/** One text for every language: these lessons are for tests. */
export function inEvery(text: string): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, `${text} (${language})`]));
}

export function gameOfTests(): Game {
  const game = findGame('de-vulgari-eloquentia')?.game;
  if (game === undefined) throw new Error('there is no such game');
  return game;
}

/** The learner's turn in a zone. */
export function positionAt(zone: string): Json {
  return {
    game: 'de-vulgari-eloquentia',
    seats: ['red', 'blue'],
    pending: [
      { step: 'calendar', phase: 'done' },
      { step: 'actions', next: 1 },
      { step: 'turn', waiting: ['red'] },
    ],
    table: {
      turn: 1,
      acting: { actions: 5 },
      stacks: { knowledge: ['blue', 'red'] },
      players: { red: { at: zone }, blue: { at: 'vicenza', ducats: 10 } },
    },
  };
}

/** A lesson as a file says it: three steps in one scene, one of them refused, and one in another. */
export function lessonFile(): Record<string, Json> {
  return {
    format: 1,
    game: 'de-vulgari-eloquentia',
    id: 'for-tests',
    seats: ['Ann', 'Guido'],
    title: inEvery('Title'),
    intro: inEvery('Intro'),
    knows: inEvery('Knows'),
    clauses: ['DVE-ACT-1'],
    explains: ['action'],
    scenes: [
      {
        position: positionAt('torino'),
        steps: [
          {
            do: ['move milano'],
            effects: { actions: -1 },
            text: inEvery('Go to Milan.'),
            wrong: [{ words: 'move genova', text: inEvery('Milan pays more.') }],
          },
          {
            try: 'move genova',
            clause: 'DVE-ACT-3',
            text: inEvery('Try to go on.'),
            wrong: [{ words: 'psalter', text: inEvery('Soon.') }],
          },
          {
            do: ['business', 'psalter'],
            effects: { actions: -2, ducats: 10, knowledge: 4, 'points-richest': 7 },
            text: inEvery('Earn and read.'),
          },
        ],
      },
      {
        position: positionAt('milano'),
        steps: [
          {
            do: ['claim city'],
            effects: { ducats: 25, 'points-richest': 7 },
            text: inEvery('Claim.'),
          },
        ],
      },
    ],
  };
}

export function lessonOf(file: Json): Lesson {
  const parsed = parseLesson(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.lesson;
}
