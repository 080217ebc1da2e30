import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginPress, beginRest, endRest, pressCommit, REST } from './commit-rest.ts';
import { CLOSED, useTable } from './table-store.ts';

const isResting = (): boolean => useTable.getState().isResting;

beforeEach(() => {
  vi.useFakeTimers();
  useTable.setState(CLOSED);
});
afterEach(() => {
  endRest();
  vi.useRealTimers();
});

test('a second press within 0.7 s does not confirm the next question, and the button shows it', () => {
  expect(pressCommit()).toBe(true);
  vi.advanceTimersByTime(180);
  expect([isResting(), pressCommit()]).toEqual([true, false]);
  vi.advanceTimersByTime(REST - 181);
  expect([isResting(), pressCommit()]).toEqual([true, false]);
  vi.advanceTimersByTime(1);
  expect([isResting(), pressCommit()]).toEqual([false, true]);
});

test('whoever chooses something in between confirms at once', () => {
  pressCommit();
  vi.advanceTimersByTime(100);
  endRest();
  expect([isResting(), pressCommit()]).toEqual([false, true]);
});

test('a press at one table does not keep the next table from taking one, nor end its rest early', () => {
  pressCommit();
  vi.advanceTimersByTime(400);
  useTable.setState({ ...CLOSED, id: 'another' });
  expect([isResting(), pressCommit()]).toEqual([false, true]);
  vi.advanceTimersByTime(400);
  expect([isResting(), pressCommit()]).toEqual([true, false]);
});

test('what is laid late rests from then on', () => {
  pressCommit();
  vi.advanceTimersByTime(650);
  beginRest();
  vi.advanceTimersByTime(100);
  expect([isResting(), pressCommit()]).toEqual([true, false]);
  vi.advanceTimersByTime(REST - 100);
  expect([isResting(), pressCommit()]).toEqual([false, true]);
});

test('what is asked after a moment rests when the moment has gone', () => {
  useTable.setState({ id: 'one', isHeld: true });
  vi.advanceTimersByTime(5000);
  useTable.setState({ isHeld: false });
  expect([isResting(), pressCommit()]).toEqual([true, false]);
});

test('a finger that went down during a rest, or before the question was laid, confirms nothing when it is lifted', () => {
  beginRest();
  const tooEarly = beginPress();
  vi.advanceTimersByTime(REST);
  expect(tooEarly()).toBe(false);
  const before = beginPress();
  beginRest();
  vi.advanceTimersByTime(REST);
  expect(before()).toBe(false);
  expect(beginPress()()).toBe(true);
});
