import { describe, expect, test } from 'vitest';
import { before, everyoneBuys, known, newTable, offered, viewPlayer, publicPlayer, winnerWith } from '../fixtures.ts';

describe('INF', () => {
  test('[AUG-INF-1] open to all: levels, rights, prestige, piles, cards, bids, notes shown or paid, discards, round', () => {
    const players = {
      red: { hand: ['maria-3', 'maria-4'], levels: { office: 2 }, rights: { church: 800 }, prestige: 7 },
      blue: { hand: ['maria-9'] },
    };
    const g = before('maria', { round: 3, players });
    g.playLines('red bid 1\nblue call\ngreen pass\nyellow pass\nred show maria-3\nblue show maria-9');
    expect(publicPlayer(g, 'red')).toMatchObject({
      levels: { agency: 1, peerage: 1, office: 2 },
      rights: { church: 800 },
      prestige: 7,
      known: { notes: ['maria-3'] },
    });
    expect(g.view()).toMatchObject({ round: 3, knownDiscards: ['maria-9'], piles: { church: { top: 700, left: 4 } } });
  });

  test('[AUG-INF-1] a note shown and taken back is known until it leaves the hand', () => {
    const players = { red: { hand: ['maria-3', 'leo-4'] }, blue: { hand: ['maria-9'] } };
    const g = before('maria', { players });
    g.playLines('red bid 1\nblue call\ngreen pass\nyellow pass\nred show maria-3\nblue show maria-9\nblue take card-1');
    g.playLines(
      'blue give-up\nblue give-up\nblue pass\ngreen pass\nyellow pass\nred bid 2\nred show leo-4\nred show maria-3',
    );
    expect(known(g, 'red').notes).toEqual([]);
    expect(g.view().knownDiscards).toEqual(['leo-4', 'maria-3', 'maria-9']);
  });

  test('[AUG-INF-1] proofs fall with the cards that are seen to go, and with no others', () => {
    const players = {
      red: { hand: ['maria-3', 'maria-5', 'leo-4', 'joker'] },
      blue: { hand: ['maria-9', 'maria-10', 'maria-11'] },
    };
    const g = before('leo', { players });
    g.playLines('red bid 2\nblue pass\ngreen pass\nyellow pass\nred show leo-4\nred show joker\nred take card-1');
    expect(known(g, 'red').proved).toEqual({});
    g.playLines('red give-up\nred give-up\nred bid 2\nblue bid 3\ngreen pass\nyellow pass\nred pass');
    g.playLines(
      'blue show maria-9\nblue show maria-10\nblue show maria-11\nblue take card-2\nblue give-up\nblue give-up',
    );
    expect(known(g, 'red').proved).toEqual({ maria: { valid: 2, real: 1 } });
    expect(known(g, 'blue').proved).toEqual({});
  });

  test('[AUG-INF-1] a joker paid elsewhere lowers a proof, but not the note in it', () => {
    const players = { red: { hand: ['maria-3', 'louise-4', 'joker'] }, blue: { hand: ['maria-9'] } };
    const known1 = { proved: { maria: { valid: 2, real: 1 } } };
    const g = before('louise', { players: { ...players, red: { ...players.red, known: known1 } } });
    g.playLines('red bid 2\nblue pass\ngreen pass\nyellow pass\nred show louise-4\nred show joker');
    expect(known(g, 'red').proved).toEqual({ maria: { valid: 1, real: 1 } });
  });

  test('[AUG-INF-2] hand, its size, florins, offer and answers are for their owner only', () => {
    const g = newTable(3);
    g.play('red', `buy ${offered(g, 'red')[0]} yes`);
    for (const by of ['blue', undefined]) {
      const red = by === undefined ? publicPlayer(g, 'red') : viewPlayer(g, 'red', by);
      for (const secret of ['hand', 'handSize', 'florins', 'offered', 'answers', 'laid'])
        expect(red).not.toHaveProperty(secret);
    }
    expect(g.view()).not.toHaveProperty('deck');
    expect(g.view()).not.toHaveProperty('discards');
    everyoneBuys(g, 'yes');
    expect(publicPlayer(g, 'red')).not.toHaveProperty('handSize');
  });

  test('[AUG-INF-2] what is not bought goes to the discards unseen', () => {
    const g = newTable(3);
    const unbought = offered(g, 'red');
    everyoneBuys(g, 'no');
    expect(g.view('red').knownDiscards).toEqual(unbought);
    expect(g.view().knownDiscards).toEqual([]);
  });

  test('[AUG-INF-2] with open purses florins and sizes are shown to all, cards still to nobody', () => {
    const g = newTable(3, 1, { purses: 'open' });
    everyoneBuys(g, 'yes');
    const red = publicPlayer(g, 'red');
    expect(red.florins).toBe(viewPlayer(g, 'red').florins);
    expect(red.handSize).toBe(viewPlayer(g, 'red').hand?.length);
    expect(red).not.toHaveProperty('hand');
    expect(red.known).toMatchObject({ hand: { least: red.handSize, most: red.handSize } });
    expect(typeof g.view().deck).toBe('number');
    expect(typeof g.view().discards).toBe('number');
  });

  test('[AUG-INF-2] a payment that proves what a purse holds cannot be taken back; others can', () => {
    const florins = { least: 500, most: 1500 };
    const g = winnerWith('card-3', { players: { red: { florins: 1500, known: { florins } } } });
    g.play('red', 'use coins');
    expect(known(g, 'red').florins).toEqual({ least: 1000, most: 2000 });
    g.undo('red');
    g.play('red', 'use office church');
    expect(known(g, 'red').florins).toEqual({ least: 0, most: 700 });
    expect(g.table.undoBlock(0)).toBe('learnt');
  });

  test('[AUG-INF-3] no view shows the deck or the discards; the cards face down are public', () => {
    const g = before('philipp', { deck: ['leo-3', 'leo-4'], discards: ['maria-1'] });
    for (const by of ['red', undefined]) {
      const text = JSON.stringify(g.view(by));
      for (const note of ['leo-3', 'leo-4', 'maria-1']) expect(text).not.toContain(`"${note}"`);
    }
    expect(g.view().cards.faceDown).toHaveLength(5);
  });

  test('[AUG-INF-3] a shuffling of the discards is not announced', () => {
    const g = winnerWith('card-2', {
      discards: ['leo-3', 'leo-4', 'leo-5'],
      players: { red: { hand: ['maria-1'] }, blue: { hand: REST } },
    });
    g.play('red', 'use notes');
    expect(g.events.map(({ type }) => type)).toEqual(['drew', 'drew']);
  });

  test('[AUG-INF-4] at the end everything is shown', () => {
    const g = before('income', {
      round: 6,
      deck: ['leo-3'],
      discards: ['maria-1'],
      players: { red: { hand: ['maria-2'] } },
    });
    expect(publicPlayer(g, 'red')).toMatchObject({ hand: ['maria-2'], florins: 1500 });
    expect(g.view()).toMatchObject({ deck: 78, discards: 1, knownDiscards: ['maria-1'] });
  });
});

const REST = [
  ...['philipp', 'louise', 'leo', 'maria'].flatMap((noble) =>
    Array.from({ length: 17 }, (_, i) => `${noble}-${i + 1}`),
  ),
  ...Array.from({ length: 12 }, () => 'joker'),
].filter((note) => !['leo-3', 'leo-4', 'leo-5', 'maria-1'].includes(note));
