import { describe, expect, test } from 'vitest';
import { before, everyonePasses, florins, hand, known, viewPlayer, publicPlayer, step, waiting } from '../fixtures.ts';

const notes = (noble: string, ...values: number[]): string[] => values.map((value) => `${noble}-${value}`);

/** Everybody holds three notes of Maria and a joker. */
const THREE_EACH = {
  red: { hand: [...notes('maria', 1, 5, 9), 'joker'] },
  blue: { hand: [...notes('maria', 2, 6, 10), 'joker'] },
  green: { hand: [...notes('maria', 3, 7, 11), 'joker'] },
  yellow: { hand: [...notes('maria', 4, 8, 12), 'joker'] },
};

describe('BID', () => {
  test('[AUG-BID-1] the winner of the last auction that had one opens', () => {
    const g = before('leo', { opener: 'green', players: { yellow: { hand: notes('leo', 1, 2) } } });
    expect(waiting(g)).toEqual(['green']);
    g.playLines(`
      green pass
      yellow bid 1
      red pass
      blue pass
      yellow show leo-2
      yellow take card-1
      yellow give-up
      yellow give-up`);
    expect(g.view().auction?.noble).toBe('maria');
    expect(waiting(g)).toEqual(['yellow']);
  });

  test('[AUG-BID-1] across rounds too', () => {
    const g = before('income', { opener: 'green' });
    while (step(g) === 'purchase')
      for (const player of waiting(g) as string[])
        g.play(player, g.offers(player).filter((line) => line.endsWith('no'))[0]);
    expect(waiting(g)).toEqual(['green']);
  });

  test('[AUG-BID-2] a bid is a number of at least one, and shows no cards', () => {
    const g = before('maria', { players: THREE_EACH });
    expect(g.offers('red')).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3', 'bid 4']);
    expect(g.whyNot('red', 'bid 0')).toEqual({ clause: 'AUG-BID-2', reason: 'bid-at-least-one' });
    g.play('red', 'bid 2');
    expect(publicPlayer(g, 'red').bid).toBe(2);
    expect(publicPlayer(g, 'red')).not.toHaveProperty('hand');
    expect(g.events).toEqual([{ type: 'bid', seat: 'red', number: 2 }]);
  });

  test('[AUG-BID-3] notes of the visited noble and jokers are valid, but not jokers alone', () => {
    const players = {
      red: { hand: ['joker', 'joker', ...notes('maria', 3), ...notes('leo', 1, 2)] },
      blue: { hand: ['joker', 'joker', 'joker', ...notes('leo', 5)] },
    };
    const g = before('maria', { players });
    expect(g.offers('red')).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3']);
    expect(g.whyNot('red', 'bid 4')).toEqual({ clause: 'AUG-BID-3', reason: 'too-few-notes' });
    g.play('red', 'bid 1');
    expect(g.offers('blue')).toEqual(['pass']);
    expect(g.whyNot('blue', 'call')).toEqual({ clause: 'AUG-BID-3', reason: 'no-valid-note' });
    const all = before('maximilian', { players });
    expect(all.offers('red').at(-1)).toBe('bid 5');
  });

  test('[AUG-BID-3] a bid proves what it needs: so many valid cards, one of them no joker', () => {
    const g = before('maria', { players: THREE_EACH });
    g.play('red', 'bid 2');
    expect(known(g, 'red').proved).toEqual({ maria: { valid: 2, real: 1 } });
    g.play('blue', 'call');
    expect(known(g, 'blue').proved).toEqual({ maria: { valid: 2, real: 1 } });
  });

  test('[AUG-BID-4] while none is named each passes or names one, the last player too', () => {
    const g = before('maria', { players: THREE_EACH });
    expect(g.whyNot('red', 'call')).toEqual({ clause: 'AUG-BID-4', reason: 'nothing-to-call' });
    g.playLines('red pass\nblue pass\ngreen pass');
    expect(g.offers('yellow')).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3', 'bid 4']);
    g.play('yellow', 'bid 1');
    expect(step(g)).toBe('show');
  });

  test('[AUG-BID-4] then each passes, calls, or raises by one or more; who passed is out', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('red bid 2\nblue pass');
    expect(g.offers('green')).toEqual(['pass', 'call', 'bid 3', 'bid 4']);
    expect(g.whyNot('green', 'bid 2')).toEqual({ clause: 'AUG-BID-4', reason: 'bid-too-low' });
    g.playLines('green bid 4\nyellow pass\nred call');
    expect(step(g)).toBe('show');
    expect(waiting(g)).toEqual(['red', 'green']);
  });

  test('[AUG-BID-4] who holds no valid note is asked like the others', () => {
    const g = before('maria', { players: { blue: { hand: notes('leo', 5) } } });
    g.play('red', 'pass');
    expect(waiting(g)).toEqual(['blue']);
    expect(g.offers('blue')).toEqual(['pass']);
  });

  test('[AUG-BID-4] nothing but a bid is said then', () => {
    const g = before('maria', { players: THREE_EACH });
    for (const line of ['show maria-1', 'take card-1', 'give-up'])
      expect(g.whyNot('red', line)).toEqual({ clause: 'AUG-BID-4', reason: 'not-now' });
  });

  test('[AUG-BID-5] the auction ends when the turn comes back to who first named the number', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('red bid 2\nblue call\ngreen call\nyellow call');
    expect(step(g)).toBe('show');
    expect(waiting(g)).toEqual(['red', 'blue', 'green', 'yellow']);
  });

  test('[AUG-BID-5] after a raise it goes on to the raiser', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('red bid 2\nblue bid 3\ngreen pass\nyellow pass');
    expect(waiting(g)).toEqual(['red']);
    g.play('red', 'call');
    expect(step(g)).toBe('show');
  });

  test('[AUG-BID-5] or when all others have passed: nobody raises their own number', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('red pass\nblue bid 2\ngreen pass\nyellow pass');
    expect(step(g)).toBe('show');
    expect(waiting(g)).toEqual(['blue']);
  });

  test('[AUG-BID-6, AUG-BID-1] all pass: nobody gets a card, and the same player opens at the next noble', () => {
    const g = before('maria', { opener: 'blue', players: THREE_EACH });
    g.playLines('blue pass\ngreen pass\nyellow pass\nred pass');
    expect(g.view().auction?.noble).toBe('maximilian');
    expect(waiting(g)).toEqual(['blue']);
    expect(g.view().cards.open).toHaveLength(5);
    g.playLines('blue pass\ngreen pass\nyellow pass\nred pass');
    expect(step(g)).toBe('purchase');
  });

  test('[AUG-BID-7] one alone shows that many valid notes of their choice and discards them; nobody is compensated', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('red bid 2\nblue pass\ngreen pass\nyellow pass');
    expect(g.offers('red')).toEqual(['show maria-1', 'show maria-5', 'show maria-9']);
    g.play('red', 'show maria-5');
    expect(g.offers('red')).toEqual(['show maria-9', 'show joker']);
    expect(g.whyNot('red', 'show maria-1')).toEqual({ clause: 'AUG-BID-7', reason: 'show-in-ascending-order' });
    g.play('red', 'show joker');
    expect(hand(g, 'red')).toEqual(['maria-1', 'maria-9']);
    expect(g.view('blue').knownDiscards).toEqual(['maria-5', 'joker']);
    expect(['red', 'blue', 'green', 'yellow'].map((player) => florins(g, player))).toEqual([1500, 1500, 1500, 1500]);
    expect(step(g)).toBe('take');
  });

  test('[AUG-BID-7] nothing is offered that could not be finished', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('red bid 4\nblue pass\ngreen pass\nyellow pass');
    expect(g.offers('red')).toEqual(['show maria-1']);
    expect(g.whyNot('red', 'show maria-5')).toEqual({ clause: 'AUG-BID-7', reason: 'too-few-notes-would-be-left' });
    expect(g.whyNot('red', 'show joker')).toEqual({ clause: 'AUG-BID-3', reason: 'jokers-come-after-a-note' });
    expect(g.whyNot('red', 'show maria-2')).toEqual({ clause: 'AUG-BID-3', reason: 'not-in-hand' });
  });

  test('[AUG-BID-7, AUG-BID-10] of one alone the notes and the victory are told, and no compensation', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('red bid 1\nblue pass\ngreen pass\nyellow pass\nred show maria-1');
    expect(g.events.slice(-2)).toEqual([
      { type: 'shown', seat: 'red', note: 'maria-1' },
      { type: 'won', seat: 'red', noble: 'maria', number: 1 },
    ]);
  });

  test('[AUG-BID-3, AUG-BID-7] a note of another noble is not valid, a joker has to be there, and enough of them', () => {
    const players = {
      red: { hand: [...notes('maria', 1, 5, 9), 'leo-2', 'joker'] },
      blue: { hand: notes('maria', 2, 3) },
    };
    const g = before('maria', { players });
    g.playLines('red bid 3\nblue pass\ngreen pass\nyellow pass');
    expect(g.whyNot('red', 'show leo-2')).toEqual({ clause: 'AUG-BID-3', reason: 'note-is-not-valid' });
    g.play('red', 'show maria-1');
    expect(g.offers('red')).toEqual(['show maria-5', 'show maria-9']);
    expect(g.whyNot('red', 'show joker')).toEqual({ clause: 'AUG-BID-7', reason: 'too-few-notes-would-be-left' });
    const none = before('maria', { opener: 'blue', players });
    none.playLines('blue bid 2\ngreen pass\nyellow pass\nred pass\nblue show maria-2');
    expect(none.whyNot('blue', 'show joker')).toEqual({ clause: 'AUG-BID-3', reason: 'not-in-hand' });
  });

  test('[AUG-BID-8] the choices are secret until all have made theirs; the highest single value wins, sums do not count', () => {
    const players = {
      red: { hand: notes('maria', 2, 17) },
      blue: { hand: notes('maria', 15, 16) },
    };
    const g = before('maria', { players });
    g.playLines('red bid 2\nblue call\ngreen pass\nyellow pass');
    g.play('red', 'show maria-2', 'show maria-17');
    expect(g.table.recordFor(1).lines.at(-1)?.words).toBe('show ?');
    expect(publicPlayer(g, 'red')).toMatchObject({ laidCount: 2 });
    expect(known(g, 'red').notes).toEqual([]);
    g.play('blue', 'show maria-15', 'show maria-16');
    expect(g.view().opener).toBe('red');
    expect(g.events.filter(({ type }) => type === 'shown')).toHaveLength(4);
  });

  test('[AUG-BID-8] the order of answering changes nothing', () => {
    const players = { red: { hand: notes('maria', 2, 17) }, blue: { hand: notes('maria', 15, 16) } };
    const ends = [
      'red show maria-2\nred show maria-17\nblue show maria-15\nblue show maria-16',
      'blue show maria-15\nred show maria-2\nblue show maria-16\nred show maria-17',
    ].map((lines) => {
      const g = before('maria', { players });
      g.playLines('red bid 2\nblue call\ngreen pass\nyellow pass');
      g.playLines(lines);
      return g.table.copyState().bytes;
    });
    expect(ends[0]).toEqual(ends[1]);
  });

  test('[AUG-BID-8] jokers have no value', () => {
    const players = {
      red: { hand: [...notes('maria', 3), 'joker', 'joker'] },
      blue: { hand: notes('maria', 1, 2, 4) },
    };
    const g = before('maria', { players });
    g.playLines('red bid 3\nblue call\ngreen pass\nyellow pass');
    g.play('red', 'show maria-3', 'show joker', 'show joker');
    g.play('blue', 'show maria-1', 'show maria-2', 'show maria-4');
    expect(g.view().opener).toBe('blue');
  });

  test('[AUG-BID-9] at Maximilian equal values rank Maria, Leo, Louise, Philipp, for the second and third place too', () => {
    const players = {
      red: { hand: ['philipp-15'], florins: 0 },
      blue: { hand: ['louise-15'], florins: 0 },
      green: { hand: ['leo-15'], florins: 0 },
      yellow: { hand: ['maria-15'], florins: 0 },
    };
    const g = before('maximilian', { players });
    g.playLines('red bid 1\nblue call\ngreen call\nyellow call');
    g.playLines('red show philipp-15\nblue show louise-15\ngreen show leo-15\nyellow show maria-15');
    expect(g.view().opener).toBe('yellow');
    expect(['red', 'blue', 'green', 'yellow'].map((player) => florins(g, player))).toEqual([0, 50, 100, 0]);
  });

  test("[AUG-BID-9] each player's best card counts", () => {
    const players = {
      red: { hand: ['philipp-1', 'maria-10'], florins: 0 },
      blue: { hand: ['philipp-9', 'louise-9'], florins: 0 },
      green: { hand: ['leo-2', 'maria-11'], florins: 0 },
    };
    const g = before('maximilian', { players });
    g.playLines('red bid 2\nblue call\ngreen call\nyellow pass');
    g.playLines(
      'red show philipp-1\nred show maria-10\nblue show philipp-9\nblue show louise-9\ngreen show leo-2\ngreen show maria-11',
    );
    expect(g.view().opener).toBe('green');
    expect(['red', 'blue', 'green'].map((player) => florins(g, player))).toEqual([100, 50, 0]);
  });

  test('[AUG-BID-10] the winner discards, the others take back what all have seen; 100 and 50 florins', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('red bid 2\nblue call\ngreen call\nyellow pass');
    g.playLines(
      'red show maria-1\nred show maria-9\nblue show maria-10\nblue show joker\ngreen show maria-3\ngreen show maria-11',
    );
    expect(g.view().opener).toBe('green');
    expect(hand(g, 'green')).toEqual(['maria-7', 'joker']);
    expect(hand(g, 'red')).toEqual(['maria-1', 'maria-5', 'maria-9', 'joker']);
    expect(known(g, 'red').notes).toEqual(['maria-1', 'maria-9']);
    expect(known(g, 'blue').notes).toEqual(['maria-10', 'joker']);
    expect(g.view().knownDiscards).toEqual(['maria-3', 'maria-11']);
    expect(['red', 'blue', 'green', 'yellow'].map((player) => florins(g, player))).toEqual([1550, 1600, 1500, 1500]);
  });

  test('[AUG-BID-10] with two in the showdown only the 100 is paid', () => {
    const g = before('maria', { players: THREE_EACH });
    g.playLines('red bid 1\nblue call\ngreen pass\nyellow pass\nred show maria-9\nblue show maria-10');
    expect(['red', 'blue', 'green', 'yellow'].map((player) => florins(g, player))).toEqual([1600, 1500, 1500, 1500]);
  });

  test('[AUG-BID-8, AUG-BID-9, AUG-BID-10] everyone sees what was shown, who came where and was paid what, till the next auction', () => {
    const players = {
      red: { hand: ['maria-3', 'joker'] },
      blue: { hand: ['maria-9', 'maria-1'] },
      green: { hand: ['maria-4', 'maria-5'] },
      yellow: { hand: ['maria-2', 'maria-6'] },
    };
    const g = before('maria', { players });
    g.playLines('red bid 2\nblue call\ngreen call\nyellow call\nred show maria-3\nred show joker');
    expect(g.view().showing).toBeUndefined();
    g.playLines('blue show maria-1\nblue show maria-9\ngreen show maria-4\ngreen show maria-5');
    g.playLines('yellow show maria-2\nyellow show maria-6');
    const shown = [
      { seat: 'blue', notes: ['maria-1', 'maria-9'], best: 'maria-9', place: 1, florins: 0 },
      { seat: 'yellow', notes: ['maria-2', 'maria-6'], best: 'maria-6', place: 2, florins: 100 },
      { seat: 'green', notes: ['maria-4', 'maria-5'], best: 'maria-5', place: 3, florins: 50 },
      { seat: 'red', notes: ['maria-3', 'joker'], best: 'maria-3', place: 4, florins: 0 },
    ];
    expect(g.view()).toMatchObject({ showing: { noble: 'maria', number: 2, winner: 'blue', shown }, taken: {} });
    expect(g.view().visits).toEqual([{ noble: 'maria', winner: 'blue' }]);
    g.play('blue', 'take card-3', 'give-up');
    expect(g.view()).toMatchObject({ showing: { shown }, taken: { 'card-3': 'blue' } });
    g.play('blue', 'give-up');
    expect(g.view().showing).toBeUndefined();
    everyonePasses(g);
    expect(g.view('red').visits).toEqual([{ noble: 'maria', winner: 'blue' }, { noble: 'maximilian' }]);
  });

  test('[AUG-BID-9] the ranks of notes are shown to who holds them', () => {
    const g = before('maximilian', { players: { red: { hand: ['philipp-9', 'maria-9', 'leo-10', 'joker'] } } });
    const ranks = viewPlayer(g, 'red').ranks ?? {};
    expect(Object.keys(ranks).toSorted((a, b) => ranks[b] - ranks[a])).toEqual(['leo-10', 'maria-9', 'philipp-9']);
    expect(publicPlayer(g, 'red')).not.toHaveProperty('ranks');
  });
});
