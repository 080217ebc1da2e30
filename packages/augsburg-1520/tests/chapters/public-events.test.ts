import { describe, expect, test } from 'vitest';
import { before, everyoneBuys, SEATS, winnerWith } from '../fixtures.ts';

describe('what everyone is told', () => {
  test('[AUG-INF-1, AUG-BID-4, AUG-BID-5, AUG-BID-10] bids, calls and passes, the notes shown, who won and who is paid', () => {
    const players = { red: { hand: ['maria-3', 'maria-4'] }, blue: { hand: ['maria-2', 'maria-9'] } };
    const g = before('maria', { players });
    const eventsOf = (line: string) => {
      g.playLines(line);
      return g.events;
    };
    expect(eventsOf('red bid 1')).toEqual([{ type: 'bid', seat: 'red', number: 1 }]);
    expect(eventsOf('blue bid 2')).toEqual([{ type: 'bid', seat: 'blue', number: 2 }]);
    expect(eventsOf('green pass')).toEqual([{ type: 'passed', seat: 'green' }]);
    expect(eventsOf('yellow pass')).toEqual([{ type: 'passed', seat: 'yellow' }]);
    expect(eventsOf('red call')).toEqual([{ type: 'called', seat: 'red', number: 2 }]);
    expect(eventsOf('red show maria-3\nred show maria-4\nblue show maria-2')).toEqual([]);
    expect(eventsOf('blue show maria-9')).toEqual([
      { type: 'shown', seat: 'red', note: 'maria-3' },
      { type: 'shown', seat: 'red', note: 'maria-4' },
      { type: 'shown', seat: 'blue', note: 'maria-2' },
      { type: 'shown', seat: 'blue', note: 'maria-9' },
      { type: 'won', seat: 'blue', noble: 'maria', number: 2 },
      { type: 'compensated', seat: 'red', florins: 100 },
    ]);
    expect(eventsOf('blue take card-1')).toEqual([{ type: 'took-card', seat: 'blue', card: 'card-1' }]);
  });

  test('[AUG-INF-1, AUG-PRI-1, AUG-LEV-1] what the winner does with the card', () => {
    const g = winnerWith('card-4');
    g.play('red', 'use agency level');
    expect(g.events).toEqual([{ type: 'level', seat: 'red', ladder: 'agency', level: 2 }]);
    g.play('red', 'give-up');
    expect(g.events.slice(0, 2)).toEqual([
      { type: 'gave-up', seat: 'red' },
      { type: 'prestige', seat: 'red', source: 'given-up', points: 2 },
    ]);
  });

  test('[AUG-INF-1, AUG-INC-1, AUG-INC-4, AUG-RND-3] who earns what, who is offered notes, and the cards of the next round', () => {
    const g = before('maximilian', { players: { blue: { levels: { agency: 2 } } } });
    g.playLines(ALL_PASS);
    const events = g.events.slice(SEATS.length);
    expect(events[0]).toEqual({ type: 'nobody-won', noble: 'maximilian' });
    expect(events.slice(1, 5)).toEqual([
      { type: 'income', seat: 'red', florins: 600 },
      { type: 'prestige', seat: 'red', source: 'peerage', points: 3 },
      { type: 'income', seat: 'blue', florins: 900 },
      { type: 'prestige', seat: 'blue', source: 'peerage', points: 3 },
    ]);
    const offers = events.filter(({ type }) => type === 'offered');
    expect(offers).toHaveLength(16);
    expect(offers[0]).toEqual({ type: 'offered', seat: 'red', note: '?' });
    everyoneBuys(g, 'no');
    expect(g.events.map(({ type }) => type)).toEqual([
      'purchases-made',
      'round-began',
      ...Array.from({ length: 5 }, () => 'card-opened'),
      'auction-began',
    ]);
    const opened = g.events.flatMap(({ type, card }) => (type === 'card-opened' ? [card] : []));
    expect(opened).toEqual(g.view().cards.open.map(({ card }) => card));
  });

  test('[AUG-INF-1, AUG-INC-7] after the last round prestige alone, and the end', () => {
    const g = before('maximilian', { round: 6 });
    g.playLines(ALL_PASS);
    expect(g.events.slice(SEATS.length)).toEqual([
      { type: 'nobody-won', noble: 'maximilian' },
      ...SEATS.map((seat) => ({ type: 'prestige', seat, source: 'peerage', points: 3 })),
      { type: 'ended' },
    ]);
  });
});

const ALL_PASS = SEATS.map((seat) => `${seat} pass`).join('\n');
