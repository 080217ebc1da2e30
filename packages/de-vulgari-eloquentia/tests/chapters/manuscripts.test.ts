import { describe, expect, test } from 'vitest';
import { actionsLeft, points, viewPlayer, turnOf } from '../fixtures.ts';

const ALL_OF_LEVEL_1 = ['oil', 'latino', 'fiorentino', 'siciliano', 'oc'].flatMap((dialect) =>
  Array.from({ length: 3 }, () => `${dialect}-1`),
);
const ALL_OF_LEVEL_2 = ALL_OF_LEVEL_1.map((word) => word.replace('-1', '-2'));
const ALL_OF_LEVEL_3 = ALL_OF_LEVEL_1.map((word) => word.replace('-1', '-3'));

describe('MAN', () => {
  test('[DVE-MAN-1] at most one manuscript per turn, from the open ones, and it goes behind the screen', () => {
    const g = turnOf('red', { manuscripts: { open: ['oil-1', 'oil-1'] }, players: { red: { at: 'genova' } } });
    g.play('red', 'take oil-1');
    expect(viewPlayer(g, 'red').manuscripts).toEqual(['oil-1']);
    expect(viewPlayer(g, 'red', 'blue').manuscripts).toBeUndefined();
    expect(g.whyNot('red', 'take oil-1')).toEqual({ clause: 'DVE-MAN-1', reason: 'took-a-manuscript-already' });
    const closed = turnOf('red', {
      manuscripts: { open: ['oil-1'] },
      players: { red: { at: 'genova', charts: { knowledge: 40 } } },
    });
    expect(closed.whyNot('red', 'take oil-2')).toEqual({ clause: 'DVE-MAN-1', reason: 'manuscript-is-not-open' });
  });

  test('[DVE-MAN-2] example: a blue manuscript of level 1 or 2 at Genova with knowledge level 3, not of level 4', () => {
    const open = ['oil-1', 'oil-2', 'latino-1', 'fiorentino-3', 'oil-oc'];
    const g = turnOf('red', { manuscripts: { open }, players: { red: { at: 'genova', charts: { knowledge: 25 } } } });
    expect(g.offers('red', 'take')).toEqual(['take oil-1', 'take oil-2']);
    expect(g.whyNot('red', 'take oil-oc')).toEqual({ clause: 'DVE-MAN-2', reason: 'knowledge-level-too-low' });
    const low = turnOf('red', {
      manuscripts: { open: ['oil-2'] },
      players: { red: { at: 'genova', charts: { knowledge: 12 } } },
    });
    expect(low.whyNot('red', 'take oil-2')).toEqual({ clause: 'DVE-MAN-2', reason: 'knowledge-level-too-low' });
  });

  test('[DVE-MAN-2] the level counts, however the cost has dropped', () => {
    const g = turnOf('red', {
      manuscripts: { open: ['oil-2'], volgareEntered: true },
      players: {
        red: { at: 'genova', charts: { knowledge: 12 } },
        blue: { manuscripts: [...ALL_OF_LEVEL_1, 'lingua-volgare'] },
      },
    });
    expect(g.whyNot('red', 'take oil-2')).toEqual({ clause: 'DVE-MAN-2', reason: 'knowledge-level-too-low' });
  });

  test("[DVE-MAN-3] in a zone of the manuscript's colour, for level 4 of one of its two; not at sea or in neutral zones", () => {
    const open = ['oil-1', 'fiorentino-1', 'oil-fiorentino', 'latino-oc'];
    const at = (zone: string, more = {}) =>
      turnOf('red', {
        manuscripts: { open },
        players: { red: { at: zone, charts: { knowledge: 50 }, ...more } },
      }).offers('red', 'take');
    expect(at('genova')).toEqual(['take oil-1', 'take oil-fiorentino']);
    expect(at('siena')).toEqual(['take fiorentino-1', 'take oil-fiorentino']);
    expect(at('bologna')).toEqual(['take latino-oc']);
    expect(at('torino')).toEqual([]);
    expect(at('abbey-north')).toEqual([]);
    expect(at('tyrrhenian', { embarkedFrom: 'genova' })).toEqual([]);
    const g = turnOf('red', { manuscripts: { open }, players: { red: { at: 'roma', charts: { knowledge: 50 } } } });
    expect(g.whyNot('red', 'take oil-1')).toEqual({ clause: 'DVE-MAN-3', reason: 'wrong-dialect-here' });
  });

  test('[DVE-MAN-4] it costs 1 action more than there are lower levels not exhausted', () => {
    const open = ['oil-1', 'oil-2', 'oil-3', 'oil-oc'];
    for (const [word, actions] of [
      ['oil-1', 1],
      ['oil-2', 2],
      ['oil-3', 3],
      ['oil-oc', 4],
    ] as const) {
      const g = turnOf('red', { manuscripts: { open }, players: { red: { at: 'genova', charts: { knowledge: 60 } } } });
      g.play('red', `take ${word}`);
      expect(actionsLeft(g)).toBe(5 - actions);
    }
    const short = turnOf('red', {
      acting: { actions: 2 },
      manuscripts: { open },
      players: { red: { at: 'genova', charts: { knowledge: 60 } } },
    });
    expect(short.whyNot('red', 'take oil-3')).toEqual({ clause: 'DVE-MAN-4', reason: 'manuscript-costs-more-actions' });
    const dropped = turnOf('red', {
      manuscripts: { open: ['oil-oc'], volgareEntered: true },
      players: {
        red: { at: 'genova', charts: { knowledge: 60 } },
        blue: { manuscripts: [...ALL_OF_LEVEL_1, ...ALL_OF_LEVEL_3, 'lingua-volgare'] },
      },
    });
    dropped.play('red', 'take oil-oc');
    expect(actionsLeft(dropped)).toBe(3);
  });

  test('[DVE-MAN-5] Lingua Volgare enters when a level is exhausted while a higher one has tiles: 4 actions, level 8, anywhere', () => {
    const last = {
      manuscripts: { open: ['oil-1'] },
      players: {
        red: { at: 'genova', charts: { knowledge: 90 } },
        blue: { at: 'roma', manuscripts: ALL_OF_LEVEL_1.slice(1), charts: { knowledge: 90 } },
      },
    };
    const g = turnOf('red', last);
    expect(g.whyNot('red', 'take lingua-volgare')).toEqual({
      clause: 'DVE-MAN-5',
      reason: 'lingua-volgare-has-not-entered',
    });
    expect(g.view().manuscripts.volgare).toBe('waiting');
    g.play('red', 'take oil-1');
    expect(g.view().manuscripts).toMatchObject({ open: ['lingua-volgare'], volgare: 'open' });
    expect(g.whyNot('red', 'take lingua-volgare')).toEqual({
      clause: 'DVE-MAN-1',
      reason: 'took-a-manuscript-already',
    });
    g.play('red', 'move tyrrhenian genova', 'end');
    g.play('blue', 'take lingua-volgare');
    expect(g.view().manuscripts.volgare).toBe('taken');
    expect(actionsLeft(g)).toBe(1);
    expect(points(g, 'blue', 'manuscripts')).toBe(14 + 8);
    const sea = turnOf('red', {
      manuscripts: { open: ['lingua-volgare'], volgareEntered: true },
      players: {
        red: { at: 'tyrrhenian', embarkedFrom: 'roma', charts: { knowledge: 85 } },
        blue: { manuscripts: ALL_OF_LEVEL_1 },
      },
    });
    expect(sea.offers('red', 'take')).toEqual(['take lingua-volgare']);
    const low = turnOf('red', {
      manuscripts: { open: ['lingua-volgare'], volgareEntered: true },
      players: { red: { charts: { knowledge: 84 } }, blue: { manuscripts: ALL_OF_LEVEL_1 } },
    });
    expect(low.whyNot('red', 'take lingua-volgare')).toEqual({
      clause: 'DVE-MAN-2',
      reason: 'knowledge-level-too-low',
    });
  });

  test('[DVE-MAN-5] its price stays, and exhausting the highest level does not bring it', () => {
    const cheap = turnOf('red', {
      manuscripts: { open: ['lingua-volgare'], volgareEntered: true },
      players: {
        red: { charts: { knowledge: 90 } },
        blue: { manuscripts: [...ALL_OF_LEVEL_1, ...ALL_OF_LEVEL_2, ...ALL_OF_LEVEL_3] },
      },
    });
    cheap.play('red', 'take lingua-volgare');
    expect(actionsLeft(cheap)).toBe(1);
    const nine = [
      'oil-latino',
      'oil-fiorentino',
      'oil-siciliano',
      'latino-fiorentino',
      'latino-siciliano',
      'latino-oc',
      'fiorentino-siciliano',
      'fiorentino-oc',
      'siciliano-oc',
    ];
    const highest = turnOf('red', {
      manuscripts: { open: ['oil-oc'] },
      players: { red: { at: 'genova', charts: { knowledge: 90 } }, blue: { manuscripts: nine } },
    });
    expect(highest.view().manuscripts.volgare).toBe('waiting');
    highest.play('red', 'take oil-oc');
    expect(highest.view().manuscripts.open).toEqual([]);
    expect(highest.view().manuscripts.volgare).toBe('waiting');
    const next = turnOf('red', {
      manuscripts: { open: ['oil-3'] },
      players: {
        red: { at: 'genova', charts: { knowledge: 90 } },
        blue: { manuscripts: [...nine, 'oil-oc', ...ALL_OF_LEVEL_3.slice(1)] },
      },
    });
    next.play('red', 'take oil-3');
    expect(next.view().manuscripts.open).toEqual([]);
    expect(next.view().manuscripts.volgare).toBe('waiting');
    const downwards = turnOf('red', {
      manuscripts: { open: ['oil-2'] },
      players: {
        red: { at: 'genova', charts: { knowledge: 90 } },
        blue: { manuscripts: [...nine, 'oil-oc', ...ALL_OF_LEVEL_3, ...ALL_OF_LEVEL_2.slice(1)] },
      },
    });
    expect(downwards.view().manuscripts.volgare).toBe('waiting');
    downwards.play('red', 'take oil-2');
    expect(downwards.view().manuscripts.volgare).toBe('out');
  });

  test('[DVE-MAN-6] open tiles are refilled only in the event phase', () => {
    const g = turnOf('green', { manuscripts: { open: ['oil-1', 'oil-1'] }, players: { green: { at: 'genova' } } });
    g.play('green', 'take oil-1');
    expect(g.view().manuscripts.open).toEqual(['oil-1']);
    g.play('green', 'end');
    expect(g.view().turn).toBe(2);
    expect(g.view().manuscripts.open).toHaveLength(8);
  });
});
