import { describe, expect, test } from 'vitest';
import { before, cubesOn, NO_CUBES, viewPlayer, turnOf } from '../fixtures.ts';

const FULL = { abbess: 5 };

describe('TRN and EVT', () => {
  test('[DVE-TRN-1] each turn has event, charity, game order and actions, one after another', () => {
    const g = before('event', {
      turn: 2,
      players: {
        red: { tile: 'mario', ducats: 0, charts: { knowledge: 30 } },
        blue: { ducats: 50, charts: { knowledge: 2 } },
      },
      turnChart: { 3: { abbess: 2 } },
    });
    expect(g.view().turn).toBe(3);
    expect(g.view().forSale).toEqual({ ...NO_CUBES, abbess: 2 });
    expect(viewPlayer(g, 'red').ducats).toBe(5);
    expect(g.view().order).toEqual(['green', 'blue', 'red']);
    for (const player of ['green', 'blue', 'red']) g.play(player, 'end');
    expect(g.view().turn).toBe(4);
    expect(viewPlayer(g, 'red').ducats).toBe(10);
  });

  test('[DVE-EVT-1] the turn marker moves on', () => {
    expect(before('event', { turn: 0 }).view().turn).toBe(1);
    expect(before('event', { turn: 8 }).view().turn).toBe(9);
  });

  test("[DVE-EVT-2] the turn's event tile goes to its city and stays until used; turn 11 has none", () => {
    const order = [4, 5, 6, 7, 8, 9, 1, 2, 3, 10];
    const second = before('event', { turn: 1, events: { onTurn: order, open: [4] } });
    expect(second.view().events.open).toEqual([
      { event: 4, zone: 'milano' },
      { event: 5, zone: 'firenze' },
    ]);
    const tenth = before('event', { turn: 9, events: { onTurn: order, open: [] } });
    expect(tenth.view().events.open).toEqual([{ event: 10, zone: 'brindisi' }]);
    const eleventh = before('event', { turn: 10, events: { onTurn: order, open: [4] } });
    expect(eleventh.view().events.open).toEqual([{ event: 4, zone: 'milano' }]);
  });

  test("[DVE-EVT-3] leftovers return before the turn's cubes are laid out, the current space being the first candidate", () => {
    const g = before('event', { turn: 8, forSale: { nobleman: 1, abbess: 2 }, turnChart: { 9: { politician: 2 } } });
    expect(g.view().forSale).toEqual({ politician: 2, nobleman: 1, abbess: 2, amanuensis: 0 });
  });

  test('[DVE-EVT-3] example: 2 abbesses and 1 amanuensis left over go to spaces 8 and 9', () => {
    const g = before('event', {
      turn: 6,
      forSale: { abbess: 2, amanuensis: 1 },
      turnChart: { 7: FULL, 8: { politician: 1, nobleman: 2 } },
    });
    expect(cubesOn(g, 8)).toEqual({ politician: 1, nobleman: 2, abbess: 2, amanuensis: 0 });
    expect(cubesOn(g, 9)).toEqual({ ...NO_CUBES, amanuensis: 1 });
    expect(g.view().forSale).toEqual({ ...NO_CUBES, abbess: 5 });
  });

  test("[DVE-EVT-4] the cubes on the current turn's space are for sale", () => {
    const g = before('event', { turn: 3, turnChart: { 4: { politician: 1, nobleman: 1, abbess: 2, amanuensis: 1 } } });
    expect(g.view().forSale).toEqual({ politician: 1, nobleman: 1, abbess: 2, amanuensis: 1 });
  });

  test('[DVE-EVT-5] every level is refilled to players − 1 open tiles, as far as its deck goes', () => {
    const g = before('event', {
      turn: 3,
      manuscripts: { open: ['oil-1'] },
      players: {
        red: {
          manuscripts: [
            'oil-oc',
            'latino-oc',
            'oil-latino',
            'oil-fiorentino',
            'oil-siciliano',
            'latino-fiorentino',
            'latino-siciliano',
            'fiorentino-siciliano',
            'fiorentino-oc',
          ],
        },
      },
    });
    const { open, inDeck } = g.view().manuscripts;
    expect(open.filter((word) => word.endsWith('-1'))).toHaveLength(2);
    expect(open).toContain('oil-1');
    expect(open.filter((word) => word.endsWith('-2'))).toHaveLength(2);
    expect(open.filter((word) => !/\d$/.test(word))).toEqual(['siciliano-oc']);
    expect(inDeck).toEqual([13, 13, 13, 0]);
  });

  test("[DVE-EVT-6] from turn 12 the turn's papal event is revealed; the second red one makes the turn the last", () => {
    const tiles = ['white', 'red', 'white', 'red', 'white'];
    const at = (turn: number, shown: number) => before('event', { turn: turn - 1, papalEvents: { tiles, shown } });
    expect(at(11, 0).view().papalEvents).toEqual([]);
    expect(at(12, 0).view().papalEvents).toEqual(['white']);
    expect(at(13, 1).view().papalEvents).toEqual(['white', 'red']);
    expect(at(13, 1).view().isLastTurn).toBe(false);
    expect(at(15, 3).view().isLastTurn).toBe(true);
  });
});

describe('CUB', () => {
  const elsewhere = { at: 'celano', behind: { abbess: 5, nobleman: 1 } };

  test('[DVE-CUB-1] a cube goes to the first space after the current turn that has room; several overflow', () => {
    const g = turnOf('red', {
      turn: 6,
      players: { red: elsewhere },
      canticle: { celano: 6 },
      turnChart: { 7: { politician: 5 }, 8: { amanuensis: 4 } },
    });
    g.play('red', 'canticle 3');
    expect(cubesOn(g, 7)).toEqual({ ...NO_CUBES, politician: 5 });
    expect(cubesOn(g, 8)).toEqual({ ...NO_CUBES, amanuensis: 4, abbess: 1 });
    expect(cubesOn(g, 9)).toEqual({ ...NO_CUBES, abbess: 2 });
  });

  test('[DVE-CUB-1] several at once go in the order red, black, yellow, green', () => {
    const g = before('event', { turn: 11, forSale: { politician: 2, nobleman: 2, abbess: 2, amanuensis: 2 } });
    expect(g.view().forSale).toEqual({ politician: 2, nobleman: 2, abbess: 1, amanuensis: 0 });
    expect(cubesOn(g, 13)).toEqual({ ...NO_CUBES, abbess: 1, amanuensis: 2 });
  });

  test('[DVE-CUB-1] with no room up to space 16 the cube leaves the game', () => {
    const g = turnOf('red', {
      turn: 15,
      players: { red: { at: 'celano', behind: { abbess: 2 } } },
      turnChart: { 16: { politician: 5 } },
    });
    g.play('red', 'canticle 2');
    expect(cubesOn(g, 16)).toEqual({ ...NO_CUBES, politician: 5 });
    g.play('red', 'end');
    expect(g.view().forSale).toEqual(NO_CUBES);
  });

  test('[DVE-CUB-2] cubes spent during the actions phase go back at once', () => {
    const g = turnOf('red', {
      turn: 3,
      players: { red: { at: 'milano', ducats: 60, tile: 'mario', behind: { politician: 1 } } },
    });
    g.play('red', 'become lanzuisi politician');
    expect(cubesOn(g, 4)).toEqual({ ...NO_CUBES, politician: 1 });
  });
});
