import { expect, test } from 'vitest';
import { changeView, ReceivedViews } from './view-changes.ts';

const VIEW = {
  turn: 1,
  auction: { bid: 2 },
  players: [{ ducats: 3 }, { ducats: 4 }],
  chart: [{ turn: 2 }, { turn: 3 }],
};

test.each([
  [{}, VIEW],
  [{ turn: 2 }, { ...VIEW, turn: 2 }],
  [{ 'players.1': { ducats: 9 } }, { ...VIEW, players: [{ ducats: 3 }, { ducats: 9 }] }],
  [{ 'chart.1': null }, { ...VIEW, chart: [{ turn: 2 }] }],
  [{ 'chart.2': { turn: 4 } }, { ...VIEW, chart: [{ turn: 2 }, { turn: 3 }, { turn: 4 }] }],
  [
    { 'chart.0': null, 'chart.1': null, chart: [] },
    { ...VIEW, chart: [] },
  ],
  [
    { chart: null, 'chart.0': { turn: 7 } },
    { ...VIEW, chart: [{ turn: 7 }] },
  ],
])('changes %j', (changes, changed) => {
  const before = structuredClone(VIEW);
  expect(changeView(VIEW, changes)).toEqual(changed);
  expect(VIEW).toEqual(before);
});

test('a part that is gone is no part any more', () => {
  expect(Object.keys(changeView(VIEW, { auction: null }))).toEqual(['turn', 'players', 'chart']);
});

test('a notice that tells only changes is completed by the one before it on the same connection', () => {
  const views = new ReceivedViews();
  const notice = { type: 'table', table: 't', seq: 1 } as const;
  views.complete({ ...notice, view: VIEW } as never);
  expect(views.complete({ ...notice, seq: 2, changes: { turn: 2 } } as never)).toEqual({
    ...notice,
    seq: 2,
    view: { ...VIEW, turn: 2 },
  });
  expect(views.complete({ ...notice, seq: 3, changes: { auction: null } } as never)).toMatchObject({
    view: { turn: 2 },
  });
  expect(views.complete({ type: 'lost', table: 't' })).toEqual({ type: 'lost', table: 't' });
  expect(() => new ReceivedViews().complete({ ...notice, changes: {} } as never)).toThrow('before it was told');
});
