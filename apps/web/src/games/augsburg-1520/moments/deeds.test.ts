import { augsburg1520 } from '@fondaco/augsburg-1520';
import { lexiconOf, type EventWords } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { translateOf } from '../../../../tests/support/game-texts.ts';
import { tellDeeds } from './deeds.ts';

function toldOf(events: readonly EventWords[]): readonly string[] {
  const context = { t: translateOf('augsburg-1520', 'en'), lexicon: lexiconOf(augsburg1520), me: 'red' };
  return tellDeeds(context, events).map(({ sentence }) => sentence);
}

const GAVE_UP: EventWords = { type: 'gave-up', seat: 'red' };

test('a privilege given up is one sentence, with what it brought', () => {
  expect(toldOf([GAVE_UP, { type: 'prestige', seat: 'red', source: 'given-up', points: 2 }])).toEqual([
    'Ann gains 2 prestige: a privilege given up.',
  ]);
});

test('a privilege given up before a barrier is told though it brought nothing', () => {
  const stopped = { type: 'stopped', seat: 'red', points: 2, barrier: 25, right: 'church' };
  expect(toldOf([GAVE_UP, stopped])[0]).toBe('Ann gives up a privilege.');
});

test('a level taken from somebody is one sentence, one from the supply another', () => {
  const level = (seat: string): EventWords => ({ type: 'level', seat, ladder: 'agency', level: 3 });
  const robbed = { type: 'robbed', seat: 'blue', by: 'red', ladder: 'agency', level: 2 };
  expect(toldOf([level('red'), robbed])).toEqual([
    'Ann takes a level tile from Guido, who is left with agency level 2.',
  ]);
  expect(toldOf([level('green')])).toEqual(['Chiara reaches agency level 3.']);
});
