import { describe, expect, test } from 'vitest';
import { actionsLeft, behindOf, cubesOn, ducatsOf, knowledge, NO_CUBES, points, seen, turnOf } from './fixtures.ts';

const SALE = { politician: 2, nobleman: 2, abbess: 2, amanuensis: 2 };
const rich = (ducats: number, forSale: object = SALE) =>
  turnOf('ann', { turn: 2, forSale: { ...forSale }, players: { ann: { ducats } } });

describe('POL, NOB, ABS, AMA', () => {
  test('[DVE-POL-1] a politician for 1 action and 30 ducats, two for 4 actions and 60', () => {
    const one = rich(30);
    expect(one.offers('ann', 'politician')).toEqual(['politician 1']);
    one.play('ann', 'politician 1');
    expect([ducatsOf(one, 'ann'), actionsLeft(one), behindOf(one, 'ann')['politician']]).toEqual([0, 4, 1]);
    const two = rich(65);
    two.play('ann', 'politician 2');
    expect([ducatsOf(two, 'ann'), actionsLeft(two), behindOf(two, 'ann')['politician']]).toEqual([5, 1, 2]);
    expect(two.view()['forSale']).toMatchObject({ politician: 0 });
    expect(rich(29).whyNot('ann', 'politician 1')).toEqual({ clause: 'DVE-POL-1', reason: 'politicians-cost-ducats' });
    expect(rich(90, { politician: 1 }).whyNot('ann', 'politician 2')).toEqual({
      clause: 'DVE-EVT-4',
      reason: 'no-such-cube-for-sale',
    });
    expect(rich(90).whyNot('ann', 'politician 3')).toEqual({
      clause: 'DVE-POL-1',
      reason: 'politicians-by-one-or-two',
    });
    expect(seen(two, 'ann', 'bob')['behind']).toBeUndefined();
  });

  test('[DVE-NOB-1] a nobleman for 1 action, two for 4, without ducats', () => {
    const one = rich(0);
    one.play('ann', 'nobleman 1');
    expect([ducatsOf(one, 'ann'), actionsLeft(one), behindOf(one, 'ann')['nobleman']]).toEqual([0, 4, 1]);
    const two = rich(0);
    two.play('ann', 'nobleman 2');
    expect([actionsLeft(two), behindOf(two, 'ann')['nobleman']]).toEqual([1, 2]);
  });

  test('[DVE-NOB-2] each nobleman just taken may be turned into 20 ducats, and never later', () => {
    const g = rich(0);
    expect(g.offers('ann', 'nobleman')).toEqual([
      'nobleman 1',
      'nobleman 1 sell-1',
      'nobleman 2',
      'nobleman 2 sell-1',
      'nobleman 2 sell-2',
    ]);
    g.play('ann', 'nobleman 2 sell-1');
    expect([ducatsOf(g, 'ann'), behindOf(g, 'ann')['nobleman']]).toEqual([20, 1]);
    expect(cubesOn(g, 3)).toEqual({ ...NO_CUBES, nobleman: 1 });
    expect(g.offers('ann', 'nobleman')).toEqual([]);
    expect(rich(0).whyNot('ann', 'nobleman 1 sell-2')).toEqual({ clause: 'DVE-NOB-2', reason: 'more-sold-than-taken' });
    const both = rich(0);
    both.play('ann', 'nobleman 2 sell-2');
    expect([ducatsOf(both, 'ann'), behindOf(both, 'ann')['nobleman']]).toEqual([40, 0]);
  });

  test('[DVE-ABS-1] an abbess for 1 action and 15 ducats, two for 4 actions and 30', () => {
    const one = rich(15);
    expect(one.offers('ann', 'abbess')).toEqual(['abbess 1']);
    one.play('ann', 'abbess 1');
    expect([ducatsOf(one, 'ann'), actionsLeft(one), behindOf(one, 'ann')['abbess']]).toEqual([0, 4, 1]);
    const two = rich(30);
    two.play('ann', 'abbess 2');
    expect([ducatsOf(two, 'ann'), actionsLeft(two), behindOf(two, 'ann')['abbess']]).toEqual([0, 1, 2]);
  });

  test('[DVE-AMA-1] an amanuensis for 1 action, two for 4, in front of the screen, worth nothing there', () => {
    const two = rich(0);
    two.play('ann', 'amanuensis 2');
    expect([actionsLeft(two), ducatsOf(two, 'ann')]).toEqual([1, 0]);
    expect(seen(two, 'ann', 'bob')['amanuensesInFront']).toBe(2);
    expect(points(two, 'ann', 'amanuenses')).toBe(0);
    const one = rich(0);
    one.play('ann', 'amanuensis 1');
    expect([actionsLeft(one), seen(one, 'ann', 'bob')['amanuensesInFront']]).toEqual([4, 1]);
  });
});

describe('PSA and BUS', () => {
  test('[DVE-PSA-1] the psalter gives 3 spaces, 4 to the last on the knowledge chart', () => {
    const g = turnOf('ann', { players: { ann: { charts: { knowledge: 5 } }, bob: { charts: { knowledge: 4 } } } });
    g.play('ann', 'psalter');
    expect([knowledge(g, 'ann'), actionsLeft(g)]).toEqual([8, 4]);
    const last = turnOf('ann', {
      players: {
        ann: { charts: { knowledge: 3 } },
        bob: { charts: { knowledge: 4 } },
        cat: { charts: { knowledge: 9 } },
      },
    });
    last.play('ann', 'psalter');
    expect(knowledge(last, 'ann')).toBe(7);
  });

  test('[DVE-BUS-1] small business gives 10 ducats from the bank', () => {
    const g = turnOf('ann', { players: { ann: { tile: 'mario', ducats: 3 } } });
    g.play('ann', 'business');
    expect([ducatsOf(g, 'ann'), ducatsOf(g, 'bob'), actionsLeft(g)]).toEqual([13, 10, 4]);
  });
});
