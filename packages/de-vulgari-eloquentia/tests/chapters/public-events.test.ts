import { describe, expect, test } from 'vitest';
import { electionOf, turnOf, type GivenDve } from '../fixtures.ts';

const PAPAL = ['red', 'white', 'white', 'red', 'white'];

/** The events of the last line, of some types. */
function eventsOf(g: GivenDve, ...types: readonly string[]): readonly object[] {
  return g.events.filter(({ type }) => types.includes(String(type)));
}

function endTurn(g: GivenDve): void {
  for (const seat of ['red', 'blue', 'green']) g.play(seat, 'end');
}

describe('what everyone is told', () => {
  test('[DVE-INF-1, DVE-EVT-1, DVE-EVT-2, DVE-CHA-1, DVE-ORD-1] of a new turn: its event and where it lies, the alms, and the order', () => {
    const g = turnOf('red', {
      turn: 3,
      players: { red: { ducats: 40 }, blue: { tile: 'mario', ducats: 3 }, green: { ducats: 5 } },
    });
    endTurn(g);
    expect(eventsOf(g, 'ended', 'turn-began', 'event-laid')).toEqual([
      { type: 'ended', seat: 'green' },
      { type: 'turn-began', turn: 4 },
      { type: 'event-laid', event: 4, zone: 'milano' },
    ]);
    expect(eventsOf(g, 'alms')).toEqual([{ type: 'alms', seat: 'blue', giver: 'red', ducats: 5 }]);
    expect(eventsOf(g, 'ordered', 'turn-of')).toEqual([
      { type: 'ordered', place: 1, seat: 'green' },
      { type: 'ordered', place: 2, seat: 'blue' },
      { type: 'ordered', place: 3, seat: 'red' },
      { type: 'turn-of', seat: 'green' },
    ]);
  });

  test('[DVE-INF-1, DVE-EVT-6] of the pope, from the turn on that has papal events', () => {
    const g = turnOf('red', { turn: 11, papalEvents: { tiles: PAPAL } });
    endTurn(g);
    expect(eventsOf(g, 'turn-began', 'papal-event')).toEqual([
      { type: 'turn-began', turn: 12 },
      { type: 'papal-event', turn: 12, colour: 'red' },
    ]);
  });

  test('[DVE-INF-1, DVE-STU-2] of who comes to Brindisi and who does not', () => {
    const g = turnOf('red', { turn: 10, events: { open: [10] }, players: { red: { at: 'brindisi', ducats: 50 } } });
    g.play('red', 'summon');
    expect(g.events).toEqual([{ type: 'summoned', seat: 'red' }]);
    g.play('blue', 'accept');
    expect(g.events).toEqual([{ type: 'accepted', seat: 'blue' }]);
    g.play('green', 'refuse');
    expect(g.events[0]).toEqual({ type: 'refused', seat: 'green' });
  });

  test('[DVE-INF-1, DVE-ELE-3] of who is elected', () => {
    const g = electionOf({ players: { red: { tile: 'muret', behind: { politician: 5, nobleman: 1 } } } });
    g.play('red', 'pope');
    expect(eventsOf(g, 'elected')).toEqual([{ type: 'elected', seat: 'red', office: 'pope' }]);
  });

  test('[DVE-INF-1, DVE-EVT-4] of the cubes that are for sale', () => {
    const g = turnOf('red', { turn: 3, turnChart: { 4: { politician: 2, abbess: 1 } } });
    endTurn(g);
    expect(eventsOf(g, 'cubes-for-sale')).toEqual([
      { type: 'cubes-for-sale', cube: 'politician', count: 2 },
      { type: 'cubes-for-sale', cube: 'abbess', count: 1 },
    ]);
  });
});
