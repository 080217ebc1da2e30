import { compareEffects } from '@fondaco/kernel/testing';
import { describe, expect, test } from 'vitest';
import { deVulgariEloquentia, type DveView } from '../src/index.ts';
import { CHARTS, SOURCES } from '../src/data/words.ts';
import { electionOf, turnOf, type GivenDve } from './fixtures.ts';

/** What the view says that a player has. */
function countOwn(view: DveView, seat: string): Record<string, number> {
  const own = view.players.find((player) => player.seat === seat);
  if (own?.behind === undefined) throw new Error(`${seat} does not see their own cubes`);
  const { behind, points } = own;
  return {
    actions: own.actions,
    ducats: own.ducats,
    politicians: behind.politician,
    noblemen: behind.nobleman,
    abbesses: behind.abbess,
    amanuenses: own.amanuensesInFront,
    votes: own.votes ?? 0,
    manuscripts: own.manuscripts?.length ?? 0,
    bologna: own.bologna,
    ...Object.fromEntries(
      CHARTS.map((chart) => [chart, view.charts[chart].find((disc) => disc.seat === seat)?.space ?? 0]),
    ),
    ...Object.fromEntries(SOURCES.map((source) => [`points-${source}`, points[source] ?? 0])),
  };
}

/** The effects of a line, `ducats -10`. */
function effectsOf(g: GivenDve, seat: string, line: string): string[] {
  const effects = g.table.effects(g.table.seats.indexOf(seat), [line]);
  if (!effects.ok) throw new Error(effects.error.message);
  return effects.value.map(({ amount, before, after }) => `${amount} ${after - before}`);
}

const timeout = 300_000;

describe('what a choice costs and brings', () => {
  test(
    '500 random tables: every change that a player counts is named, and none that does not happen',
    { timeout },
    () => {
      const report = compareEffects(deVulgariEloquentia, { tables: 500, seed: 1, countOwn });
      expect(report.faults).toEqual([]);
      expect(report.choices).toBeGreaterThan(20_000);
      const unseen = deVulgariEloquentia.amounts.filter(({ name }) => !report.changed.has(name));
      expect(unseen.map(({ name }) => name)).toEqual(['points-five-colours']);
    },
  );

  test('[DVE-MOV-3, DVE-CIT-1, DVE-NOB-2] moving, claiming, buying and selling', () => {
    const g = turnOf('red', { forSale: { nobleman: 2 }, players: { red: { at: 'milano', ducats: 40 } } });
    expect(effectsOf(g, 'red', 'move roma')).toEqual(['actions -4', 'ducats -10']);
    expect(effectsOf(g, 'red', 'nobleman 1')).toEqual(['actions -1', 'noblemen 1', 'votes 2']);
    expect(effectsOf(g, 'red', 'nobleman 2 sell-2')).toEqual(['actions -4', 'ducats 40']);
    expect(effectsOf(g, 'red', 'claim city')).toEqual(['ducats 25']);
  });

  test('[DVE-MAN-1, DVE-SCO-7, DVE-SCO-8] a manuscript, and the points it brings', () => {
    const manuscripts = ['latino-1', 'fiorentino-1', 'siciliano-1', 'oc-1'];
    const g = turnOf('red', {
      manuscripts: { open: ['oil-1'] },
      players: { red: { at: 'genova', manuscripts, charts: { knowledge: 20 } } },
    });
    expect(effectsOf(g, 'red', 'take oil-1')).toEqual([
      'actions -1',
      'manuscripts 1',
      'points-manuscripts 1',
      'points-five-colours 5',
    ]);
  });

  test('[DVE-ELE-1, DVE-ELE-4] what an office takes and brings, though the game ends with it', () => {
    const g = electionOf({ players: { red: { tile: 'lanzuisi', behind: { politician: 6 } } } });
    expect(effectsOf(g, 'red', 'pope')).toEqual(['politicians -6', 'votes -18', 'points-office 8', 'points-tile -6']);
  });

  test('[DVE-LIB-2, DVE-INF-3] what nobody can know yet is not told', () => {
    const table = {
      turn: 12,
      papalEvents: { tiles: ['white', 'red', 'white', 'red', 'white'], shown: 1 },
      players: { red: { charts: { library: 3 } } },
    };
    const g = turnOf('red', table);
    expect(effectsOf(g, 'red', 'draw')).toEqual([]);
    g.play('red', 'draw');
    const [line] = g.offers('red', 'keep');
    expect(effectsOf(g, 'red', line)).toEqual([`points-library-tile ${line.split(' ')[1]}`]);
  });

  test('[DVE-ACT-4] the actions that lapse when a turn ends', () => {
    expect(effectsOf(turnOf('red'), 'red', 'end')).toEqual(['actions -5']);
    const last = turnOf('green', { turn: 3 });
    expect(last.table.preview(2, ['end'])).toMatchObject({ ok: true, value: { isRevealing: true } });
    expect(effectsOf(last, 'green', 'end')).toEqual(['actions -5']);
  });
});
