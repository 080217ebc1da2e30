import { expect, test } from 'vitest';
import { bestOf, readRound } from './round-history.ts';

const leo = [
  { type: 'round-began', round: 2 },
  { type: 'auction-began', noble: 'philipp', seat: 'ann' },
  { type: 'nobody-won', noble: 'philipp' },
  { type: 'auction-began', noble: 'louise', seat: 'ann' },
  { type: 'shown', seat: 'ann', note: 'louise-4' },
  { type: 'shown', seat: 'ann', note: 'joker' },
  { type: 'shown', seat: 'bob', note: 'louise-9' },
  { type: 'shown', seat: 'bob', note: 'louise-2' },
  { type: 'won', seat: 'bob', noble: 'louise', number: 2 },
  { type: 'compensated', seat: 'ann', florins: 100 },
];

test('a showdown is told with the notes that count, the places and what is paid', () => {
  const { reveal, winners } = readRound(leo);
  expect(winners).toEqual(
    new Map([
      ['philipp', ''],
      ['louise', 'bob'],
    ]),
  );
  expect(reveal).toMatchObject({ noble: 'louise', number: 2, winner: 'bob' });
  expect(reveal?.shown).toEqual([
    { player: 'ann', notes: ['louise-4', 'joker'], best: 'louise-4', place: 2, florins: 100 },
    { player: 'bob', notes: ['louise-9', 'louise-2'], best: 'louise-9', place: 1, florins: 0 },
  ]);
});

test('what a robbed player accepts is no second place', () => {
  const later = [
    ...leo.slice(0, -1),
    { type: 'took-card', seat: 'bob', card: 'card-3' },
    { type: 'robbed', seat: 'ann', by: 'bob', ladder: 'agency', level: 2 },
    { type: 'compensated', seat: 'ann', florins: 100 },
  ];
  const { reveal, taken } = readRound(later);
  expect(reveal?.shown.map(({ place }) => place)).toEqual([0, 1]);
  expect(taken).toEqual(new Map([['card-3', 'bob']]));
});

test('the notes are gone when the next auction begins, and everything with the next round', () => {
  const next = [...leo, { type: 'auction-began', noble: 'leo', seat: 'bob' }];
  expect(readRound(next).reveal).toBeUndefined();
  expect(readRound(next).winners.get('louise')).toBe('bob');
  expect(readRound([...next, { type: 'round-began', round: 3 }]).winners.size).toBe(0);
});

test('equal values rank by noble, and a joker never counts', () => {
  expect(bestOf(['joker', 'philipp-12', 'maria-12', 'leo-12'])).toBe('maria-12');
});
