import { describe, expect, test } from 'vitest';
import type { Given } from '@fondaco/kernel/testing';
import {
  before,
  florins,
  hand,
  levels,
  offered,
  prestige,
  rights,
  seen,
  step,
  waiting,
  winnerWith,
} from './fixtures.ts';

/** Four players at Maria's: the first names 3, the second calls, the third passes, the fourth names 4, the first passes. */
function auctionForMaria(): Given {
  const players = {
    ann: { hand: ['maria-1', 'maria-2', 'maria-3'] },
    bob: { hand: ['maria-14', 'maria-15', 'maria-16', 'joker', 'joker'] },
    dan: { hand: ['maria-9', 'maria-10', 'maria-11', 'maria-12', 'joker'] },
  };
  const g = before('maria', { players });
  g.playLines(`
    ann bid 3
    bob call
    cat pass
    dan bid 4
    ann pass`);
  expect(waiting(g)).toEqual(['bob']);
  return g;
}

describe("the rulebook's examples", () => {
  test('[AUG-BID-7] the other passes too: the fourth wins alone', () => {
    const g = auctionForMaria();
    g.play('bob', 'pass');
    expect([step(g), waiting(g)]).toEqual(['show', ['dan']]);
    g.play('dan', 'show maria-9', 'show maria-10', 'show maria-11', 'show maria-12');
    expect(hand(g, 'dan')).toEqual(['joker']);
    expect([florins(g, 'ann'), florins(g, 'bob')]).toEqual([1500, 1500]);
  });

  test('[AUG-BID-4, AUG-BID-5] the other raises: the fourth is asked again', () => {
    const g = auctionForMaria();
    g.play('bob', 'bid 5');
    expect(waiting(g)).toEqual(['dan']);
    expect(g.offers('dan')).toEqual(['pass', 'call']);
    g.play('dan', 'pass');
    expect([step(g), waiting(g)]).toEqual(['show', ['bob']]);
  });

  test('[AUG-BID-8, AUG-BID-10] he calls: his 15 with 14 and two jokers beats 12; the loser gets 100, nobody is third', () => {
    const g = auctionForMaria();
    g.play('bob', 'call');
    expect(waiting(g)).toEqual(['bob', 'dan']);
    g.play('bob', 'show maria-14', 'show maria-15', 'show joker', 'show joker');
    g.play('dan', 'show maria-9', 'show maria-10', 'show maria-11', 'show maria-12');
    expect(g.view()['opener']).toBe('bob');
    expect(hand(g, 'bob')).toEqual(['maria-16']);
    expect(hand(g, 'dan')).toHaveLength(5);
    expect(['ann', 'bob', 'cat', 'dan'].map((player) => florins(g, player))).toEqual([1500, 1500, 1500, 1600]);
  });

  test("[AUG-BID-9] Leo's 15 beats Philipp's 15 at Maximilian's", () => {
    const g = before('maximilian', { players: { ann: { hand: ['philipp-15'] }, bob: { hand: ['leo-15'] } } });
    g.playLines('ann bid 1\nbob call\ncat pass\ndan pass\nann show philipp-15\nbob show leo-15');
    expect(g.view()['opener']).toBe('bob');
    expect(florins(g, 'ann')).toBe(1600);
  });

  test('[AUG-RIG-6, AUG-PRI-5, AUG-BAR-1] 500 coins pay the cathedral for 900, then 6 points lead from 42 to 48', () => {
    const ann = { florins: 400, prestige: 42, rights: { church: 800, 'master-builder': 0 } };
    const g = winnerWith('card-7', { players: { ann, bob: { rights: { cathedral: 1000 } } } });
    g.play('ann', 'use coins', 'build cathedral', 'use points-6');
    expect([florins(g, 'ann'), rights(g, 'ann')['cathedral'], prestige(g, 'ann')]).toEqual([0, 900, 48]);
    expect(step(g)).toBe('bid');
  });

  test('[AUG-LEV-1, AUG-RIG-2, AUG-RIG-6] two office symbols: level 4 and the master builder, who builds a church for 700 at once', () => {
    const players = { ann: { levels: { office: 3 }, florins: 700 }, bob: { rights: { church: 800 } } };
    const g = winnerWith('card-3', { players });
    g.play('ann', 'use office level', 'use office master-builder');
    expect(g.offers('ann')).toEqual(['build church', 'finish']);
    g.play('ann', 'build church');
    expect([levels(g, 'ann')['office'], rights(g, 'ann'), florins(g, 'ann')]).toEqual([
      4,
      { church: 700, 'master-builder': 0 },
      0,
    ]);
    expect(step(g)).toBe('bid');
  });

  test('[AUG-RIG-3, AUG-INC-2] peerage from 3 to 4 and a letter of 4 are worth 16 points at income', () => {
    const players = { ann: { levels: { peerage: 3 } }, bob: { rights: { 'letter-of-nobility': 5 } } };
    const g = winnerWith('card-2', { players });
    g.play('ann', 'use peerage level', 'use peerage letter-of-nobility');
    const after = before('income', { players: { ann: { levels: levels(g, 'ann'), rights: rights(g, 'ann') } } });
    expect(prestige(after, 'ann')).toBe(16);
  });

  test('[AUG-RIG-4, AUG-RIG-5] 300 florins instead of an agency level make the church affordable', () => {
    const players = { ann: { levels: { agency: 2 }, florins: 500 }, bob: { rights: { cathedral: 1000 } } };
    const g = winnerWith('card-5', { players });
    expect(g.whyNot('ann', 'use office church')).toEqual({ clause: 'AUG-RIG-5', reason: 'too-few-florins' });
    g.play('ann', 'use agency florins', 'use office church');
    expect([florins(g, 'ann'), rights(g, 'ann')]).toEqual([0, { church: 800 }]);
  });

  test('[AUG-LEV-3, AUG-LEV-4, AUG-LEV-5, AUG-INC-3] office level 4 is stolen: the swap, 100 florins, and 7 notes, one free, against 6', () => {
    const players = { ann: { levels: { office: 3 } }, bob: { levels: { office: 4 } } };
    const g = winnerWith('card-5', { players });
    g.play('ann', 'use office level bob');
    g.play('bob', 'accept florins');
    expect([levels(g, 'ann')['office'], levels(g, 'bob')['office'], florins(g, 'bob')]).toEqual([4, 3, 1600]);
    const after = before('income', {
      players: { ann: { levels: levels(g, 'ann') }, bob: { levels: levels(g, 'bob') } },
    });
    expect([hand(after, 'ann').length, offered(after, 'ann').length]).toEqual([1, 6]);
    expect([hand(after, 'bob').length, offered(after, 'bob').length]).toEqual([0, 6]);
  });

  test('[AUG-BAR-1] 14 points from 21 without a church stop at 25', () => {
    const ann = { prestige: 21, levels: { peerage: 4 }, rights: { 'coat-of-arms': 2 } };
    const g = before('income', { players: { ann } });
    expect(prestige(g, 'ann')).toBe(25);
  });

  test('[AUG-INC-1, AUG-INC-2, AUG-INC-3] an income: 900 florins, 13 points, 2 free and 6 offered notes', () => {
    const ann = {
      florins: 0,
      levels: { agency: 2, peerage: 3, office: 4 },
      rights: { 'coat-of-arms': 1, 'letter-of-nobility': 4, 'mint-master': 0 },
    };
    const g = before('income', { players: { ann } });
    expect([florins(g, 'ann'), prestige(g, 'ann'), hand(g, 'ann').length, offered(g, 'ann').length]).toEqual([
      900, 13, 2, 6,
    ]);
    expect(seen(g, 'ann')['prestigeFrom']).toMatchObject({ peerage: 8, 'coat-of-arms': 1, 'letter-of-nobility': 4 });
  });
});
