import { describe, expect, test } from 'vitest';
import {
  before,
  everyoneBuys,
  everyonePasses,
  florins,
  hand,
  known,
  offered,
  SEATS,
  prestige,
  readBack,
  publicPlayer,
  step,
  waiting,
} from '../fixtures.ts';

const NOTES = ['philipp', 'louise', 'leo', 'maria'].flatMap((noble) =>
  Array.from({ length: 17 }, (_, i) => `${noble}-${i + 1}`),
);

describe('INC', () => {
  test('[AUG-INC-1] florins by agency level', () => {
    const players = {
      blue: { levels: { agency: 2 } },
      green: { levels: { agency: 3 } },
      yellow: { levels: { agency: 4 } },
    };
    const g = before('income', { players });
    expect(SEATS.map((player) => florins(g, player))).toEqual([2100, 2400, 2700, 3100]);
  });

  test('[AUG-INC-2] prestige by peerage level', () => {
    const players = {
      blue: { levels: { peerage: 2 } },
      green: { levels: { peerage: 3 } },
      yellow: { levels: { peerage: 4 } },
    };
    const g = before('income', { players });
    expect(SEATS.map((player) => prestige(g, player))).toEqual([3, 5, 8, 12]);
  });

  test('[AUG-INC-3] free notes come straight to hand; 4, 5, 6, 6 by office level are offered apart', () => {
    const players = {
      blue: { levels: { office: 2 } },
      green: { levels: { office: 3 } },
      yellow: { levels: { office: 4 }, rights: { 'mint-master': 0 } },
    };
    const g = before('income', { players });
    expect(SEATS.map((player) => [hand(g, player).length, offered(g, player).length])).toEqual([
      [0, 4],
      [0, 5],
      [0, 6],
      [2, 6],
    ]);
  });

  test('[AUG-INC-4] from the winner of Maximilian on each takes their free notes, then their whole offer', () => {
    const deck = NOTES.slice(0, 30);
    const players = { green: { rights: { 'mint-master': 0 } } };
    const g = before('income', { opener: 'green', deck, players });
    expect(hand(g, 'green')).toEqual([NOTES[0]]);
    expect(offered(g, 'green')).toEqual(NOTES.slice(1, 5));
    expect(offered(g, 'yellow')).toEqual(NOTES.slice(5, 9));
    expect(offered(g, 'red')).toEqual(NOTES.slice(9, 13));
    expect(offered(g, 'blue')).toEqual(NOTES.slice(13, 17));
  });

  test('[AUG-INC-5] when the deck is empty the discards are shuffled into a new one, between two draws too', () => {
    const deck = ['leo-1', 'leo-2'];
    const discards = NOTES.filter((note) => note.startsWith('maria'));
    const rest = [...NOTES, ...Array.from({ length: 12 }, () => 'joker')].filter(
      (note) => !deck.includes(note) && !discards.includes(note),
    );
    const shuffled = [1, 2, 3].map((seed) => {
      const g = before('income', { deck, discards, players: { yellow: { hand: rest } } }, { seed });
      expect(step(g)).toBe('purchase');
      expect(offered(g, 'red').filter((note) => note.startsWith('leo'))).toEqual(deck);
      expect(offered(g, 'blue').every((note) => note.startsWith('maria'))).toBe(true);
      return String(offered(g, 'blue'));
    });
    expect(new Set(shuffled).size).toBeGreaterThan(1);
  });

  test('[AUG-INC-5] if all notes do not suffice, everyone with cards secretly gives one, again and again', () => {
    const deck = NOTES.slice(0, 10);
    const rest = [...NOTES.slice(10), ...Array.from({ length: 12 }, () => 'joker')];
    const players = {
      red: { hand: rest.slice(0, 40) },
      blue: { hand: rest.slice(40, 69) },
      green: { hand: rest.slice(69) },
    };
    const g = before('income', { deck, players }, { options: { purses: 'open' } });
    expect(step(g)).toBe('gift');
    expect(waiting(g)).toEqual(['red', 'blue', 'green']);
    g.play('blue', 'give leo-17');
    expect(g.table.recordFor(0).lines.at(-1)?.words).toBe('give ?');
    expect(hand(g, 'blue')).toContain('leo-17');
    g.playLines('red give louise-1\ngreen give joker');
    expect(waiting(g)).toEqual(['red', 'blue']);
    expect(g.whyNot('red', 'give louise-1')).toEqual({ clause: 'AUG-INC-5', reason: 'no-such-note-to-give' });
    g.playLines('red give louise-2\nblue give maria-1');
    expect(waiting(g)).toEqual(['red', 'blue']);
    g.playLines('red give louise-3\nblue give maria-2');
    expect(step(g)).toBe('purchase');
    expect(SEATS.map((player) => offered(g, player).length)).toEqual([4, 4, 4, 4]);
    expect([g.view().deck, g.view().discards]).toEqual([10 + 7 - 16, 0]);
  });

  test('[AUG-INC-5] with exactly enough nobody gives', () => {
    const deck = NOTES.slice(0, 12);
    const discards = NOTES.slice(12, 16);
    const rest = [...NOTES.slice(16), ...Array.from({ length: 12 }, () => 'joker')];
    const g = before('income', { deck, discards, players: { red: { hand: rest } } });
    expect(step(g)).toBe('purchase');
  });

  test('[AUG-INC-6] any of the offered notes are bought, as far as the florins go, this income included', () => {
    const deck = ['leo-1', 'leo-2', 'leo-17', 'joker'];
    const g = before('income', { deck, players: { red: { florins: 100 } } });
    g.play('red', 'buy leo-1 yes');
    expect(g.offers('red')).toEqual(['buy leo-2 no', 'buy leo-2 yes']);
    g.play('red', 'buy leo-2 no');
    g.play('red', 'buy leo-17 yes');
    expect(g.offers('red')).toEqual(['buy joker no']);
    expect(g.whyNot('red', 'buy joker yes')).toEqual({ clause: 'AUG-INC-6', reason: 'note-too-dear' });
    expect(g.whyNot('red', 'buy leo-1 yes')).toEqual({ clause: 'AUG-INC-6', reason: 'not-the-next-note' });
    g.play('red', 'buy joker no');
    everyoneBuys(g, 'no');
    expect([florins(g, 'red'), hand(g, 'red')]).toEqual([700 - 200 - 400, ['leo-1', 'leo-17']]);
    expect(g.view('red').knownDiscards).toEqual(['leo-2', 'joker']);
    expect(g.view('blue').knownDiscards).not.toContain('leo-2');
  });

  test('[AUG-INC-6] all at once: nothing is paid or taken before the last answer, and nobody sees how many lines say yes', () => {
    const g = before('income', { deck: ['leo-1', 'leo-2', 'leo-3', 'leo-4'] });
    g.play('red', 'buy leo-1 yes', 'buy leo-2 yes', 'buy leo-3 yes', 'buy leo-4 yes');
    expect([florins(g, 'red'), hand(g, 'red')]).toEqual([2100, []]);
    expect(g.table.recordFor(1).lines.map(({ words }) => words)).toEqual(['buy ? ?', 'buy ? ?', 'buy ? ?', 'buy ? ?']);
    expect(publicPlayer(g, 'red')).toMatchObject({ offeredCount: 4, answered: 4 });
    for (const player of ['blue', 'green']) g.play(player, ...offered(g, player).map((note) => `buy ${note} no`));
    const last = offered(g, 'yellow');
    g.play('yellow', ...last.slice(0, -1).map((note) => `buy ${note} no`));
    expect(hand(g, 'red')).toEqual([]);
    g.play('yellow', `buy ${last[last.length - 1]} no`);
    expect([florins(g, 'red'), hand(g, 'red')]).toEqual([1300, ['leo-1', 'leo-2', 'leo-3', 'leo-4']]);
    expect(g.eventsFor('blue').filter(({ type }) => type === 'bought')).toEqual([]);
    expect(g.eventsFor('red').filter(({ type }) => type === 'bought')).toHaveLength(4);
    expect(known(g, 'red')).toMatchObject({ hand: { least: 0, most: 4 }, florins: { least: 500, most: 2100 } });
  });

  test('[AUG-INC-6] nothing is left of an offer: neither its notes nor an answer to the next one', () => {
    const g = before('income', { players: { red: { hand: ['maria-3'] } } });
    everyoneBuys(g, 'no');
    expect([...readBack(g).copyState().bytes]).toEqual([...g.table.copyState().bytes]);
    while (step(g) === 'bid') everyonePasses(g);
    everyoneBuys(g, 'no');
    expect(SEATS.map((player) => hand(g, player))).toEqual([['maria-3'], [], [], []]);
  });

  test('[AUG-INC-6] there is no hand limit', () => {
    const held = NOTES.slice(20, 50);
    const g = before('income', { deck: NOTES.slice(0, 4), players: { red: { hand: held } } });
    everyoneBuys(g, 'yes');
    expect(hand(g, 'red')).toHaveLength(34);
  });

  test('[AUG-INC-2, AUG-RIG-8] what the next income brings is seen before it: the level, and the tiles that count', () => {
    const players = {
      red: { rights: { 'coat-of-arms': 4, 'letter-of-nobility': 5 } },
      blue: { rights: { 'coat-of-arms': 3 }, levels: { peerage: 2 } },
    };
    const g = before('philipp', { players });
    expect(['red', 'blue', 'green'].map((player) => publicPlayer(g, player).income)).toMatchObject([
      { prestige: 3 + 4 + 5 },
      { prestige: 5 + 3 },
      { prestige: 3 },
    ]);
  });

  test('[AUG-INC-7] after the last round only prestige is earned', () => {
    const g = before('income', { round: 6, players: { red: { levels: { peerage: 4, agency: 4 } } } });
    expect(g.table.isOver).toBe(true);
    expect([florins(g, 'red'), prestige(g, 'red'), hand(g, 'red')]).toEqual([1500, 12, []]);
  });
});
