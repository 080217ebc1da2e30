import { describe, expect, test } from 'vitest';
import {
  before,
  florins,
  hand,
  levels,
  offered,
  prestige,
  rights,
  viewPlayer,
  step,
  waiting,
  winnerWith,
  type GivenAugsburg,
} from './fixtures.ts';

/** Four players at Maria's: the first names 3, the second calls, the third passes, the fourth names 4, the first passes. */
function auctionForMaria(): GivenAugsburg {
  const players = {
    red: { hand: ['maria-1', 'maria-2', 'maria-3'] },
    blue: { hand: ['maria-14', 'maria-15', 'maria-16', 'joker', 'joker'] },
    yellow: { hand: ['maria-9', 'maria-10', 'maria-11', 'maria-12', 'joker'] },
  };
  const g = before('maria', { players });
  g.playLines(`
    red bid 3
    blue call
    green pass
    yellow bid 4
    red pass`);
  expect(waiting(g)).toEqual(['blue']);
  return g;
}

describe("the rulebook's examples", () => {
  test('[AUG-BID-7] the other passes too: the fourth wins alone', () => {
    const g = auctionForMaria();
    g.play('blue', 'pass');
    expect([step(g), waiting(g)]).toEqual(['show', ['yellow']]);
    g.play('yellow', 'show maria-9', 'show maria-10', 'show maria-11', 'show maria-12');
    expect(hand(g, 'yellow')).toEqual(['joker']);
    expect([florins(g, 'red'), florins(g, 'blue')]).toEqual([1500, 1500]);
  });

  test('[AUG-BID-4, AUG-BID-5] the other raises: the fourth is asked again', () => {
    const g = auctionForMaria();
    g.play('blue', 'bid 5');
    expect(waiting(g)).toEqual(['yellow']);
    expect(g.offers('yellow')).toEqual(['pass', 'call']);
    g.play('yellow', 'pass');
    expect([step(g), waiting(g)]).toEqual(['show', ['blue']]);
  });

  test('[AUG-BID-8, AUG-BID-10] a call: 15 with 14 and two jokers beats 12; the loser gets 100, nobody is third', () => {
    const g = auctionForMaria();
    g.play('blue', 'call');
    expect(waiting(g)).toEqual(['blue', 'yellow']);
    g.play('blue', 'show maria-14', 'show maria-15', 'show joker', 'show joker');
    g.play('yellow', 'show maria-9', 'show maria-10', 'show maria-11', 'show maria-12');
    expect(g.view().opener).toBe('blue');
    expect(hand(g, 'blue')).toEqual(['maria-16']);
    expect(hand(g, 'yellow')).toHaveLength(5);
    expect(['red', 'blue', 'green', 'yellow'].map((player) => florins(g, player))).toEqual([1500, 1500, 1500, 1600]);
  });

  test("[AUG-BID-9] Leo's 15 beats Philipp's 15 at Maximilian's", () => {
    const g = before('maximilian', { players: { red: { hand: ['philipp-15'] }, blue: { hand: ['leo-15'] } } });
    g.playLines('red bid 1\nblue call\ngreen pass\nyellow pass\nred show philipp-15\nblue show leo-15');
    expect(g.view().opener).toBe('blue');
    expect(florins(g, 'red')).toBe(1600);
  });

  test('[AUG-RIG-6, AUG-PRI-5, AUG-BAR-1] 500 coins pay the cathedral for 900, then 6 points lead from 42 to 48', () => {
    const red = { florins: 400, prestige: 42, rights: { church: 800, 'master-builder': 0 } };
    const g = winnerWith('card-7', { players: { red, blue: { rights: { cathedral: 1000 } } } });
    g.play('red', 'use coins', 'build cathedral', 'use points-6');
    expect([florins(g, 'red'), rights(g, 'red')['cathedral'], prestige(g, 'red')]).toEqual([0, 900, 48]);
    expect(step(g)).toBe('bid');
  });

  test('[AUG-LEV-1, AUG-RIG-2, AUG-RIG-6] two office symbols: level 4 and the master builder, who builds a church for 700 at once', () => {
    const players = { red: { levels: { office: 3 }, florins: 700 }, blue: { rights: { church: 800 } } };
    const g = winnerWith('card-3', { players });
    g.play('red', 'use office level', 'use office master-builder');
    expect(g.offers('red')).toEqual(['build church', 'finish']);
    g.play('red', 'build church');
    expect([levels(g, 'red')['office'], rights(g, 'red'), florins(g, 'red')]).toEqual([
      4,
      { church: 700, 'master-builder': 0 },
      0,
    ]);
    expect(step(g)).toBe('bid');
  });

  test('[AUG-RIG-3, AUG-INC-2] peerage from 3 to 4 and a letter of 4 are worth 16 points at income', () => {
    const players = { red: { levels: { peerage: 3 } }, blue: { rights: { 'letter-of-nobility': 5 } } };
    const g = winnerWith('card-2', { players });
    g.play('red', 'use peerage level', 'use peerage letter-of-nobility');
    const after = before('income', { players: { red: { levels: levels(g, 'red'), rights: rights(g, 'red') } } });
    expect(prestige(after, 'red')).toBe(16);
  });

  test('[AUG-RIG-4, AUG-RIG-5] 300 florins instead of an agency level make the church affordable', () => {
    const players = { red: { levels: { agency: 2 }, florins: 500 }, blue: { rights: { cathedral: 1000 } } };
    const g = winnerWith('card-5', { players });
    expect(g.whyNot('red', 'use office church')).toEqual({ clause: 'AUG-RIG-5', reason: 'too-few-florins' });
    g.play('red', 'use agency florins', 'use office church');
    expect([florins(g, 'red'), rights(g, 'red')]).toEqual([0, { church: 800 }]);
  });

  test('[AUG-LEV-3, AUG-LEV-4, AUG-LEV-5, AUG-INC-3] office level 4 is stolen: the swap, 100 florins, and 7 notes, one free, against 6', () => {
    const players = { red: { levels: { office: 3 } }, blue: { levels: { office: 4 } } };
    const g = winnerWith('card-5', { players });
    g.play('red', 'use office level blue');
    g.play('blue', 'accept florins');
    expect([levels(g, 'red')['office'], levels(g, 'blue')['office'], florins(g, 'blue')]).toEqual([4, 3, 1600]);
    const after = before('income', {
      players: { red: { levels: levels(g, 'red') }, blue: { levels: levels(g, 'blue') } },
    });
    expect([hand(after, 'red').length, offered(after, 'red').length]).toEqual([1, 6]);
    expect([hand(after, 'blue').length, offered(after, 'blue').length]).toEqual([0, 6]);
  });

  test('[AUG-BAR-1] 14 points from 21 without a church stop at 25', () => {
    const red = { prestige: 21, levels: { peerage: 4 }, rights: { 'coat-of-arms': 2 } };
    const g = before('income', { players: { red } });
    expect(prestige(g, 'red')).toBe(25);
  });

  test('[AUG-INC-1, AUG-INC-2, AUG-INC-3] an income: 900 florins, 13 points, 2 free and 6 offered notes', () => {
    const red = {
      florins: 0,
      levels: { agency: 2, peerage: 3, office: 4 },
      rights: { 'coat-of-arms': 1, 'letter-of-nobility': 4, 'mint-master': 0 },
    };
    const g = before('income', { players: { red } });
    expect([florins(g, 'red'), prestige(g, 'red'), hand(g, 'red').length, offered(g, 'red').length]).toEqual([
      900, 13, 2, 6,
    ]);
    expect(viewPlayer(g, 'red').prestigeFrom).toMatchObject({ peerage: 8, 'coat-of-arms': 1, 'letter-of-nobility': 4 });
  });
});
