import { expect, test } from 'vitest';
import type { ReviewStep } from '../store/steps.ts';
import { usedByTurn } from './turn-amounts.ts';

const step = (seat: string, words: string): ReviewStep => ({
  seq: 0,
  line: 0,
  seat,
  words,
  isAuto: false,
  events: [],
});

test('of what is new in every turn is told what each player had and used, and what lapsed at the end of theirs', () => {
  const steps = [
    step('red', 'start roma'),
    step('red', 'rest 3'),
    step('red', 'end'),
    step('blue', 'rest 5'),
    step('blue', 'end'),
    step('red', 'end'),
  ];
  const values = [
    [0, 0],
    [5, 0],
    [2, 0],
    [0, 6],
    [0, 1],
    [5, 0],
    [0, 0],
  ];
  const turn = (number: number) => ({ name: 'turn', number });
  const spans = [
    { from: 0, to: 1 },
    { chapter: turn(1), from: 1, to: 5 },
    { chapter: turn(2), from: 5, to: 6 },
  ];
  const told = usedByTurn(values, { steps, spans, seats: ['red', 'blue'] }, { amount: 'actions', lapsesBy: ['end'] });
  expect(told.map(({ chapter, amounts }) => [chapter.number, ...amounts])).toEqual([
    [1, { had: 5, used: 3 }, { had: 6, used: 5 }],
    [2, { had: 5, used: 0 }, { had: 0, used: 0 }],
  ]);
});
