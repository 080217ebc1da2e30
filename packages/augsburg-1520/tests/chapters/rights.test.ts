import { describe, expect, test } from 'vitest';
import {
  before,
  florins,
  known,
  offered,
  prestige,
  rights,
  viewPlayer,
  step,
  waiting,
  winnerWith,
} from '../fixtures.ts';

describe('RIG', () => {
  test('[AUG-RIG-1] the top tile of a right, at most one of each, at once', () => {
    const g = winnerWith('card-2', {
      players: { red: { levels: { peerage: 3 } }, blue: { rights: { 'coat-of-arms': 4 } } },
    });
    g.play('red', 'use peerage coat-of-arms');
    expect(rights(g, 'red')).toEqual({ 'coat-of-arms': 3 });
    expect(g.whyNot('red', 'use peerage coat-of-arms')).toEqual({ clause: 'AUG-RIG-1', reason: 'have-one-already' });
    expect(g.whyNot('red', 'use peerage mint-master')).toEqual({
      clause: 'AUG-RIG-1',
      reason: 'right-of-another-ladder',
    });
    expect(g.view().piles['coat-of-arms']).toEqual({ top: 2, left: 3 });
  });

  test('[AUG-RIG-1] equal tiles lie one below the other', () => {
    const players = {
      red: { levels: { peerage: 3 } },
      blue: { rights: { 'coat-of-arms': 4 } },
      green: { rights: { 'coat-of-arms': 3 } },
      yellow: { rights: { 'coat-of-arms': 2 } },
    };
    const g = winnerWith('card-2', { players });
    g.play('red', 'use peerage coat-of-arms');
    expect(rights(g, 'red')).toEqual({ 'coat-of-arms': 2 });
  });

  test('[AUG-RIG-1, AUG-RIG-5] only buildings are paid for', () => {
    const g = winnerWith('card-2', { players: { red: { levels: { peerage: 3 } } } });
    g.play('red', 'use peerage coat-of-arms');
    expect(g.events).toEqual([{ type: 'right', seat: 'red', right: 'coat-of-arms', points: 4 }]);
    expect(florins(g, 'red')).toBe(1500);
  });

  test('[AUG-RIG-2] office 3 opens the mint master, office 4 the master builder too', () => {
    const offers = [1, 2, 3, 4].map((level) =>
      winnerWith('card-3', { players: { red: { levels: { office: level }, florins: 0 } } })
        .offers('red', 'use office')
        .filter((line) => !line.includes('level')),
    );
    expect(offers).toEqual([
      [],
      [],
      ['use office mint-master'],
      ['use office mint-master', 'use office master-builder'],
    ]);
    const g = winnerWith('card-3', { players: { red: { levels: { office: 3 } } } });
    expect(g.whyNot('red', 'use office master-builder')).toEqual({ clause: 'AUG-RIG-2', reason: 'office-too-low' });
  });

  test('[AUG-RIG-3] peerage 3 opens the coat of arms, peerage 4 the letter of nobility too', () => {
    const offers = [1, 2, 3, 4].map((level) =>
      winnerWith('card-2', { players: { red: { levels: { peerage: level } } } })
        .offers('red', 'use peerage')
        .filter((line) => !line.includes('level')),
    );
    expect(offers).toEqual([
      [],
      [],
      ['use peerage coat-of-arms'],
      ['use peerage coat-of-arms', 'use peerage letter-of-nobility'],
    ]);
  });

  test('[AUG-RIG-4] agency has no tiles: from level 2 on 300 florins instead', () => {
    const low = winnerWith('card-1');
    expect(low.whyNot('red', 'use agency florins')).toEqual({ clause: 'AUG-RIG-4', reason: 'level-gives-no-florins' });
    for (const level of [2, 3, 4]) {
      const g = winnerWith('card-1', { players: { red: { levels: { agency: level } } } });
      g.play('red', 'use agency florins');
      expect(florins(g, 'red')).toBe(1800);
    }
    const other = winnerWith('card-3', { players: { red: { levels: { office: 3 } } } });
    expect(other.whyNot('red', 'use office florins')).toEqual({
      clause: 'AUG-RIG-4',
      reason: 'only-agency-gives-florins',
    });
  });

  test('[AUG-RIG-5] an office symbol at any level builds the top church or cathedral at its price, without credit', () => {
    const g = winnerWith('card-3', { players: { red: { florins: 1100 } } });
    expect(g.offers('red', 'use office')).toEqual(['use office level', 'use office church', 'use office cathedral']);
    g.play('red', 'use office cathedral');
    expect([florins(g, 'red'), rights(g, 'red')]).toEqual([100, { cathedral: 1000 }]);
    expect(g.whyNot('red', 'use office church')).toEqual({ clause: 'AUG-RIG-5', reason: 'too-few-florins' });
    expect(g.whyNot('red', 'use office cathedral')).toEqual({ clause: 'AUG-RIG-1', reason: 'have-one-already' });
  });

  test('[AUG-RIG-5] who builds had the price: that much is known of their purse', () => {
    const purse = { florins: 1100, known: { florins: { least: 0, most: 3000 } } };
    const g = winnerWith('card-3', { players: { red: purse } });
    g.play('red', 'use office cathedral');
    expect(known(g, 'red').florins).toEqual({ least: 0, most: 2000 });
  });

  test('[AUG-RIG-6] the master builder builds once, before, between or after the two choices', () => {
    const orders = [
      ['build church', 'use coins', 'give-up'],
      ['use coins', 'build church', 'give-up'],
      ['use coins', 'give-up', 'build church'],
    ];
    for (const lines of orders) {
      const g = winnerWith('card-7', { players: { red: { florins: 800, rights: { 'master-builder': 0 } } } });
      g.play('red', ...lines);
      expect([florins(g, 'red'), prestige(g, 'red'), rights(g, 'red')['church'], step(g)]).toEqual([
        500,
        2,
        800,
        'bid',
      ]);
    }
  });

  test('[AUG-RIG-6] once per auction won, and after the second choice the winner may finish', () => {
    const g = winnerWith('card-7', { players: { red: { florins: 5000, rights: { 'master-builder': 0 } } } });
    g.play('red', 'build church');
    expect(g.whyNot('red', 'build cathedral')).toEqual({ clause: 'AUG-RIG-6', reason: 'built-already' });
    const late = winnerWith('card-7', { players: { red: { florins: 5000, rights: { 'master-builder': 0 } } } });
    late.play('red', 'give-up', 'give-up');
    expect(late.offers('red')).toEqual(['build church', 'build cathedral', 'finish']);
    late.play('red', 'finish');
    expect(step(late)).toBe('bid');
    const none = winnerWith('card-7');
    expect(none.whyNot('red', 'build church')).toEqual({ clause: 'AUG-RIG-6', reason: 'no-master-builder' });
  });

  test('[AUG-RIG-6, AUG-INF-2] whether they are asked tells nothing about their florins', () => {
    const g = winnerWith('card-7', { players: { red: { florins: 0, rights: { 'master-builder': 0 } } } });
    g.play('red', 'give-up', 'give-up');
    expect([waiting(g), g.offers('red')]).toEqual([['red'], ['finish']]);
  });

  test('[AUG-RIG-6] who has both buildings is not asked', () => {
    const held = { 'master-builder': 0, church: 800, cathedral: 1000 };
    const g = winnerWith('card-7', { players: { red: { rights: held } } });
    g.play('red', 'give-up', 'give-up');
    expect(step(g)).toBe('bid');
  });

  test('[AUG-RIG-7] the mint master brings one free note at every income', () => {
    const g = before('income', { deck: ['leo-9'], players: { red: { rights: { 'mint-master': 0 } } } });
    expect(viewPlayer(g, 'red').hand).toEqual(['leo-9']);
    expect(offered(g, 'red')).toHaveLength(4);
    expect(viewPlayer(g, 'blue').hand).toEqual([]);
  });

  test('[AUG-RIG-8] coat of arms and letter of nobility count at every income, even after the level is lost', () => {
    const held = { 'coat-of-arms': 3, 'letter-of-nobility': 5 };
    const g = before('income', { players: { red: { rights: held } } });
    expect(prestige(g, 'red')).toBe(3 + 3 + 5);
    expect(g.result().scores[0].breakdown).toMatchObject({ peerage: 3, 'coat-of-arms': 3, 'letter-of-nobility': 5 });
  });
});
