import { describe, expect, test } from 'vitest';
import {
  actionsLeft,
  behindOf,
  cubesOn,
  ducatsOf,
  knowledge,
  NO_CUBES,
  points,
  viewPlayer,
  turnOf,
} from '../fixtures.ts';

const SALE = { politician: 2, nobleman: 2, abbess: 2, amanuensis: 2 };
const rich = (ducats: number, forSale: object = SALE) =>
  turnOf('red', { turn: 2, forSale: { ...forSale }, players: { red: { ducats } } });

describe('POL, NOB, ABS, AMA', () => {
  test('[DVE-POL-1] a politician for 1 action and 30 ducats, two for 4 actions and 60', () => {
    const one = rich(30);
    expect(one.offers('red', 'politician')).toEqual(['politician 1']);
    one.play('red', 'politician 1');
    expect([ducatsOf(one, 'red'), actionsLeft(one), behindOf(one, 'red')['politician']]).toEqual([0, 4, 1]);
    const two = rich(65);
    two.play('red', 'politician 2');
    expect([ducatsOf(two, 'red'), actionsLeft(two), behindOf(two, 'red')['politician']]).toEqual([5, 1, 2]);
    expect(two.view().forSale).toMatchObject({ politician: 0 });
    expect(rich(29).whyNot('red', 'politician 1')).toEqual({ clause: 'DVE-POL-1', reason: 'politicians-cost-ducats' });
    expect(rich(90, { politician: 1 }).whyNot('red', 'politician 2')).toEqual({
      clause: 'DVE-EVT-4',
      reason: 'no-such-cube-for-sale',
    });
    expect(rich(90).whyNot('red', 'politician 3')).toEqual({
      clause: 'DVE-POL-1',
      reason: 'politicians-by-one-or-two',
    });
    expect(viewPlayer(two, 'red', 'blue').behind).toBeUndefined();
  });

  test('[DVE-NOB-1] a nobleman for 1 action, two for 4, without ducats', () => {
    const one = rich(0);
    one.play('red', 'nobleman 1');
    expect([ducatsOf(one, 'red'), actionsLeft(one), behindOf(one, 'red')['nobleman']]).toEqual([0, 4, 1]);
    const two = rich(0);
    two.play('red', 'nobleman 2');
    expect([actionsLeft(two), behindOf(two, 'red')['nobleman']]).toEqual([1, 2]);
  });

  test('[DVE-NOB-2] each nobleman just taken may be turned into 20 ducats, and never later', () => {
    const g = rich(0);
    expect(g.offers('red', 'nobleman')).toEqual([
      'nobleman 1',
      'nobleman 1 sell-1',
      'nobleman 2',
      'nobleman 2 sell-1',
      'nobleman 2 sell-2',
    ]);
    g.play('red', 'nobleman 2 sell-1');
    expect([ducatsOf(g, 'red'), behindOf(g, 'red')['nobleman']]).toEqual([20, 1]);
    expect(cubesOn(g, 3)).toEqual({ ...NO_CUBES, nobleman: 1 });
    expect(g.offers('red', 'nobleman')).toEqual([]);
    expect(rich(0).whyNot('red', 'nobleman 1 sell-2')).toEqual({ clause: 'DVE-NOB-2', reason: 'more-sold-than-taken' });
    const both = rich(0);
    both.play('red', 'nobleman 2 sell-2');
    expect([ducatsOf(both, 'red'), behindOf(both, 'red')['nobleman']]).toEqual([40, 0]);
  });

  test('[DVE-ABS-1] an abbess for 1 action and 15 ducats, two for 4 actions and 30', () => {
    const one = rich(15);
    expect(one.offers('red', 'abbess')).toEqual(['abbess 1']);
    one.play('red', 'abbess 1');
    expect([ducatsOf(one, 'red'), actionsLeft(one), behindOf(one, 'red')['abbess']]).toEqual([0, 4, 1]);
    const two = rich(30);
    two.play('red', 'abbess 2');
    expect([ducatsOf(two, 'red'), actionsLeft(two), behindOf(two, 'red')['abbess']]).toEqual([0, 1, 2]);
  });

  test('[DVE-AMA-1] an amanuensis for 1 action, two for 4, in front of the screen, worth nothing there', () => {
    const two = rich(0);
    two.play('red', 'amanuensis 2');
    expect([actionsLeft(two), ducatsOf(two, 'red')]).toEqual([1, 0]);
    expect(viewPlayer(two, 'red', 'blue').amanuensesInFront).toBe(2);
    expect(points(two, 'red', 'amanuenses')).toBe(0);
    const one = rich(0);
    one.play('red', 'amanuensis 1');
    expect([actionsLeft(one), viewPlayer(one, 'red', 'blue').amanuensesInFront]).toEqual([4, 1]);
  });
});

describe('PSA and BUS', () => {
  test('[DVE-PSA-1] the psalter gives 3 spaces, 4 to the last on the knowledge chart', () => {
    const g = turnOf('red', { players: { red: { charts: { knowledge: 5 } }, blue: { charts: { knowledge: 4 } } } });
    g.play('red', 'psalter');
    expect([knowledge(g, 'red'), actionsLeft(g)]).toEqual([8, 4]);
    const last = turnOf('red', {
      players: {
        red: { charts: { knowledge: 3 } },
        blue: { charts: { knowledge: 4 } },
        green: { charts: { knowledge: 9 } },
      },
    });
    last.play('red', 'psalter');
    expect(knowledge(last, 'red')).toBe(7);
  });

  test('[DVE-BUS-1] small business gives 10 ducats from the bank', () => {
    const g = turnOf('red', { players: { red: { tile: 'mario', ducats: 3 } } });
    g.play('red', 'business');
    expect([ducatsOf(g, 'red'), ducatsOf(g, 'blue'), actionsLeft(g)]).toEqual([13, 10, 4]);
  });
});
