import { compareEffects, type CountOwn } from '@fondaco/kernel/testing';
import { describe, expect, test } from 'vitest';
import { augsburg1520, type AugsburgView } from '../src/index.ts';
import { RIGHTS } from '../src/data/words.ts';
import { before, newTable, SEATS, viewPlayer, winnerWith, type GivenAugsburg } from './fixtures.ts';
import { hoarders } from './hoarders.ts';

interface Prices {
  readonly notes: { readonly prices: readonly number[]; readonly jokerPrice: number };
}

/** What a view says that a player has, with what they have said yes to and without what is sure to go. */
function countWith({ notes }: Prices): CountOwn<AugsburgView> {
  const priceOf = (note: string): number =>
    note === 'joker' ? notes.jokerPrice : notes.prices[Number(note.split('-')[1]) - 1];
  return (view, seat) => {
    const own = view.players.find((player) => player.seat === seat);
    if (own?.hand === undefined || own.florins === undefined) throw new Error(`${seat} does not see their own hand`);
    const { offered = [], answers = [], laid = [] } = own;
    const { privilege, showdown } = view;
    const bought = offered.filter((_, i) => answers[i] === 'yes');
    const drawn = privilege?.seat === seat ? offered.length : 0;
    const isLast = view.round === view.rounds;
    const isContested = showdown !== undefined && showdown.standing.length > 1;
    return {
      florins: own.florins - bought.reduce((sum, note) => sum + priceOf(note), 0),
      notes: own.hand.length + bought.length + drawn - (isContested ? 0 : laid.length),
      prestige: own.prestige,
      bid: typeof own.bid === 'number' ? own.bid : 0,
      choices: privilege?.seat === seat ? privilege.choicesLeft : 0,
      'income-florins': isLast ? 0 : own.income.florins,
      'income-prestige': own.income.prestige,
      'income-offered': isLast ? 0 : own.income.offered,
      'income-free': isLast ? 0 : own.income.free,
      ...own.levels,
      ...Object.fromEntries(RIGHTS.map((right) => [right, own.rights[right] === undefined ? 0 : 1])),
    };
  };
}

/** The effects of a line, `florins -100`. */
function effectsOf(g: GivenAugsburg, seat: string, ...lines: string[]): string[] {
  const effects = g.table.effects(g.table.seats.indexOf(seat), lines);
  if (!effects.ok) throw new Error(effects.error.message);
  return effects.value.map(({ amount, before: old, after }) => `${amount} ${after - old}`);
}

const timeout = 300_000;

describe('what a choice costs and brings', () => {
  test(
    '500 random tables: every change that a player counts is named, and none that does not happen',
    { timeout },
    () => {
      const countOwn = countWith(augsburg1520.parts() as unknown as Prices);
      const report = compareEffects(augsburg1520, { tables: 500, seed: 1, countOwn, decisionsPerTable: 6 });
      expect(report.faults).toEqual([]);
      expect(report.choices).toBeGreaterThan(6000);
      const unseen = augsburg1520.amounts.filter(({ name }) => !report.changed.has(name));
      expect(unseen.map(({ name }) => name)).toEqual(['master-builder']);
    },
  );

  test('[AUG-INC-5] the same where notes run short', { timeout }, () => {
    const game = hoarders();
    const countOwn = countWith(game.parts() as unknown as Prices);
    const report = compareEffects(game, { tables: 60, seed: 1, countOwn, decisionsPerTable: 8 });
    expect(report.faults).toEqual([]);
    expect(report.changed).toContain('notes');
  });

  test('[AUG-PRI-2, AUG-PRI-4, AUG-LEV-1, AUG-INC-1] choices on a card', () => {
    const g = winnerWith('card-1');
    expect(effectsOf(g, 'red', 'use points-7')).toEqual(['prestige 7', 'choices -1']);
    expect(effectsOf(g, 'red', 'use agency level')).toEqual(['choices -1', 'income-florins 300', 'agency 1']);
    expect(effectsOf(g, 'red', 'use agency level', 'use points-7')).toEqual([
      'prestige 7',
      'choices -2',
      'income-florins 300',
      'agency 1',
    ]);
  });

  test('[AUG-INC-7] in the last round no florins or notes are promised, for only prestige comes after it', () => {
    const { rounds } = augsburg1520.parts() as unknown as { readonly rounds: Readonly<Record<number, number>> };
    const last = { round: rounds[SEATS.length] };
    expect(effectsOf(winnerWith('card-1', last), 'red', 'use agency level')).toEqual(['choices -1', 'agency 1']);
    const players = { red: { levels: { office: 4 } } };
    const mint = winnerWith('card-3', { ...last, players });
    expect(effectsOf(mint, 'red', 'use office mint-master')).toEqual(['choices -1', 'mint-master 1']);
  });

  test('[AUG-RIG-5, AUG-INF-2] what a building costs, also where the price tells others something', () => {
    const known = { florins: { least: 500, most: 1500 } };
    const g = winnerWith('card-3', { players: { red: { florins: 1500, known } } });
    expect(effectsOf(g, 'red', 'use office church')).toEqual(['florins -800', 'choices -1', 'church 1']);
  });

  test('[AUG-RIG-3] a right', () => {
    const g = winnerWith('card-3', { players: { red: { levels: { office: 4 } } } });
    expect(effectsOf(g, 'red', 'use office master-builder')).toEqual(['choices -1', 'master-builder 1']);
    expect(effectsOf(g, 'red', 'use office mint-master')).toEqual(['choices -1', 'income-free 1', 'mint-master 1']);
  });

  test('[AUG-INC-6] what a note costs, also for the last who answers', () => {
    const g = newTable(2);
    const [red, blue] = g.table.seats;
    const cost = (seat: string): string[] => effectsOf(g, seat, g.offers(seat)[1]);
    expect(cost(red)).toMatchObject([expect.stringMatching(/^florins -\d+$/), 'notes 1']);
    while (g.offers(red).length > 0) g.play(red, g.offers(red)[0]);
    const { offeredCount = 0 } = viewPlayer(g, blue);
    for (let i = 1; i < offeredCount; i++) g.play(blue, g.offers(blue)[0]);
    expect(g.table.preview(1, [g.offers(blue)[1]])).toMatchObject({ ok: true, value: { isRevealing: true } });
    expect(cost(blue)).toMatchObject([expect.stringMatching(/^florins -\d+$/), 'notes 1']);
  });

  test('[AUG-BID-7, AUG-BID-8] notes are gone for who stands alone, and not yet in a showdown', () => {
    const players = { red: { hand: ['maria-3', 'leo-1'] }, blue: { hand: ['maria-4'] } };
    const alone = before('maria', { players });
    expect(effectsOf(alone, 'red', 'bid 1')).toEqual(['bid 1']);
    alone.playLines('red bid 1\nblue pass\ngreen pass\nyellow pass');
    expect(effectsOf(alone, 'red', 'show maria-3')).toEqual(['notes -1']);
    const showdown = before('maria', { players });
    showdown.playLines('red bid 1\nblue call\ngreen pass\nyellow pass');
    expect(effectsOf(showdown, 'red', 'show maria-3')).toEqual([]);
  });
});
