import { describe, expect, test } from 'vitest';
import { behindOf, cubesOn, knowledge, NO_CUBES, viewPlayer, turnOf } from '../fixtures.ts';

const SEATS = ['red', 'blue', 'green', 'yellow'];

function inBrindisi(players: Record<string, object> = {}, table = {}) {
  return turnOf(
    'blue',
    {
      turn: 10,
      events: { open: [10] },
      ...table,
      players: { ...players, blue: { at: 'brindisi', ...players['blue'] } },
    },
    { seats: SEATS },
  );
}

describe('STU', () => {
  test('[DVE-STU-1] in Brindisi at the end of their turn, from turn 10 until used; nothing follows it', () => {
    const g = inBrindisi();
    expect(g.offers('blue', 'summon')).toEqual(['summon']);
    expect(inBrindisi({}, { turn: 9, events: { open: [] } }).whyNot('blue', 'summon')).toEqual({
      clause: 'DVE-STU-1',
      reason: 'stupor-is-not-there',
    });
    expect(inBrindisi({ blue: { at: 'taranto' } }).whyNot('blue', 'summon')).toEqual({
      clause: 'DVE-STU-1',
      reason: 'not-in-brindisi',
    });
    g.play('blue', 'move napoli');
    expect(g.offers('blue', 'summon')).toEqual([]);
    g.undo('blue');
    g.play('blue', 'summon');
    expect(g.offers('blue')).toEqual([]);
    for (const player of ['green', 'yellow', 'red']) g.play(player, 'refuse');
    expect(g.offers('green')).toContain('end');
  });

  test('[DVE-STU-2] in game order after the summoner each other accepts, and their pawn moves at no cost, or refuses', () => {
    const g = inBrindisi({
      green: { at: 'tyrrhenian', embarkedFrom: 'roma', ducats: 3 },
      yellow: { at: 'brindisi' },
      red: { at: 'milano' },
    });
    g.play('blue', 'summon');
    expect([g.offers('green'), g.offers('yellow'), g.offers('red')]).toEqual([['accept', 'refuse'], [], []]);
    expect(g.whyNot('green', 'end')).toEqual({ clause: 'DVE-STU-2', reason: 'not-now' });
    g.play('green', 'accept');
    expect(viewPlayer(g, 'green')).toMatchObject({ at: 'brindisi', ducats: 3 });
    expect(viewPlayer(g, 'green').embarkedFrom).toBeUndefined();
    g.play('yellow', 'refuse');
    expect(g.offers('red')).toEqual(['accept', 'refuse']);
    g.play('red', 'refuse');
    expect(viewPlayer(g, 'red').at).toBe('milano');
    g.playLines('blue bid 1');
    // Green has no votes: the table passes for them. Then it is their turn, and they have no landing duty.
    expect(g.table.step).toBe('turn');
    expect(g.offers('green')).toContain('end');
  });

  test('[DVE-STU-3] if nobody accepts the summoner wins at once and pays nothing', () => {
    const g = inBrindisi({ blue: { behind: { politician: 1 } } });
    g.play('blue', 'summon');
    for (const player of ['green', 'yellow', 'red']) g.play(player, 'refuse');
    expect([knowledge(g, 'blue'), behindOf(g, 'blue')['politician']]).toEqual([11, 1]);
    expect(g.view().events.open).toEqual([]);
  });

  test('[DVE-STU-4] the summoner opens with at least 1; then each passes for good or bids higher, up to the value of their cubes', () => {
    const g = inBrindisi({
      blue: { behind: { politician: 1 } },
      green: { behind: { nobleman: 2 } },
      yellow: { behind: { abbess: 2 }, tile: 'michael' },
      red: { behind: { politician: 1, nobleman: 1, abbess: 1 } },
    });
    g.playLines('blue summon\ngreen accept\nyellow accept\nred accept');
    expect(g.view().auction).toEqual({ bidders: ['red', 'blue', 'green', 'yellow'], bid: 0 });
    expect(g.offers('blue')).toEqual(['bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5']);
    expect(g.whyNot('blue', 'pass')).toEqual({ clause: 'DVE-STU-4', reason: 'opener-must-bid' });
    expect(g.whyNot('blue', 'bid 6')).toEqual({ clause: 'DVE-STU-4', reason: 'more-than-your-votes' });
    g.play('blue', 'bid 2');
    expect(g.offers('green')).toEqual(['bid 3', 'bid 4', 'pass']);
    expect(g.whyNot('green', 'bid 2')).toEqual({ clause: 'DVE-STU-4', reason: 'bid-too-low' });
    g.play('green', 'pass');
    expect(g.offers('yellow')).toEqual(['bid 3', 'pass']);
    g.play('yellow', 'bid 3');
    g.play('red', 'bid 4');
    g.play('blue', 'bid 5');
    // Green is out for good; yellow can bid no more than 3 and is passed.
    expect(g.offers('green')).toEqual([]);
    expect(g.offers('red')).toEqual(['bid 6', 'pass']);
    expect(g.view().auction).toEqual({ bidders: ['red', 'blue'], bid: 5, bidder: 'blue' });
    g.play('red', 'pass');
    expect(g.view().auction).toBeUndefined();
  });

  test('[DVE-STU-5] the winner pays sets without a cube to spare, less their virtual cube and 2 for the summoner', () => {
    const g = inBrindisi({
      blue: { behind: { politician: 2, nobleman: 1, abbess: 2 } },
      green: { behind: { politician: 3 } },
    });
    g.playLines(
      'blue summon\ngreen accept\nyellow refuse\nred refuse\nblue bid 5\ngreen bid 6\nblue bid 7\ngreen pass',
    );
    expect(g.offers('blue')).toEqual(['pay 1 0 2', 'pay 1 1 0', 'pay 2 0 0']);
    expect(g.whyNot('blue', 'pay 1 1 1')).toEqual({ clause: 'DVE-STU-5', reason: 'pays-a-cube-too-many' });
    expect(g.whyNot('blue', 'pay 1 0 1')).toEqual({ clause: 'DVE-STU-5', reason: 'pays-too-little' });
    expect(g.whyNot('blue', 'pay 3 0 0')).toEqual({ clause: 'DVE-STU-5', reason: 'not-your-cubes' });
    g.play('blue', 'pay 1 0 2');
    expect(behindOf(g, 'blue')).toEqual({ politician: 1, nobleman: 1, abbess: 0, amanuensis: 0 });
    expect(behindOf(g, 'green')['politician']).toBe(3);
    expect(cubesOn(g, 11)).toEqual({ ...NO_CUBES, politician: 1, abbess: 2 });
    const other = inBrindisi({ green: { behind: { politician: 1, abbess: 1 } } });
    other.playLines('blue summon\ngreen accept\nyellow refuse\nred refuse\nblue bid 1\ngreen bid 4');
    expect(behindOf(other, 'green')).toMatchObject({ politician: 0, abbess: 0 });
    const virtual = inBrindisi({ green: { behind: { politician: 1 }, tile: 'balestreri' } });
    virtual.playLines('blue summon\ngreen accept\nyellow refuse\nred refuse\nblue bid 1\ngreen bid 3');
    expect(knowledge(virtual, 'green')).toBe(11);
    expect(behindOf(virtual, 'green')['politician']).toBe(1);
  });

  test('[DVE-STU-5] without change: one cube of more votes than are due is not too many, and with nothing due nothing is said', () => {
    const one = inBrindisi({ green: { behind: { politician: 1 } } });
    one.playLines('blue summon\ngreen accept\nyellow refuse\nred refuse\nblue bid 2\ngreen bid 3');
    expect(behindOf(one, 'green')['politician']).toBe(0);
    const dear = inBrindisi({ blue: { behind: { politician: 1, nobleman: 1 } }, green: { behind: { nobleman: 1 } } });
    dear.playLines('blue summon\ngreen accept\nyellow refuse\nred refuse\nblue bid 3');
    expect(dear.offers('blue')).toEqual(['pay 0 1 0', 'pay 1 0 0']);
    const free = inBrindisi({ blue: { behind: { politician: 1 } }, green: { behind: { nobleman: 1 } } });
    free.playLines('blue summon\ngreen accept\nyellow refuse\nred refuse\nblue bid 2');
    expect(free.table.recordFor(1).lines.at(-1)?.words).toBe('pass');
    expect(behindOf(free, 'blue')['politician']).toBe(1);
  });

  test('[DVE-STU-5] bid and payment said at once are previewed as they are played, forced passes between them included', () => {
    const g = inBrindisi({
      blue: { behind: { politician: 1, abbess: 3 } },
      green: { behind: { nobleman: 1 } },
    });
    g.playLines('blue summon\ngreen accept\nyellow refuse\nred refuse');
    const lines = ['bid 5', 'pay 0 0 3'];
    const previewed = g.table.preview(1, lines);
    const done = g.table.submit(1, undefined, lines);
    if (!previewed.ok || !done.ok || previewed.value.isRevealing) throw new Error('it was refused, or kept secret');
    expect(done.value.map(({ words, isAuto }) => [words, isAuto])).toEqual([
      ['bid 5', false],
      ['pass', true],
      ['pay 0 0 3', false],
    ]);
    expect(previewed.value.view).toEqual(g.view('blue'));
    expect(previewed.value.events).toEqual(
      g.table.tell(
        done.value.flatMap(({ events }) => events),
        1,
      ),
    );
  });

  test('[DVE-STU-6] the winner advances 10 spaces and the tile is flipped for good', () => {
    const g = inBrindisi({ green: { behind: { nobleman: 1 } } });
    g.playLines('blue summon\ngreen accept\nyellow refuse\nred refuse\nblue bid 1\ngreen bid 2');
    expect([knowledge(g, 'green'), knowledge(g, 'blue'), behindOf(g, 'green')['nobleman']]).toEqual([11, 1, 0]);
    expect(g.view().events.open).toEqual([]);
    expect(g.whyNot('green', 'summon')).toMatchObject({ reason: 'stupor-is-not-there' });
  });

  test('[DVE-STU-7] a summoner without cubes can still open', () => {
    const g = inBrindisi({ green: { behind: { politician: 2 } } });
    g.playLines('blue summon\ngreen accept\nyellow refuse\nred refuse');
    expect(g.offers('blue')).toEqual(['bid 1', 'bid 2']);
    g.playLines('blue bid 2\ngreen pass');
    expect(knowledge(g, 'blue')).toBe(11);
  });
});
