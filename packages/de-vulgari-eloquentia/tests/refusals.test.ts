import { describe, expect, test } from 'vitest';
import type { JsonObject } from '@fondaco/kernel';
import { turnOf } from './fixtures.ts';

const at = (place: string, more: JsonObject = {}): JsonObject => ({ players: { red: { at: place, ...more } } });
const atSea = (sea: string, embarkedFrom: string): JsonObject => ({
  acting: { mustLand: true },
  ...at(sea, { embarkedFrom }),
});
const withActions = (actions: number, table: JsonObject = {}): JsonObject => ({ acting: { actions }, ...table });
const friar = (more: JsonObject): JsonObject => at('milano', { tile: 'mario', behind: { politician: 1 }, ...more });
const volgare = {
  players: { red: { charts: { knowledge: 85 } } },
  manuscripts: { open: ['lingua-volgare'], volgareEntered: true },
};

/** What a player wishes in a turn of theirs, and the clause and reason that refuse it. */
const REFUSALS: readonly (readonly [clause: string, line: string, reason: string, table: JsonObject])[] = [
  ['DVE-ACT-1', 'rest 3', 'too-few-actions', withActions(2)],
  ['DVE-ACT-1', 'messenger 4', 'too-few-actions', withActions(3)],
  ['DVE-ACT-1', 'orient 2', 'too-few-actions', withActions(1)],
  ['DVE-ACT-1', 'library 5', 'too-few-actions', withActions(4, { turn: 12, papalEvents: { shown: 1 } })],
  ['DVE-ACT-1', 'riddle 3', 'too-few-actions', withActions(2, at('genova'))],
  ['DVE-ACT-1', 'rest 6', 'too-few-actions', {}],
  ['DVE-STK-3', 'messenger 3', 'chart-ends', at('roma', { charts: { messenger: 3 } })],
  ['DVE-RID-1', 'riddle 6', 'riddle-goes-1-to-5', at('genova')],
  ['DVE-RID-1', 'riddle 0', 'riddle-goes-1-to-5', at('genova')],
  ['DVE-CAN-1', 'canticle 6', 'canticle-goes-1-to-5', at('assisi')],
  ['DVE-CAN-1', 'canticle 0', 'canticle-goes-1-to-5', at('assisi')],
  ['DVE-MES-1', 'messenger 0', 'messenger-goes-1-or-more', {}],
  ['DVE-ORI-1', 'orient 0', 'orient-goes-1-or-more', {}],
  ['DVE-LIB-1', 'library 0', 'library-goes-1-or-more', {}],
  ['DVE-RES-1', 'rest 0', 'rest-goes-1-or-more', {}],
  ['DVE-POL-1', 'politician 3', 'politicians-by-one-or-two', {}],
  ['DVE-NOB-1', 'nobleman 3', 'noblemen-by-one-or-two', {}],
  ['DVE-NOB-1', 'nobleman 0', 'noblemen-by-one-or-two', {}],
  ['DVE-ABS-1', 'abbess 3', 'abbesses-by-one-or-two', {}],
  ['DVE-AMA-1', 'amanuensis 3', 'amanuenses-by-one-or-two', {}],
  ['DVE-CAT-1', 'become zazza politician', 'cardinal-is-taken', friar({ ducats: 50 })],
  ['DVE-CON-1', 'become michael politician', 'friars-cost-no-cube', at('convent-west', { behind: { politician: 1 } })],
  ['DVE-MOV-7', 'move palermo', 'sea-does-not-lead-there', atSea('adriatic', 'ancona')],
  ['DVE-MOV-7', 'move catania', 'sea-does-not-lead-there', atSea('adriatic', 'ancona')],
  ['DVE-MOV-6', 'move cagliari', 'land-in-another-harbour', atSea('tyrrhenian', 'cagliari')],
  ['DVE-MOV-6', 'move sassari', 'land-in-another-harbour', atSea('tyrrhenian', 'cagliari')],
  ['DVE-MOV-11', 'move siena roma', 'harbour-is-for-putting-to-sea', {}],
  ['DVE-CIT-4', 'claim city', 'bologna-needs-the-messenger', at('bologna')],
  ['DVE-MAN-5', 'take lingua-volgare', 'volgare-costs-4-actions', withActions(3, volgare)],
];

describe('what cannot be done is refused with its own clause', () => {
  test.for(REFUSALS)('[%s] %s', ([clause, line, reason, table]) => {
    const { players, ...rest } = table;
    const others = { blue: { tile: 'zazza' } };
    const g = turnOf('red', { ...rest, players: { ...others, ...(players as JsonObject | undefined) } });
    expect(g.whyNot('red', line)).toEqual({ clause, reason });
    expect(g.offers('red')).not.toContain(line);
  });

  test('[DVE-STU-4] a bid of any height is a number, only too high', () => {
    const g = turnOf('red', { turn: 10, events: { open: [10] }, players: { red: { at: 'brindisi' } } });
    g.playLines('red summon\nblue accept\ngreen refuse');
    for (const bid of [3, 99, 100, 1000, 123_456])
      expect(g.whyNot('red', `bid ${bid}`)).toEqual({ clause: 'DVE-STU-4', reason: 'more-than-your-votes' });
    expect(g.offers('red')).toEqual(['bid 1', 'bid 2']);
  });
});
