import type { JournalEntry } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { pointsBetween } from '../model/route.ts';
import { routeMap } from './route-map.tsx';

const said = (words: string, ...events: JournalEntry['events']): JournalEntry => ({
  seq: 0,
  seat: 'red',
  words,
  isAuto: false,
  events,
});

/** Where a route passes a place. */
const at = (...places: readonly string[]) => pointsBetween(['', ...places, '']);

test('a route leads through every zone on its way, and lands where its ship did', () => {
  const steps = [
    said('start torino', { type: 'started', seat: 'red', zone: 'torino' }),
    said('start ancona', { type: 'started', seat: 'blue', zone: 'ancona' }),
    said('move padova', { type: 'moved', seat: 'red', place: 'padova', actions: 2, ducats: 10 }),
    said('move adriatic venezia', { type: 'moved', seat: 'red', place: 'adriatic', actions: 2, ducats: 10 }),
    said('move urbino', { type: 'moved', seat: 'red', place: 'urbino', actions: 2, ducats: 10 }),
    said('pass', { type: 'gathered', zone: 'roma' }),
  ];
  expect(routeMap.routeOf(steps, 'red')).toEqual(
    at('torino', 'milano', 'padova', 'venezia', 'adriatic', 'ancona', 'urbino', 'roma'),
  );
  expect(routeMap.routeOf(steps, 'blue')).toEqual(at('ancona', 'roma'));
});
