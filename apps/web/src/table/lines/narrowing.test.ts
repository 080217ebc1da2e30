import { itemAt, readLine, type Lexicon } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { countingKey, hasKey, lineKey, narrow, nextWords, openWords, stateOf, touchKey } from './narrowing.ts';

const arg = (domain: string, isOptional = false) => ({ domain, isOptional });
const lexicon: Lexicon = {
  verbs: [
    { name: 'move', args: [arg('place'), arg('zone', true)] },
    { name: 'riddle', args: [arg('number')] },
    { name: 'pay', args: [arg('number'), arg('number')] },
    { name: 'end', args: [] },
  ],
  events: [],
  categories: [],
};
const lines = ['move roma', 'move roma assisi', 'move siena', 'riddle 1', 'riddle 2', 'pay 1 2', 'pay 2 1', 'end'].map(
  (line) => readLine(lexicon, line),
);
const left = (touched: readonly string[]) => narrow(lines, touched).map(({ line }) => line);

test('a key stands for every line that has its word, and a joined key for those that have all', () => {
  expect(left(['verb:move'])).toEqual(['move roma', 'move roma assisi', 'move siena']);
  expect(left(['number:1'])).toEqual(['riddle 1', 'pay 1 2', 'pay 2 1']);
  expect(left(['verb:riddle number:1'])).toEqual(['riddle 1']);
});

test('a place tells two arguments of one domain apart', () => {
  expect(left(['number@1:2'])).toEqual(['riddle 2', 'pay 2 1']);
  expect(left(['number@2:2'])).toEqual(['pay 1 2']);
});

test('the key of a line fits that line only, even where a longer one begins alike', () => {
  expect(left([lineKey('move roma')])).toEqual(['move roma']);
  expect(hasKey(itemAt(lines, 1), lineKey('move roma'))).toBe(false);
});

test('the same words lead to the same choice in any order', () => {
  const one = touchKey(lines, touchKey(lines, [], 'verb:move'), 'place:siena');
  const other = touchKey(lines, touchKey(lines, [], 'place:siena'), 'verb:move');
  expect(left(one)).toEqual(['move siena']);
  expect(left(other)).toEqual(left(one));
});

test('another target takes the place of the first and leaves the verb', () => {
  const touched = touchKey(lines, ['verb:move', 'place:siena'], 'place:roma');
  expect(touched).toEqual(['verb:move', 'place:roma']);
});

test('a word of another choice begins that one anew', () => {
  expect(touchKey(lines, ['verb:move', 'place:siena'], 'verb:riddle number:2')).toEqual(['verb:riddle number:2']);
});

test('touching a word again takes it back', () => {
  expect(touchKey(lines, ['verb:move'], 'verb:move')).toEqual([]);
});

test('what begins a choice is open, what all remaining lines have is chosen, the rest is dim', () => {
  expect(stateOf(lines, [], 'verb:move')).toBe('open');
  expect(stateOf(lines, [], 'zone:lucca')).toBe('dim');
  expect(stateOf(lines, ['place:roma'], 'verb:move')).toBe('chosen');
  expect(stateOf(lines, ['place:roma'], 'zone:assisi')).toBe('open');
  expect(stateOf(lines, ['place:roma'], 'verb:riddle')).toBe('dim');
});

test('once one choice is left, its neighbours still glow', () => {
  expect(stateOf(lines, ['verb:move', 'place:siena'], 'place:siena')).toBe('chosen');
  expect(stateOf(lines, ['verb:move', 'place:siena'], 'place:roma')).toBe('open');
});

test('the only choice there is counts as chosen without a touch', () => {
  expect(stateOf([itemAt(lines, 7)], [], 'verb:end')).toBe('chosen');
});

test('of several keys the first that is possible counts', () => {
  expect(countingKey(lines, [], ['zone:roma', 'place:roma'])).toBe('place:roma');
  expect(countingKey(lines, [], ['zone:lucca'])).toBeUndefined();
});

test('what can be said next are verbs, then the words in which the lines differ', () => {
  expect(nextWords(lines, []).map(({ word }) => word)).toEqual(['move', 'riddle', 'pay', 'end']);
  expect(nextWords(lines, ['verb:riddle']).map(({ key }) => key)).toEqual(['number@1:1', 'number@1:2']);
  expect(nextWords(lines, ['verb:riddle']).map(({ place }) => place)).toEqual([0, 0]);
  expect(nextWords(lines, ['place:roma']).map(({ domain, word }) => [domain, word])).toEqual([
    ['line', 'move roma'],
    ['zone', 'assisi'],
  ]);
  expect(openWords(lines, ['verb:riddle'], 'number')).toEqual(['1', '2']);
});
