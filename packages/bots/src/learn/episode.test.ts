import { expect, test } from 'vitest';
import { Episodes } from './episode.ts';

const glimpse = (seat: number, win: number, more = {}) => ({
  seat,
  win,
  margin: 0,
  reward: 0,
  isBroken: false,
  ...more,
});
const targets = (episodes: Episodes): number[][] => {
  const { rows, count } = episodes.toBatch();
  return Array.from({ length: count }, (_, i) => [...rows.subarray(i * 3 + 1, i * 3 + 3)]);
};

test('each position is worth what came after it, mixed with what was thought next', () => {
  const episodes = new Episodes(1);
  episodes.beginGame();
  for (const win of [0.25, 0.5, 0.75]) episodes.add(Float32Array.of(win), glimpse(0, win));
  episodes.endGame(0, { win: 1, margin: 2 }, 0.5);
  expect(targets(episodes)).toEqual([
    [0.6875, 0.5],
    [0.875, 1],
    [1, 2],
  ]);
});

test('what comes after a blind choice says nothing about what was before it', () => {
  const episodes = new Episodes(1);
  episodes.beginGame();
  episodes.add(Float32Array.of(1), glimpse(0, 0.5));
  episodes.add(Float32Array.of(2), glimpse(0, 0.25, { isBroken: true }));
  episodes.endGame(0, { win: 1, margin: 0 }, 1);
  expect(targets(episodes)).toEqual([
    [0.25, 0],
    [1, 0],
  ]);
});

test('a reward counts for the positions before it and for no other', () => {
  const episodes = new Episodes(1);
  episodes.beginGame();
  for (const reward of [0, 3, 0]) episodes.add(Float32Array.of(reward), glimpse(0, 0, { reward }));
  episodes.endGame(0, { win: 0, margin: 1 }, 1);
  expect(targets(episodes)).toEqual([
    [0, 4],
    [0, 1],
    [0, 1],
  ]);
});

test('seats and games do not mix', () => {
  const episodes = new Episodes(1);
  for (const win of [1, 0]) {
    episodes.beginGame();
    episodes.add(Float32Array.of(1), glimpse(0, 0.5));
    episodes.add(Float32Array.of(2), glimpse(1, 0.5));
    episodes.endGame(0, { win, margin: 0 }, 1);
    episodes.endGame(1, { win: 1 - win, margin: 0 }, 1);
  }
  expect(targets(episodes).map(([win]) => win)).toEqual([1, 0, 0, 1]);
});
