import { describe, expect, test } from 'vitest';
import { compileMessage, compileMessages } from './compile.ts';
import { placesIn, printMessage, type Values } from './message.ts';

function print(source: string, values: Values, language = 'en'): string {
  return printMessage(compileMessage(source, language), values, new Intl.PluralRules(language));
}

describe('a message', () => {
  test('takes its values, each as often as it asks for it', () => {
    expect(print('{seat} goes to {place}, {place}!', { seat: 'ann', place: 'Roma' })).toBe('ann goes to Roma, Roma!');
  });

  test('puts a value in as it is, braces and hashes and all', () => {
    expect(print('{name} # {count, plural, other {{name} has #}}', { name: '{count} #', count: 2 })).toBe(
      '{count} # # {count} # has 2',
    );
  });

  test('agrees with a number', () => {
    const source = '{count, plural, =0 {no notes} one {# note} other {# notes}}';
    expect([0, 1, 2, 1200].map((count) => print(source, { count }))).toEqual([
      'no notes',
      '1 note',
      '2 notes',
      '1200 notes',
    ]);
  });

  test('agrees with a number as its language does', () => {
    const source = '{count, plural, one {# page} other {# pages}}';
    expect(print(source, { count: 0 }, 'fr')).toBe('0 page');
    expect(print(source, { count: 0 }, 'de')).toBe('0 pages');
    expect(print(source, { count: 2_000_000 }, 'fr')).toBe('2000000 pages');
  });

  test('is chosen by a word', () => {
    const source = '{giver, select, absent {from the bank} other {from {name}}}';
    expect(print(source, { giver: 'absent', name: '' })).toBe('from the bank');
    expect(print(source, { giver: 'red', name: 'absent' })).toBe('from absent');
  });

  test('counts with the number of the nearest plural', () => {
    const source = '{actions, plural, other {# for {ducats, plural, =0 {nothing} other {#}}, not #}}';
    expect(print(source, { actions: 3, ducats: 10 })).toBe('3 for 10, not 3');
  });

  test('does not take what every object has for a case', () => {
    expect(print('{word, select, other {x}}', { word: 'constructor' })).toBe('x');
  });

  test('that lacks a value throws', () => {
    expect(() => print('{seat} goes', {})).toThrow('{seat}');
    expect(() => print('{toString}', {})).toThrow('{toString}');
  });

  test('says what it needs', () => {
    const message = compileMessage(
      '{seat}: {count, plural, one {#} other {# of {card}}} {card, select, other {}}',
      'en',
    );
    expect([...placesIn(message)]).toEqual(['seat', 'count plural', 'count', 'card', 'card select']);
  });
});

test.each([
  ['a brace is not closed', '{seat goes', 'invalid syntax'],
  ['a plural lacks its other', '{count, plural, one {x}}', 'no case "other"'],
  ['English has no such plural', '{count, plural, few {x} other {y}}', 'few is not valid'],
  ['a kind of place is not used here', '{count, number}', '"function" is not used'],
])('a message is refused where %s', (_, source, fault) => {
  expect(() => compileMessage(source, 'en')).toThrow(fault);
});

test('a file with a faulty message is refused by its key', () => {
  expect(() => compileMessages({ good: 'x', bad: '{x' }, 'it')).toThrow('it, bad: {x');
});

test('compiled messages are plain data', () => {
  const messages = compileMessages(
    { a: 'x', b: '{n, plural, one {#} other {# {word, select, x {} other {y}}}}' },
    'en',
  );
  expect(JSON.parse(JSON.stringify(messages))).toEqual(messages);
});
