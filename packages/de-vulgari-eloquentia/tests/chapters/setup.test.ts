import { FastRandom, Table, type Json } from '@fondaco/kernel';
import { givenTable, NAMES } from '@fondaco/kernel/testing';
import { describe, expect, test } from 'vitest';
import { deVulgariEloquentia as game } from '../../src/index.ts';
import { chart, ranked, viewPlayer, type GivenDve } from '../fixtures.ts';

function newTable(players: number, seed: number, options: Record<string, string> = {}): GivenDve {
  const table = Table.create(game, { names: NAMES.slice(0, players), options, seed: new FastRandom(seed).seed() });
  if (!table.ok) throw new Error(table.error.message);
  return givenTable(table.value);
}

/** The whole position, secrets included. */
function laid(g: GivenDve): Record<string, Json> {
  return g.table.position()['table'] as Record<string, Json>;
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('SET', () => {
  test('[DVE-SET-1] 2 to 5 players begin as merchants with 10 ducats', () => {
    for (const players of [2, 3, 4, 5]) {
      const g = newTable(players, 1);
      for (const seat of g.table.seats)
        expect(viewPlayer(g, seat)).toMatchObject({ character: 'merchant', ducats: 10 });
    }
    for (const names of [['red'], ['a', 'b', 'c', 'd', 'e', 'f']]) {
      expect(Table.create(game, { names, seed: new Uint8Array(32) })).toMatchObject({
        ok: false,
        error: { code: 'bad-setup' },
      });
    }
  });

  test('[DVE-SET-2] a random event is first, the others follow in ascending number with 1 after 9, Stupor Mundi is tenth', () => {
    const firsts = new Set<number>();
    for (const seed of SEEDS) {
      const { onTurn } = newTable(3, seed).view().events;
      firsts.add(onTurn[0]);
      for (let i = 1; i < 9; i++) expect(onTurn[i]).toBe((onTurn[i - 1] % 9) + 1);
      expect(onTurn[9]).toBe(10);
      expect(onTurn).toHaveLength(10);
    }
    expect(firsts.size).toBeGreaterThan(3);
  });

  test('[DVE-SET-3] five papal events, two of them red, are shuffled face down', () => {
    const orders = new Set<string>();
    for (const seed of SEEDS) {
      const g = newTable(3, seed);
      const { tiles, shown } = laid(g)['papalEvents'] as unknown as { tiles: string[]; shown: number };
      expect(tiles.toSorted()).toEqual(['red', 'red', 'white', 'white', 'white']);
      expect(shown).toBe(0);
      expect(g.view('red').papalEvents).toEqual([]);
      orders.add(tiles.join());
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  test('[DVE-SET-4] the bag fills turns 1 to 7 up to players + 2', () => {
    const bags: Record<number, number[]> = {
      2: [3, 5, 14, 6],
      3: [6, 5, 16, 8],
      4: [8, 7, 17, 10],
      5: [11, 7, 20, 11],
    };
    for (const players of [2, 3, 4, 5]) {
      const rows = laid(newTable(players, 4))['turnChart'] as unknown as Record<string, Record<string, number>>;
      const totals = [0, 0, 0, 0];
      for (let turn = 1; turn <= 16; turn++) {
        const counts = Object.values(rows[turn]);
        counts.forEach((count, colour) => (totals[colour] += count));
        expect(counts.reduce((a, b) => a + b)).toBe(turn <= 7 ? players + 2 : 0);
      }
      expect(totals).toEqual(bags[players]);
    }
  });

  test('[DVE-SET-5] the canticle tiles lie shuffled and open on the five Franciscan cities', () => {
    const orders = new Set<string>();
    for (const seed of SEEDS) {
      const canticle = newTable(2, seed).view().canticle;
      expect(Object.keys(canticle).toSorted()).toEqual(['assisi', 'celano', 'cortona', 'gubbio', 'urbino']);
      expect(Object.values(canticle).toSorted((a, b) => a - b)).toEqual([2, 6, 8, 10, 12]);
      orders.add(JSON.stringify(canticle));
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  test('[DVE-SET-6] players − 1 manuscripts of each level lie open, the rest in decks; Lingua Volgare lies aside', () => {
    for (const players of [2, 3, 4, 5]) {
      const g = newTable(players, 5);
      const { open, inDeck } = g.view().manuscripts;
      for (const level of [1, 2, 3])
        expect(open.filter((word) => word.endsWith(`-${level}`))).toHaveLength(players - 1);
      expect(open.filter((word) => !/\d$/.test(word))).toHaveLength(players - 1);
      expect(inDeck).toEqual([16 - players, 16 - players, 16 - players, 11 - players]);
      expect(open).not.toContain('lingua-volgare');
    }
  });

  test('[DVE-SET-7] the eight library tiles form one shuffled face-down deck', () => {
    const decks = SEEDS.map((seed) => (laid(newTable(2, seed))['library'] as unknown as { deck: number[] }).deck);
    for (const deck of decks) expect(deck.toSorted((a, b) => a - b)).toEqual([2, 2, 2, 3, 3, 3, 4, 4]);
    expect(new Set(decks.map((deck) => deck.join())).size).toBeGreaterThan(3);
    expect(newTable(2, 1).view('red').library).toEqual({ tiles: 8, looks: [] });
  });

  test('[DVE-SET-8] the five friars and five cardinals lie open', () => {
    expect(newTable(4, 1).view('red').tiles).toEqual([
      'mario',
      'michael',
      'stefano',
      'gigi',
      'ralph',
      'lanzuisi',
      'balestreri',
      'shlasinger',
      'muret',
      'zazza',
    ]);
  });

  test('[DVE-SET-9] in reverse game order each player chooses a starting city no one else has chosen', () => {
    const firsts = new Set<string>();
    for (const seed of SEEDS) {
      const g = newTable(4, seed);
      const order = g.view().order;
      firsts.add(order[0]);
      const chosen: string[] = [];
      for (const player of order.toReversed()) {
        expect(g.table.seats.filter((_, seat) => ((g.table.waiting >> seat) & 1) === 1)).toEqual([player]);
        const cities = ['torino', 'vicenza', 'ancona', 'taranto', 'catania'].filter((city) => !chosen.includes(city));
        expect(g.offers(player)).toEqual(cities.map((city) => `start ${city}`));
        for (const city of chosen)
          expect(g.whyNot(player, `start ${city}`)).toEqual({ clause: 'DVE-SET-9', reason: 'city-chosen-already' });
        expect(g.whyNot(player, 'start roma')).toEqual({ clause: 'DVE-SET-9', reason: 'not-a-starting-city' });
        g.play(player, `start ${cities[1]}`);
        chosen.push(cities[1]);
        expect(viewPlayer(g, player).at).toBe(cities[1]);
      }
    }
    expect(firsts.size).toBeGreaterThan(1);
  });

  test('[DVE-SET-10] the discs are stacked on the first space of the knowledge chart, the last player at the bottom', () => {
    const g = newTable(5, 3);
    const order = g.view().order;
    expect(ranked(g, 'knowledge')).toEqual(order.toReversed());
    expect(Object.values(chart(g, 'knowledge'))).toEqual([1, 1, 1, 1, 1]);
  });

  test('[DVE-SET-11] the other discs start before the first space', () => {
    const g = newTable(3, 3);
    for (const name of ['riddle', 'messenger', 'orient', 'canticle', 'library', 'rest'] as const) {
      expect(Object.values(chart(g, name))).toEqual([0, 0, 0]);
    }
  });
});

describe('VAR', () => {
  test('[DVE-VAR-1] lone manuscripts: one of each colour on level 1, two open of each level, only for 2 or 3 players', () => {
    for (const players of [2, 3]) {
      const g = newTable(players, 6, { 'lone-manuscripts': 'yes' });
      const { open, inDeck } = g.view().manuscripts;
      expect(open).toHaveLength(8);
      expect(inDeck).toEqual([3, 13, 13, 8]);
      const { decks } = laid(g)['manuscripts'] as unknown as { decks: string[][] };
      const first = [...decks[0], ...open.filter((word) => word.endsWith('-1'))];
      expect(first.toSorted()).toEqual(['fiorentino-1', 'latino-1', 'oc-1', 'oil-1', 'siciliano-1']);
    }
    const refused = Table.create(game, {
      names: ['a', 'b', 'c', 'd'],
      options: { 'lone-manuscripts': 'yes' },
      seed: new Uint8Array(32),
    });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'bad-setup', clause: 'DVE-VAR-1', where: 'options.lone-manuscripts' },
    });
  });
});
