import { describe, expect, test } from 'vitest';
import { before, florins, hand, offered, prestige, publicPlayer, step, waiting, winnerWith } from '../fixtures.ts';

describe('PRI', () => {
  test('[AUG-PRI-1] the winner takes one of the open cards at once', () => {
    const cards = { open: ['card-2', 'card-4', 'card-5', 'card-7', 'card-9'] };
    const g = before('philipp', { cards, players: { red: { hand: ['philipp-3'] } } });
    g.playLines('red bid 1\nblue pass\ngreen pass\nyellow pass\nred show philipp-3');
    expect(waiting(g)).toEqual(['red']);
    expect(g.offers('red')).toEqual(['take card-2', 'take card-4', 'take card-5', 'take card-7', 'take card-9']);
    expect(g.whyNot('red', 'take card-1')).toEqual({ clause: 'AUG-PRI-1', reason: 'card-is-not-open' });
  });

  test('[AUG-PRI-1] two of the three privileges, in either order', () => {
    const ends = [
      ['use coins', 'use points-6'],
      ['use points-6', 'use coins'],
    ].map((lines) => {
      const g = winnerWith('card-7');
      g.play('red', ...lines);
      return [florins(g, 'red'), prestige(g, 'red'), step(g)];
    });
    expect(ends).toEqual([
      [2000, 6, 'bid'],
      [2000, 6, 'bid'],
    ]);
  });

  test('[AUG-PRI-2] exactly two choices; giving up is worth 2 prestige and always allowed', () => {
    const g = winnerWith('card-7');
    expect(g.whyNot('red', 'finish')).toEqual({ clause: 'AUG-PRI-2', reason: 'two-choices-first' });
    g.play('red', 'give-up', 'give-up');
    expect(prestige(g, 'red')).toBe(4);
    expect(step(g)).toBe('bid');
  });

  test('[AUG-PRI-2] all that can be done with a card is offered, giving up among it', () => {
    const g = winnerWith('card-7');
    const uses = ['use coins', 'use points-6', 'use peerage level'];
    expect(g.offers('red')).toEqual([...uses, 'give-up']);
    g.play('red', 'use coins');
    expect(g.offers('red')).toEqual([...uses.slice(1), 'give-up']);
  });

  test('[AUG-PRI-2] a symbol is used once, equal symbols count separately', () => {
    const once = winnerWith('card-7');
    once.play('red', 'use coins');
    expect(once.offers('red', 'use coins')).toEqual([]);
    expect(once.whyNot('red', 'use coins')).toEqual({ clause: 'AUG-PRI-2', reason: 'symbol-used-already' });
    expect(once.whyNot('red', 'use notes')).toEqual({ clause: 'AUG-PRI-1', reason: 'symbol-is-not-on-the-card' });
    const first = winnerWith('card-1');
    first.play('red', 'use points-7');
    expect(first.whyNot('red', 'use points-7')).toEqual({ clause: 'AUG-PRI-2', reason: 'symbol-used-already' });
    expect(first.whyNot('red', 'use notes')).toEqual({ clause: 'AUG-PRI-1', reason: 'symbol-is-not-on-the-card' });
    const twice = winnerWith('card-1');
    twice.play('red', 'use agency level');
    expect(twice.offers('red', 'use agency')).toEqual(['use agency level', 'use agency florins']);
  });

  test('[AUG-PRI-2] after two choices there is no third', () => {
    const g = winnerWith('card-7', { players: { red: { rights: { 'master-builder': 0 } } } });
    g.play('red', 'use coins', 'give-up');
    expect(g.whyNot('red', 'give-up')).toEqual({ clause: 'AUG-PRI-2', reason: 'two-choices-made' });
    expect(g.whyNot('red', 'use points-6')).toEqual({ clause: 'AUG-PRI-2', reason: 'two-choices-made' });
  });

  test('[AUG-PRI-2] choices on the card can be taken back, as long as nobody has learnt anything', () => {
    const g = winnerWith('card-7');
    g.play('red', 'use coins');
    g.undo('red');
    expect(florins(g, 'red')).toBe(1500);
    expect(g.offers('red', 'use coins')).toEqual(['use coins']);
  });

  test('[AUG-PRI-3] the used card is out, and those left over go out at the end of the round', () => {
    const g = before('maximilian', { cards: { open: ['card-2', 'card-3'] }, players: { red: { hand: ['leo-3'] } } });
    g.playLines('red bid 1\nblue pass\ngreen pass\nyellow pass\nred show leo-3\nred take card-3');
    expect(g.view().cards.open.map(({ card }) => card)).toEqual(['card-2']);
    expect(g.view().cards.out).toContain('card-3');
    g.play('red', 'give-up', 'give-up');
    while (step(g) === 'purchase')
      for (const player of waiting(g) as string[])
        g.play(player, g.offers(player).filter((line) => line.endsWith('no'))[0]);
    expect(g.view().cards.out).toContain('card-2');
  });

  test('[AUG-PRI-4] coins are 500 florins', () => {
    const g = winnerWith('card-3');
    g.play('red', 'use coins');
    expect(florins(g, 'red')).toBe(2000);
  });

  test('[AUG-PRI-5] points are the 6 or 7 on the card', () => {
    const six = winnerWith('card-6');
    six.play('red', 'use points-6');
    const seven = winnerWith('card-1');
    seven.play('red', 'use points-7');
    expect([prestige(six, 'red'), prestige(seven, 'red')]).toEqual([6, 7]);
  });

  test('[AUG-PRI-6] two notes are drawn unseen, then one card goes that is not one of them', () => {
    const table = { deck: ['leo-5', 'joker', 'leo-6'], players: { red: { hand: ['maria-2', 'joker'] } } };
    const g = winnerWith('card-2', table);
    g.play('red', 'use notes');
    expect(g.events).toEqual([
      { type: 'drew', seat: 'red', note: '?' },
      { type: 'drew', seat: 'red', note: '?' },
    ]);
    expect(g.eventsFor('red').map(({ note }) => note)).toEqual(['leo-5', 'joker']);
    expect(offered(g, 'red')).toEqual(['leo-5', 'joker']);
    expect(g.offers('red')).toEqual(['discard maria-2', 'discard joker']);
    expect(g.whyNot('red', 'discard leo-5')).toEqual({ clause: 'AUG-PRI-6', reason: 'drawn-just-now' });
    expect(g.whyNot('red', 'discard leo-6')).toEqual({ clause: 'AUG-PRI-6', reason: 'not-in-your-hand' });
    g.play('red', 'discard maria-2');
    expect(hand(g, 'red')).toEqual(['leo-5', 'joker', 'joker']);
    expect(g.view('blue').knownDiscards).toEqual(['maria-2']);
  });

  test('[AUG-PRI-6] a joker drawn just now is not one of the others', () => {
    const g = winnerWith('card-2', { deck: ['joker', 'leo-6'], players: { red: { hand: ['maria-2'] } } });
    g.play('red', 'use notes');
    expect(g.offers('red')).toEqual(['discard maria-2']);
    expect(g.whyNot('red', 'discard joker')).toEqual({ clause: 'AUG-PRI-6', reason: 'drawn-just-now' });
  });

  test('[AUG-PRI-6] it cannot be undone once a card has been seen', () => {
    for (const held of [['maria-2'], []]) {
      const g = winnerWith('card-2', { deck: ['philipp-1', 'leo-6'], players: { red: { hand: held } } });
      g.play('red', 'give-up');
      expect(g.table.canUndo(0)).toBe(true);
      g.undo('red');
      g.play('red', 'use notes');
      expect(g.table.canUndo(0)).toBe(false);
    }
  });

  test('[AUG-PRI-6] with no other card none is discarded', () => {
    const g = winnerWith('card-2', { deck: ['leo-5', 'leo-6'] });
    g.play('red', 'use notes');
    expect(step(g)).toBe('privilege');
    expect(hand(g, 'red')).toEqual(['leo-5', 'leo-6']);
    expect(publicPlayer(g, 'red').known).toMatchObject({ hand: { least: 2, most: 2 } });
  });

  test('[AUG-PRI-6] the discards are shuffled if the deck runs out; with too few there are fewer, with none it cannot be used', () => {
    const all = (deck: string[], discards: string[]): Parameters<typeof winnerWith>[1] => ({
      deck,
      discards,
      players: {
        red: { hand: ['maria-2'] },
        blue: { hand: ALL.filter((note) => note !== 'maria-2' && ![...deck, ...discards].includes(note)) },
      },
    });
    const between = winnerWith('card-2', all(['leo-5'], ['leo-6', 'leo-7']));
    between.play('red', 'use notes');
    expect(offered(between, 'red')).toHaveLength(2);
    expect(offered(between, 'red')).toContain('leo-5');
    const one = winnerWith('card-2', all([], ['leo-6']));
    one.play('red', 'use notes');
    expect(offered(one, 'red')).toEqual(['leo-6']);
    expect(step(one)).toBe('discard');
    const none = winnerWith('card-2', all([], []));
    expect(none.offers('red', 'use notes')).toEqual([]);
    expect(none.whyNot('red', 'use notes')).toEqual({ clause: 'AUG-PRI-6', reason: 'no-notes-left' });
  });

  test('[AUG-PRI-7] a ladder symbol is a level or what the ladder offers instead; the others have one use', () => {
    const g = winnerWith('card-8', { players: { red: { levels: { office: 4 }, florins: 2000 } } });
    expect(g.offers('red', 'use office')).toEqual([
      'use office church',
      'use office cathedral',
      'use office mint-master',
      'use office master-builder',
    ]);
    expect(g.whyNot('red', 'use office')).toEqual({ clause: 'AUG-PRI-7', reason: 'say-what-you-take' });
    expect(g.whyNot('red', 'use coins level')).toEqual({ clause: 'AUG-PRI-7', reason: 'symbol-is-no-ladder' });
    expect(g.whyNot('red', 'use notes mint-master')).toEqual({ clause: 'AUG-PRI-7', reason: 'symbol-is-no-ladder' });
  });
});

const ALL = [
  ...['philipp', 'louise', 'leo', 'maria'].flatMap((noble) =>
    Array.from({ length: 17 }, (_, i) => `${noble}-${i + 1}`),
  ),
  ...Array.from({ length: 12 }, () => 'joker'),
];
