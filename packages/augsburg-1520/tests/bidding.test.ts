import { describe, expect, test } from 'vitest';
import { before, florins, hand, known, seenByAll, step, waiting } from './fixtures.ts';

const notes = (noble: string, ...values: number[]): string[] => values.map((value) => `${noble}-${value}`);

/** Everybody holds three notes of Maria and a joker. */
const THREE_EACH = {
  ann: { hand: [...notes('maria', 1, 5, 9), 'joker'] },
  bob: { hand: [...notes('maria', 2, 6, 10), 'joker'] },
  cat: { hand: [...notes('maria', 3, 7, 11), 'joker'] },
  dan: { hand: [...notes('maria', 4, 8, 12), 'joker'] },
};

describe('BID', () => {
  test('[AUG-BID-1] the winner of the last auction that had one opens', () => {
    const g = before('leo', { opener: 'cat', players: { dan: { hand: notes('leo', 1, 2) } } });
    expect(waiting(g)).toEqual(['cat']);
    g.playLines(`
      cat pass
      dan bid 1
      ann pass
      bob pass
      dan show leo-2
      dan take card-1
      dan give-up
      dan give-up`);
    expect((g.view()['auction'] as unknown as { noble: string }).noble).toBe('maria');
    expect(waiting(g)).toEqual(['dan']);
  });

  test('[AUG-BID-1] across rounds too', () => {
    const g = before('income', { opener: 'cat' });
    while (step(g) === 'purchase')
      for (const player of waiting(g) as string[])
        g.play(player, g.offers(player).filter((line) => line.endsWith('no'))[0]);
    expect(waiting(g)).toEqual(['cat']);
  });

  test('[AUG-BID-2] a bid is a number of at least one, and shows no cards', () => {
    const g = before('maria', { players: THREE_EACH });
    expect(g.offers('ann')).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3', 'bid 4']);
    expect(g.whyNot('ann', 'bid 0')).toEqual({ clause: 'AUG-BID-2', reason: 'bid-at-least-one' });
    g.play('ann', 'bid 2');
    expect(seenByAll(g, 'ann')['bid']).toBe(2);
    expect(seenByAll(g, 'ann')).not.toHaveProperty('hand');
    expect(g.events).toEqual([{ type: 'bid', seat: 'ann', number: 2 }]);
  });

  test('[AUG-BID-3] notes of the visited noble and jokers are valid, but not jokers alone', () => {
    const players = {
      ann: { hand: ['joker', 'joker', ...notes('maria', 3), ...notes('leo', 1, 2)] },
      bob: { hand: ['joker', 'joker', 'joker', ...notes('leo', 5)] },
    };
    const g = before('maria', { players });
    expect(g.offers('ann')).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3']);
    expect(g.whyNot('ann', 'bid 4')).toEqual({ clause: 'AUG-BID-3', reason: 'too-few-notes' });
    g.play('ann', 'bid 1');
    expect(g.offers('bob')).toEqual(['pass']);
    expect(g.whyNot('bob', 'call')).toEqual({ clause: 'AUG-BID-3', reason: 'no-valid-note' });
    const all = before('maximilian', { players });
    expect(all.offers('ann').at(-1)).toBe('bid 5');
  });

  test('[AUG-BID-3] a bid proves what it needs: so many valid cards, one of them no joker', () => {
    const g = before('maria', { players: THREE_EACH });
    g.play('ann', 'bid 2');
    expect(known(g, 'ann')['proved']).toEqual({ maria: { valid: 2, real: 1 } });
    g.play('bob', 'call');
    expect(known(g, 'bob')['proved']).toEqual({ maria: { valid: 2, real: 1 } });
  });

  test('[AUG-BID-4] while none is named each passes or names one, the last player too', () => {
    const g = before('maria', { players: THREE_EACH });
    expect(g.whyNot('ann', 'call')).toEqual({ clause: 'AUG-BID-4', reason: 'nothing-to-call' });
    g.playLines('ann pass\nbob pass\ncat pass');
    expect(g.offers('dan')).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3', 'bid 4']);
    g.play('dan', 'bid 1');
    expect(step(g)).toBe('show');
  });

  test('[AUG-BID-4] then each passes, calls, or raises by one or more; who passed is out', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('ann bid 2\nbob pass');
    expect(g.offers('cat')).toEqual(['pass', 'call', 'bid 3', 'bid 4']);
    expect(g.whyNot('cat', 'bid 2')).toEqual({ clause: 'AUG-BID-4', reason: 'bid-too-low' });
    g.playLines('cat bid 4\ndan pass\nann call');
    expect(step(g)).toBe('show');
    expect(waiting(g)).toEqual(['ann', 'cat']);
  });

  test('[AUG-BID-4] who holds no valid note is asked like the others', () => {
    const g = before('maria', { players: { bob: { hand: notes('leo', 5) } } });
    g.play('ann', 'pass');
    expect(waiting(g)).toEqual(['bob']);
    expect(g.offers('bob')).toEqual(['pass']);
  });

  test('[AUG-BID-5] the auction ends when the turn comes back to who first named the number', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('ann bid 2\nbob call\ncat call\ndan call');
    expect(step(g)).toBe('show');
    expect(waiting(g)).toEqual(['ann', 'bob', 'cat', 'dan']);
  });

  test('[AUG-BID-5] after a raise it goes on to the raiser', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('ann bid 2\nbob bid 3\ncat pass\ndan pass');
    expect(waiting(g)).toEqual(['ann']);
    g.play('ann', 'call');
    expect(step(g)).toBe('show');
  });

  test('[AUG-BID-5] or when all others have passed: nobody raises himself', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('ann pass\nbob bid 2\ncat pass\ndan pass');
    expect(step(g)).toBe('show');
    expect(waiting(g)).toEqual(['bob']);
  });

  test('[AUG-BID-6, AUG-BID-1] all pass: nobody gets a card, and the same player opens at the next noble', () => {
    const g = before('maria', { opener: 'bob', players: THREE_EACH });
    g.playLines('bob pass\ncat pass\ndan pass\nann pass');
    expect((g.view()['auction'] as unknown as { noble: string }).noble).toBe('maximilian');
    expect(waiting(g)).toEqual(['bob']);
    expect((g.view()['cards'] as unknown as { open: unknown[] }).open).toHaveLength(5);
    g.playLines('bob pass\ncat pass\ndan pass\nann pass');
    expect(step(g)).toBe('purchase');
  });

  test('[AUG-BID-7] one alone shows that many valid notes of his choice and discards them; nobody is compensated', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('ann bid 2\nbob pass\ncat pass\ndan pass');
    expect(g.offers('ann')).toEqual(['show maria-1', 'show maria-5', 'show maria-9']);
    g.play('ann', 'show maria-5');
    expect(g.offers('ann')).toEqual(['show maria-9', 'show joker']);
    expect(g.whyNot('ann', 'show maria-1')).toEqual({ clause: 'AUG-BID-7', reason: 'show-in-ascending-order' });
    g.play('ann', 'show joker');
    expect(hand(g, 'ann')).toEqual(['maria-1', 'maria-9']);
    expect(g.view('bob')['seenDiscards']).toEqual(['maria-5', 'joker']);
    expect(['ann', 'bob', 'cat', 'dan'].map((player) => florins(g, player))).toEqual([1500, 1500, 1500, 1500]);
    expect(step(g)).toBe('take');
  });

  test('[AUG-BID-7] nothing is offered that could not be finished', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('ann bid 4\nbob pass\ncat pass\ndan pass');
    expect(g.offers('ann')).toEqual(['show maria-1']);
    expect(g.whyNot('ann', 'show maria-5')).toEqual({ clause: 'AUG-BID-7', reason: 'too-few-notes-would-be-left' });
    expect(g.whyNot('ann', 'show joker')).toEqual({ clause: 'AUG-BID-3', reason: 'jokers-come-after-a-note' });
    expect(g.whyNot('ann', 'show maria-2')).toEqual({ clause: 'AUG-BID-3', reason: 'not-in-hand' });
  });

  test('[AUG-BID-8] the choices are secret until all have made theirs; the highest single value wins, sums do not count', () => {
    const players = {
      ann: { hand: notes('maria', 2, 17) },
      bob: { hand: notes('maria', 15, 16) },
    };
    const g = before('maria', { players });
    g.playLines('ann bid 2\nbob call\ncat pass\ndan pass');
    g.play('ann', 'show maria-2', 'show maria-17');
    expect(g.table.recordFor(1).lines.at(-1)?.words).toBe('show ?');
    expect(seenByAll(g, 'ann')).toMatchObject({ laidCount: 2 });
    expect(known(g, 'ann')['notes']).toEqual([]);
    g.play('bob', 'show maria-15', 'show maria-16');
    expect(g.view()['opener']).toBe('ann');
    expect(g.events.filter(({ type }) => type === 'shown')).toHaveLength(4);
  });

  test('[AUG-BID-8] the order of answering changes nothing', () => {
    const players = { ann: { hand: notes('maria', 2, 17) }, bob: { hand: notes('maria', 15, 16) } };
    const ends = [
      'ann show maria-2\nann show maria-17\nbob show maria-15\nbob show maria-16',
      'bob show maria-15\nann show maria-2\nbob show maria-16\nann show maria-17',
    ].map((lines) => {
      const g = before('maria', { players });
      g.playLines('ann bid 2\nbob call\ncat pass\ndan pass');
      g.playLines(lines);
      return g.table.copyState().bytes;
    });
    expect(ends[0]).toEqual(ends[1]);
  });

  test('[AUG-BID-8] jokers have no value', () => {
    const players = { ann: { hand: [...notes('maria', 3), 'joker', 'joker'] }, bob: { hand: notes('maria', 1, 2, 4) } };
    const g = before('maria', { players });
    g.playLines('ann bid 3\nbob call\ncat pass\ndan pass');
    g.play('ann', 'show maria-3', 'show joker', 'show joker');
    g.play('bob', 'show maria-1', 'show maria-2', 'show maria-4');
    expect(g.view()['opener']).toBe('bob');
  });

  test('[AUG-BID-9] at Maximilian equal values rank Maria, Leo, Louise, Philipp, for the second and third place too', () => {
    const players = {
      ann: { hand: ['philipp-15'], florins: 0 },
      bob: { hand: ['louise-15'], florins: 0 },
      cat: { hand: ['leo-15'], florins: 0 },
      dan: { hand: ['maria-15'], florins: 0 },
    };
    const g = before('maximilian', { players });
    g.playLines('ann bid 1\nbob call\ncat call\ndan call');
    g.playLines('ann show philipp-15\nbob show louise-15\ncat show leo-15\ndan show maria-15');
    expect(g.view()['opener']).toBe('dan');
    expect(['ann', 'bob', 'cat', 'dan'].map((player) => florins(g, player))).toEqual([0, 50, 100, 0]);
  });

  test("[AUG-BID-9] each player's best card counts", () => {
    const players = {
      ann: { hand: ['philipp-1', 'maria-10'], florins: 0 },
      bob: { hand: ['philipp-9', 'louise-9'], florins: 0 },
      cat: { hand: ['leo-2', 'maria-11'], florins: 0 },
    };
    const g = before('maximilian', { players });
    g.playLines('ann bid 2\nbob call\ncat call\ndan pass');
    g.playLines(
      'ann show philipp-1\nann show maria-10\nbob show philipp-9\nbob show louise-9\ncat show leo-2\ncat show maria-11',
    );
    expect(g.view()['opener']).toBe('cat');
    expect(['ann', 'bob', 'cat'].map((player) => florins(g, player))).toEqual([100, 50, 0]);
  });

  test('[AUG-BID-10] the winner discards, the others take back what all have seen; 100 and 50 florins', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('ann bid 2\nbob call\ncat call\ndan pass');
    g.playLines(
      'ann show maria-1\nann show maria-9\nbob show maria-10\nbob show joker\ncat show maria-3\ncat show maria-11',
    );
    expect(g.view()['opener']).toBe('cat');
    expect(hand(g, 'cat')).toEqual(['maria-7', 'joker']);
    expect(hand(g, 'ann')).toEqual(['maria-1', 'maria-5', 'maria-9', 'joker']);
    expect(known(g, 'ann')['notes']).toEqual(['maria-1', 'maria-9']);
    expect(known(g, 'bob')['notes']).toEqual(['maria-10', 'joker']);
    expect(g.view()['seenDiscards']).toEqual(['maria-3', 'maria-11']);
    expect(['ann', 'bob', 'cat', 'dan'].map((player) => florins(g, player))).toEqual([1550, 1600, 1500, 1500]);
  });

  test('[AUG-BID-10] with two in the showdown only the 100 is paid', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('ann bid 1\nbob call\ncat pass\ndan pass\nann show maria-9\nbob show maria-10');
    expect(['ann', 'bob', 'cat', 'dan'].map((player) => florins(g, player))).toEqual([1600, 1500, 1500, 1500]);
  });
});
