import { describe, expect, test } from 'vitest';
import {
  before,
  everyoneBuys,
  florins,
  hand,
  known,
  offered,
  PLAYERS,
  prestige,
  seenByAll,
  step,
  waiting,
} from './fixtures.ts';

const NOTES = ['philipp', 'louise', 'leo', 'maria'].flatMap((noble) =>
  Array.from({ length: 17 }, (_, i) => `${noble}-${i + 1}`),
);

describe('INC', () => {
  test('[AUG-INC-1] florins by agency level', () => {
    const players = { bob: { levels: { agency: 2 } }, cat: { levels: { agency: 3 } }, dan: { levels: { agency: 4 } } };
    const g = before('income', { players });
    expect(PLAYERS.map((player) => florins(g, player))).toEqual([2100, 2400, 2700, 3100]);
  });

  test('[AUG-INC-2] prestige by peerage level', () => {
    const players = {
      bob: { levels: { peerage: 2 } },
      cat: { levels: { peerage: 3 } },
      dan: { levels: { peerage: 4 } },
    };
    const g = before('income', { players });
    expect(PLAYERS.map((player) => prestige(g, player))).toEqual([3, 5, 8, 12]);
  });

  test('[AUG-INC-3] free notes come straight to hand; 4, 5, 6, 6 by office level are offered apart', () => {
    const players = {
      bob: { levels: { office: 2 } },
      cat: { levels: { office: 3 } },
      dan: { levels: { office: 4 }, rights: { 'mint-master': 0 } },
    };
    const g = before('income', { players });
    expect(PLAYERS.map((player) => [hand(g, player).length, offered(g, player).length])).toEqual([
      [0, 4],
      [0, 5],
      [0, 6],
      [2, 6],
    ]);
  });

  test('[AUG-INC-4] from the winner of Maximilian on each takes his free notes, then his whole offer', () => {
    const deck = NOTES.slice(0, 30);
    const players = { cat: { rights: { 'mint-master': 0 } } };
    const g = before('income', { opener: 'cat', deck, players });
    expect(hand(g, 'cat')).toEqual([NOTES[0]]);
    expect(offered(g, 'cat')).toEqual(NOTES.slice(1, 5));
    expect(offered(g, 'dan')).toEqual(NOTES.slice(5, 9));
    expect(offered(g, 'ann')).toEqual(NOTES.slice(9, 13));
    expect(offered(g, 'bob')).toEqual(NOTES.slice(13, 17));
  });

  test('[AUG-INC-5] when the deck is empty the discards are shuffled into a new one, between two draws too', () => {
    const deck = ['leo-1', 'leo-2'];
    const discards = NOTES.filter((note) => note.startsWith('maria'));
    const rest = [...NOTES, ...Array.from({ length: 12 }, () => 'joker')].filter(
      (note) => !deck.includes(note) && !discards.includes(note),
    );
    const shuffled = [1, 2, 3].map((seed) => {
      const g = before('income', { deck, discards, players: { dan: { hand: rest } } }, { seed });
      expect(step(g)).toBe('purchase');
      expect(offered(g, 'ann').filter((note) => note.startsWith('leo'))).toEqual(deck);
      expect(offered(g, 'bob').every((note) => note.startsWith('maria'))).toBe(true);
      return String(offered(g, 'bob'));
    });
    expect(new Set(shuffled).size).toBeGreaterThan(1);
  });

  test('[AUG-INC-5] if all notes do not suffice, everyone with cards secretly gives one, again and again', () => {
    const deck = NOTES.slice(0, 10);
    const rest = [...NOTES.slice(10), ...Array.from({ length: 12 }, () => 'joker')];
    const players = {
      ann: { hand: rest.slice(0, 40) },
      bob: { hand: rest.slice(40, 69) },
      cat: { hand: rest.slice(69) },
    };
    const g = before('income', { deck, players }, { options: { purses: 'open' } });
    expect(step(g)).toBe('gift');
    expect(waiting(g)).toEqual(['ann', 'bob', 'cat']);
    g.play('bob', 'give leo-17');
    expect(g.table.recordFor(0).lines.at(-1)?.words).toBe('give ?');
    expect(hand(g, 'bob')).toContain('leo-17');
    g.playLines('ann give louise-1\ncat give joker');
    expect(waiting(g)).toEqual(['ann', 'bob']);
    expect(g.whyNot('ann', 'give louise-1')).toEqual({ clause: 'AUG-INC-5', reason: 'no-such-note-to-give' });
    g.playLines('ann give louise-2\nbob give maria-1');
    expect(waiting(g)).toEqual(['ann', 'bob']);
    g.playLines('ann give louise-3\nbob give maria-2');
    expect(step(g)).toBe('purchase');
    expect(PLAYERS.map((player) => offered(g, player).length)).toEqual([4, 4, 4, 4]);
    expect([g.view()['deck'], g.view()['discards']]).toEqual([10 + 7 - 16, 0]);
  });

  test('[AUG-INC-5] with exactly enough nobody gives', () => {
    const deck = NOTES.slice(0, 12);
    const discards = NOTES.slice(12, 16);
    const rest = [...NOTES.slice(16), ...Array.from({ length: 12 }, () => 'joker')];
    const g = before('income', { deck, discards, players: { ann: { hand: rest } } });
    expect(step(g)).toBe('purchase');
  });

  test('[AUG-INC-6] any of the offered notes are bought, as far as the florins go, this income included', () => {
    const deck = ['leo-1', 'leo-2', 'leo-17', 'joker'];
    const g = before('income', { deck, players: { ann: { florins: 100 } } });
    g.play('ann', 'buy leo-1 yes');
    expect(g.offers('ann')).toEqual(['buy leo-2 no', 'buy leo-2 yes']);
    g.play('ann', 'buy leo-2 no');
    g.play('ann', 'buy leo-17 yes');
    expect(g.offers('ann')).toEqual(['buy joker no']);
    expect(g.whyNot('ann', 'buy joker yes')).toEqual({ clause: 'AUG-INC-6', reason: 'note-too-dear' });
    expect(g.whyNot('ann', 'buy leo-1 yes')).toEqual({ clause: 'AUG-INC-6', reason: 'not-the-next-note' });
    g.play('ann', 'buy joker no');
    everyoneBuys(g, 'no');
    expect([florins(g, 'ann'), hand(g, 'ann')]).toEqual([700 - 200 - 400, ['leo-1', 'leo-17']]);
    expect(g.view('ann')['seenDiscards']).toEqual(['leo-2', 'joker']);
    expect(g.view('bob')['seenDiscards']).not.toContain('leo-2');
  });

  test('[AUG-INC-6] all at once: nothing is paid or taken before the last answer, and nobody sees how many lines say yes', () => {
    const g = before('income', { deck: ['leo-1', 'leo-2', 'leo-3', 'leo-4'] });
    g.play('ann', 'buy leo-1 yes', 'buy leo-2 yes', 'buy leo-3 yes', 'buy leo-4 yes');
    expect([florins(g, 'ann'), hand(g, 'ann')]).toEqual([2100, []]);
    expect(g.table.recordFor(1).lines.map(({ words }) => words)).toEqual(['buy ? ?', 'buy ? ?', 'buy ? ?', 'buy ? ?']);
    expect(seenByAll(g, 'ann')).toMatchObject({ offeredCount: 4, answered: 4 });
    for (const player of ['bob', 'cat']) g.play(player, ...offered(g, player).map((note) => `buy ${note} no`));
    const last = offered(g, 'dan');
    g.play('dan', ...last.slice(0, -1).map((note) => `buy ${note} no`));
    expect(hand(g, 'ann')).toEqual([]);
    g.play('dan', `buy ${last[last.length - 1]} no`);
    expect([florins(g, 'ann'), hand(g, 'ann')]).toEqual([1300, ['leo-1', 'leo-2', 'leo-3', 'leo-4']]);
    expect(g.eventsFor('bob').filter(({ type }) => type === 'bought')).toEqual([]);
    expect(g.eventsFor('ann').filter(({ type }) => type === 'bought')).toHaveLength(4);
    expect(known(g, 'ann')).toMatchObject({ hand: { least: 0, most: 4 }, florins: { least: 500, most: 2100 } });
  });

  test('[AUG-INC-6] there is no hand limit', () => {
    const held = NOTES.slice(20, 50);
    const g = before('income', { deck: NOTES.slice(0, 4), players: { ann: { hand: held } } });
    everyoneBuys(g, 'yes');
    expect(hand(g, 'ann')).toHaveLength(34);
  });

  test('[AUG-INC-7] after the last round only prestige is earned', () => {
    const g = before('income', { round: 6, players: { ann: { levels: { peerage: 4, agency: 4 } } } });
    expect(g.table.isOver).toBe(true);
    expect([florins(g, 'ann'), prestige(g, 'ann'), hand(g, 'ann')]).toEqual([1500, 12, []]);
  });
});
