import { describe, expect, test } from 'vitest';
import { behindOf, cubesOn, knowledge, NO_CUBES, seen, turnOf } from './fixtures.ts';

const SEATS = ['ann', 'bob', 'cat', 'dan'];

function inBrindisi(players: Record<string, object> = {}, table = {}) {
  return turnOf(
    'bob',
    { turn: 10, events: { open: [10] }, ...table, players: { ...players, bob: { at: 'brindisi', ...players['bob'] } } },
    { seats: SEATS },
  );
}

describe('STU', () => {
  test('[DVE-STU-1] in Brindisi at the end of his turn, from turn 10 until used; nothing follows it', () => {
    const g = inBrindisi();
    expect(g.offers('bob', 'summon')).toEqual(['summon']);
    expect(inBrindisi({}, { turn: 9, events: { open: [] } }).whyNot('bob', 'summon')).toEqual({
      clause: 'DVE-STU-1',
      reason: 'stupor-is-not-there',
    });
    expect(inBrindisi({ bob: { at: 'taranto' } }).whyNot('bob', 'summon')).toEqual({
      clause: 'DVE-STU-1',
      reason: 'not-in-brindisi',
    });
    g.play('bob', 'move napoli');
    expect(g.offers('bob', 'summon')).toEqual([]);
    g.undo('bob');
    g.play('bob', 'summon');
    expect(g.offers('bob')).toEqual([]);
    for (const player of ['cat', 'dan', 'ann']) g.play(player, 'refuse');
    expect(g.offers('cat')).toContain('end');
  });

  test('[DVE-STU-2] in game order after him each other accepts, and his pawn moves at no cost, or refuses', () => {
    const g = inBrindisi({
      cat: { at: 'tyrrhenian', embarkedFrom: 'roma', ducats: 3 },
      dan: { at: 'brindisi' },
      ann: { at: 'milano' },
    });
    g.play('bob', 'summon');
    expect([g.offers('cat'), g.offers('dan'), g.offers('ann')]).toEqual([['accept', 'refuse'], [], []]);
    g.play('cat', 'accept');
    expect(seen(g, 'cat')).toMatchObject({ at: 'brindisi', ducats: 3 });
    expect(seen(g, 'cat')['embarkedFrom']).toBeUndefined();
    g.play('dan', 'refuse');
    expect(g.offers('ann')).toEqual(['accept', 'refuse']);
    g.play('ann', 'refuse');
    expect(seen(g, 'ann')['at']).toBe('milano');
    g.playLines('bob bid 1');
    // Cat has no votes: the table passes for her. Then it is her turn, and she has no landing duty.
    expect(g.table.step).toBe('turn');
    expect(g.offers('cat')).toContain('end');
  });

  test('[DVE-STU-3] if nobody accepts the summoner wins at once and pays nothing', () => {
    const g = inBrindisi({ bob: { behind: { politician: 1 } } });
    g.play('bob', 'summon');
    for (const player of ['cat', 'dan', 'ann']) g.play(player, 'refuse');
    expect([knowledge(g, 'bob'), behindOf(g, 'bob')['politician']]).toEqual([11, 1]);
    expect(g.view()['events']['open']).toEqual([]);
  });

  test('[DVE-STU-4] he opens with at least 1; then each passes for good or bids higher, up to the value of his cubes', () => {
    const g = inBrindisi({
      bob: { behind: { politician: 1 } },
      cat: { behind: { nobleman: 2 } },
      dan: { behind: { abbess: 2 }, tile: 'michael' },
      ann: { behind: { politician: 1, nobleman: 1, abbess: 1 } },
    });
    g.playLines('bob summon\ncat accept\ndan accept\nann accept');
    expect(g.view()['auction']).toEqual({ bidders: ['ann', 'bob', 'cat', 'dan'], bid: 0 });
    expect(g.offers('bob')).toEqual(['bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5']);
    expect(g.whyNot('bob', 'pass')).toEqual({ clause: 'DVE-STU-4', reason: 'opener-must-bid' });
    expect(g.whyNot('bob', 'bid 6')).toEqual({ clause: 'DVE-STU-4', reason: 'more-than-your-votes' });
    g.play('bob', 'bid 2');
    expect(g.offers('cat')).toEqual(['bid 3', 'bid 4', 'pass']);
    expect(g.whyNot('cat', 'bid 2')).toEqual({ clause: 'DVE-STU-4', reason: 'bid-too-low' });
    g.play('cat', 'pass');
    expect(g.offers('dan')).toEqual(['bid 3', 'pass']);
    g.play('dan', 'bid 3');
    g.play('ann', 'bid 4');
    g.play('bob', 'bid 5');
    // Cat is out for good; Dan can bid no more than 3 and is passed.
    expect(g.offers('cat')).toEqual([]);
    expect(g.offers('ann')).toEqual(['bid 6', 'pass']);
    expect(g.view()['auction']).toEqual({ bidders: ['ann', 'bob'], bid: 5, bidder: 'bob' });
    g.play('ann', 'pass');
    expect(g.view()['auction']).toBeUndefined();
  });

  test('[DVE-STU-5] the winner pays sets without a cube to spare, less his virtual cube and 2 for the summoner', () => {
    const g = inBrindisi({
      bob: { behind: { politician: 2, nobleman: 1, abbess: 2 } },
      cat: { behind: { politician: 3 } },
    });
    g.playLines('bob summon\ncat accept\ndan refuse\nann refuse\nbob bid 5\ncat bid 6\nbob bid 7\ncat pass');
    expect(g.offers('bob')).toEqual(['pay 1 0 2', 'pay 1 1 0', 'pay 2 0 0']);
    expect(g.whyNot('bob', 'pay 1 1 1')).toEqual({ clause: 'DVE-STU-5', reason: 'pays-a-cube-too-many' });
    expect(g.whyNot('bob', 'pay 1 0 1')).toEqual({ clause: 'DVE-STU-5', reason: 'pays-too-little' });
    expect(g.whyNot('bob', 'pay 3 0 0')).toEqual({ clause: 'DVE-STU-5', reason: 'not-your-cubes' });
    g.play('bob', 'pay 1 0 2');
    expect(behindOf(g, 'bob')).toEqual({ politician: 1, nobleman: 1, abbess: 0, amanuensis: 0 });
    expect(behindOf(g, 'cat')['politician']).toBe(3);
    expect(cubesOn(g, 11)).toEqual({ ...NO_CUBES, politician: 1, abbess: 2 });
    const other = inBrindisi({ cat: { behind: { politician: 1, abbess: 1 } } });
    other.playLines('bob summon\ncat accept\ndan refuse\nann refuse\nbob bid 1\ncat bid 4');
    expect(behindOf(other, 'cat')).toMatchObject({ politician: 0, abbess: 0 });
    const virtual = inBrindisi({ cat: { behind: { politician: 1 }, tile: 'balestreri' } });
    virtual.playLines('bob summon\ncat accept\ndan refuse\nann refuse\nbob bid 1\ncat bid 3');
    expect(knowledge(virtual, 'cat')).toBe(11);
    expect(behindOf(virtual, 'cat')['politician']).toBe(1);
  });

  test('[DVE-STU-6] the winner advances 10 spaces and the tile is flipped for good', () => {
    const g = inBrindisi({ cat: { behind: { nobleman: 1 } } });
    g.playLines('bob summon\ncat accept\ndan refuse\nann refuse\nbob bid 1\ncat bid 2');
    expect([knowledge(g, 'cat'), knowledge(g, 'bob'), behindOf(g, 'cat')['nobleman']]).toEqual([11, 1, 0]);
    expect(g.view()['events']['open']).toEqual([]);
    expect(g.whyNot('cat', 'summon')).toMatchObject({ reason: 'stupor-is-not-there' });
  });

  test('[DVE-STU-7] a summoner without cubes can still open', () => {
    const g = inBrindisi({ cat: { behind: { politician: 2 } } });
    g.playLines('bob summon\ncat accept\ndan refuse\nann refuse');
    expect(g.offers('bob')).toEqual(['bid 1', 'bid 2']);
    g.playLines('bob bid 2\ncat pass');
    expect(knowledge(g, 'bob')).toBe(11);
  });
});
