import { SEAT, type Verb } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { expandLine, matchLines } from './match.ts';

const OFFERED = ['move roma', 'move romagna', 'move rome bologna', 'messenger 1', 'messenger 11', 'end'];

test.each([
  ['move roma', ['move roma']],
  ['MOVE Roma', ['move roma']],
  ['mo roma', ['move roma']],
  ['mov romag', ['move romagna']],
  ['move rome', ['move rome bologna']],
  ['e', ['end']],
  ['messenger 1', ['messenger 1']],
  ['mo rom', ['move roma', 'move romagna', 'move rome bologna']],
  ['end now', []],
  ['fly', []],
])('%s means %j', (typed, lines) => {
  expect(matchLines(typed, OFFERED)).toEqual(lines);
});

test('words cut short are completed from all words of the game', () => {
  const zone = { name: 'zone', words: ['roma', 'firenze', 'fiesole'] };
  const verbs: Verb[] = [
    { name: 'move', args: [{ domain: zone }] },
    { name: 'accuse', args: [{ domain: SEAT }] },
  ];
  expect(expandLine('m r', verbs, [])).toBe('move roma');
  expect(expandLine('move fi', verbs, [])).toBe('move fi');
  expect(expandLine('acc an', verbs, ['Ann', 'bob'])).toBe('accuse Ann');
  expect(expandLine('fly away', verbs, [])).toBe('fly away');
});
