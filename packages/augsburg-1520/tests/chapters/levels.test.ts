import { describe, expect, test } from 'vitest';
import { before, florins, levels, prestige, rights, step, waiting, winnerWith } from '../fixtures.ts';

const office = (level: number): { levels: { office: number } } => ({ levels: { office: level } });

describe('LEV', () => {
  test('[AUG-LEV-1] always the next level; two symbols are two steps', () => {
    const g = winnerWith('card-3');
    g.play('red', 'use office level');
    expect(levels(g, 'red')['office']).toBe(2);
    g.play('red', 'use office level');
    expect(levels(g, 'red')).toEqual({ agency: 1, peerage: 1, office: 3 });
    const top = winnerWith('card-3', { players: { red: office(4) } });
    expect(top.whyNot('red', 'use office level')).toEqual({ clause: 'AUG-LEV-1', reason: 'highest-level-reached' });
  });

  test('[AUG-LEV-1, AUG-INC-1, AUG-INC-2, AUG-INC-3] an open card tells a player which levels it can lead them to', () => {
    const cards = { open: ['card-1', 'card-2', 'card-3', 'card-6', 'card-10'] };
    const players = { red: { levels: { agency: 4, peerage: 3, office: 2 }, rights: { 'mint-master': 0 } } };
    const g = before('philipp', { cards, players });
    const none = { florins: 0, prestige: 0, offered: 0, free: 0 };
    const prince = { ladder: 'peerage', level: 4, brings: { ...none, prestige: 12 } };
    const councillor = { ladder: 'office', level: 3, brings: { ...none, offered: 6 } };
    const mayor = { ladder: 'office', level: 4, brings: { ...none, offered: 6, free: 1 } };
    const leads = (seat?: string) => g.view(seat).cards.open.map(({ leadsTo }) => leadsTo);
    expect(leads('red')).toEqual([undefined, [prince], [mayor], [prince, councillor], [prince, councillor]]);
    expect(leads('blue')[0]).toEqual([{ ladder: 'agency', level: 3, brings: { ...none, florins: 1200 } }]);
    expect(leads()).toEqual(Array.from({ length: 5 }));
  });

  test('[AUG-LEV-2] level 4 from the supply gives the level 3 tile back, level 2 is kept', () => {
    const g = winnerWith('card-3', { players: { red: office(2) } });
    const supply = () => g.view().supply['office'];
    expect(supply()).toEqual({ '2': 3, '3': 2, '4': 1 });
    g.play('red', 'use office level');
    expect(supply()).toEqual({ '2': 3, '3': 1, '4': 1 });
    g.play('red', 'use office level');
    expect(supply()).toEqual({ '2': 3, '3': 2, '4': 0 });
  });

  test('[AUG-LEV-3] a player is robbed only if the supply has none, and only one who is on that very level', () => {
    const free = winnerWith('card-3', { players: { red: office(2), blue: office(3) } });
    expect(free.offers('red', 'use office level')).toEqual(['use office level']);
    expect(free.whyNot('red', 'use office level blue')).toEqual({ clause: 'AUG-LEV-3', reason: 'tile-in-the-supply' });
    const players = { red: office(2), blue: office(3), green: office(4), yellow: office(3) };
    const gone = winnerWith('card-3', { players });
    expect(gone.offers('red', 'use office level')).toEqual(['use office level blue', 'use office level yellow']);
    expect(gone.whyNot('red', 'use office level')).toEqual({ clause: 'AUG-LEV-3', reason: 'no-tile-in-the-supply' });
    expect(gone.whyNot('red', 'use office level green')).toEqual({ clause: 'AUG-LEV-3', reason: 'not-on-that-level' });
    expect(gone.whyNot('red', 'use office mint-master blue')).toEqual({
      clause: 'AUG-LEV-3',
      reason: 'nobody-is-robbed-for-that',
    });
  });

  test('[AUG-LEV-4] the robbed player chooses 100 florins or 1 prestige before the winner goes on', () => {
    for (const [choice, purse, points] of [
      ['florins', 1600, 5],
      ['prestige', 1500, 6],
    ] as const) {
      const g = winnerWith('card-3', { players: { red: office(3), blue: { ...office(4), prestige: 5 } } });
      g.play('red', 'use office level blue');
      expect(waiting(g)).toEqual(['blue']);
      expect(g.offers('blue')).toEqual(['accept florins', 'accept prestige']);
      g.play('blue', `accept ${choice}`);
      expect([florins(g, 'blue'), prestige(g, 'blue')]).toEqual([purse, points]);
      expect(waiting(g)).toEqual(['red']);
      expect(step(g)).toBe('privilege');
    }
  });

  test('[AUG-LEV-4] also after the second choice, and under the barriers', () => {
    const g = winnerWith('card-3', { players: { red: office(3), blue: { ...office(4), prestige: 25 } } });
    g.play('red', 'give-up', 'use office level blue');
    g.play('blue', 'accept prestige');
    expect(prestige(g, 'blue')).toBe(25);
    expect(step(g)).toBe('bid');
  });

  test('[AUG-LEV-5] who takes level 4 gives their level 3 tile; who is robbed of level 3 falls to level 2', () => {
    const four = winnerWith('card-3', { players: { red: office(3), blue: office(4) } });
    four.play('red', 'use office level blue');
    expect([levels(four, 'red')['office'], levels(four, 'blue')['office']]).toEqual([4, 3]);
    const three = winnerWith('card-3', { players: { red: office(2), blue: office(3), green: office(3) } });
    three.play('red', 'use office level green');
    expect(['red', 'blue', 'green'].map((player) => levels(three, player)['office'])).toEqual([3, 3, 2]);
  });

  test('[AUG-LEV-4, AUG-LEV-5] whoever is robbed is told of, the first player too: who took it, and where they fell', () => {
    const g = winnerWith('card-3', { opener: 'blue', players: { red: office(4), blue: office(3) } });
    g.play('blue', 'use office level red');
    expect(g.events).toEqual([
      { type: 'level', seat: 'blue', ladder: 'office', level: 4 },
      { type: 'robbed', seat: 'red', by: 'blue', ladder: 'office', level: 3 },
    ]);
    expect([levels(g, 'red')['office'], waiting(g)]).toEqual([3, ['red']]);
  });

  test('[AUG-LEV-6] the robbed player keeps their rights', () => {
    const held = { 'mint-master': 0, 'master-builder': 0, church: 800 };
    const g = winnerWith('card-3', { players: { red: office(3), blue: { ...office(4), rights: held } } });
    g.play('red', 'use office level blue');
    g.play('blue', 'accept florins');
    expect(rights(g, 'blue')).toEqual(held);
  });
});
