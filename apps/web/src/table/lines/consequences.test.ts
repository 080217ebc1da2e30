import { expect, test } from 'vitest';
import { consequencesOf, ownFirst } from './consequences.ts';

const ENDED = { type: 'ended', seat: 'red' };
const BEGAN = { type: 'turn-began', turn: 2 };
const ALMS = { type: 'alms', seat: 'blue', giver: 'red', ducats: 5 };

test('alms that the end of a turn costs come before what it costs nobody', () => {
  const events = consequencesOf([ENDED, BEGAN, ALMS], 'red', { hasDeeds: false });
  const told = events.map((event) => ({ event, sentence: String(event.type) }));
  expect(ownFirst(told, 'red')).toEqual(['alms', 'turn-began']);
});

test('what a choice and its free deeds do is not said twice', () => {
  const moved = { type: 'moved', seat: 'red', place: 'venezia' };
  const claimed = { type: 'claimed-city', seat: 'red', ducats: 20 };
  expect(consequencesOf([moved, claimed], 'red', { hasDeeds: true })).toEqual([]);
  expect(consequencesOf([BEGAN, moved, claimed], 'red', { hasDeeds: false })).toEqual([BEGAN, claimed]);
});
