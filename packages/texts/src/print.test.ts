import { lookUp, type Lexicon } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { compileMessages } from './compile.ts';
import { printEvent } from './print-event.ts';
import { placeNames, printLine } from './print-line.ts';
import { createTranslate } from './translate.ts';

const LEXICON: Lexicon = {
  verbs: [
    { name: 'pass', args: [] },
    { name: 'pay', args: [numberPlace(false), numberPlace(false)] },
    {
      name: 'use',
      args: [
        { domain: 'symbol', isOptional: false },
        { domain: 'seat', isOptional: true },
      ],
    },
  ],
  events: [
    {
      name: 'alms',
      fields: [{ name: 'seat', domain: 'seat' }, { name: 'giver', domain: 'seat' }, { name: 'ducats' }],
    },
    {
      name: 'drew',
      fields: [
        { name: 'seat', domain: 'seat' },
        { name: 'note', domain: 'note' },
      ],
    },
    { name: 'laid', fields: [{ name: 'event' }, { name: 'turn' }] },
    { name: 'kept', fields: [{ name: 'seat', domain: 'seat' }, { name: 'points' }] },
  ],
  categories: [],
};

function numberPlace(isOptional: boolean): { domain: string; isOptional: boolean } {
  return { domain: 'number', isOptional };
}

const t = createTranslate('en', [
  compileMessages(
    {
      'word.note.leo-3': 'Leo 3',
      'word.symbol.coat-of-arms': 'the coat of arms',
      'event.alms':
        '{seat} receives {ducats, plural, one {# ducat} other {# ducats}} {giverWord, select, absent {from the bank} other {from {giver}}}.',
      'event.drew': '{noteWord, select, hidden {{seat} draws a note} other {{seat} draws {note}}}.',
      'word.event.3': 'Notaro',
      'event.laid': '{event} lies on turn {turn}.',
      'event.kept': '{pointsWord, select, hidden {{seat} keeps a tile} other {{seat} keeps {points}}}.',
      'choice.pass': 'Pass',
      'choice.pay': 'Pay {number, plural, one {# abbess} other {# abbesses}} and {number2}',
      'choice.use':
        'Use {symbolWord, select, coat_of_arms {your arms} other {{symbol}}}{seatWord, select, absent {} other { against {seat}}}',
    },
    'en',
  ),
]);

const NAMES: Readonly<Record<string, string>> = { red: 'absent', blue: 'Жанна d’Arc' };
const nameOf = (seat: string): string => lookUp(NAMES, seat);

describe('an event', () => {
  test('is told with players’ names, whatever they are', () => {
    const event = { type: 'alms', seat: 'blue', giver: 'red', ducats: 1 };
    expect(printEvent(t, LEXICON, event, nameOf)).toBe('Жанна d’Arc receives 1 ducat from absent.');
  });

  test('says otherwise what it has no field for', () => {
    const event = { type: 'alms', seat: 'blue', ducats: 5 };
    expect(printEvent(t, LEXICON, event, nameOf)).toBe('Жанна d’Arc receives 5 ducats from the bank.');
  });

  test('does without what the reader may not know', () => {
    expect(printEvent(t, LEXICON, { type: 'drew', seat: 'red', note: '?' }, nameOf)).toBe('absent draws a note.');
    expect(printEvent(t, LEXICON, { type: 'drew', seat: 'red', note: 'leo-3' }, nameOf)).toBe('absent draws Leo 3.');
    expect(printEvent(t, LEXICON, { type: 'kept', seat: 'red', points: '?' }, nameOf)).toBe('absent keeps a tile.');
    expect(printEvent(t, LEXICON, { type: 'kept', seat: 'red', points: 4 }, nameOf)).toBe('absent keeps 4.');
  });

  test('calls numbers by their names where they have some', () => {
    expect(printEvent(t, LEXICON, { type: 'laid', event: 3, turn: 3 }, nameOf)).toBe('Notaro lies on turn 3.');
  });

  test('that the game does not have is refused', () => {
    expect(() => printEvent(t, LEXICON, { type: 'flew' }, nameOf)).toThrow('flew');
  });
});

describe('a line', () => {
  test('is told by its verb, its words and players’ names', () => {
    expect(printLine(t, LEXICON, 'pass', nameOf)).toBe('Pass');
    expect(printLine(t, LEXICON, 'pay 1 2', nameOf)).toBe('Pay 1 abbess and 2');
    expect(printLine(t, LEXICON, 'use coat-of-arms', nameOf)).toBe('Use your arms');
    expect(printLine(t, LEXICON, 'use mint blue', nameOf)).toBe('Use mint against Жанна d’Arc');
  });

  test('names the words of one domain in turn', () => {
    expect(placeNames(['number', 'zone', 'number', 'number'])).toEqual(['number', 'zone', 'number2', 'number3']);
  });

  test('with a verb the game does not have is refused', () => {
    expect(() => printLine(t, LEXICON, 'fly', nameOf)).toThrow('fly');
  });
});
