import { findGame } from '@fondaco/catalog';
import { FastRandom, itemAt, seatsIn, Table } from '@fondaco/kernel';
import { createTranslate } from '@fondaco/texts';
import { compileMessages } from '@fondaco/texts/compile';
import { expect, test } from 'vitest';
import english from '@fondaco/de-vulgari-eloquentia/locales/en.json' with { type: 'json' };
import { readView } from '../model/dve-view.ts';
import { DRAWN_SEAS, DRAWN_ZONES } from '../model/map.ts';
import { patchesOf } from './map-patches.ts';
import { printedBoard } from '../model/printed.ts';
import { TAG, tagPlaces } from './tag-places.ts';

test('tags for every place on the map lie on no other tag', () => {
  const game = findGame('de-vulgari-eloquentia')?.game;
  if (game === undefined) throw new Error('no game');
  const begun = Table.create(game, { names: ['Ann', 'Bob', 'Cal', 'Dan', 'Eve'], seed: new Uint8Array(32).fill(1) });
  if (!begun.ok) throw new Error(begun.error.message);
  const table = begun.value;
  const rng = new FastRandom(1);
  for (let i = 0; i < 100; i++) {
    const seat = itemAt(seatsIn(table.waiting), 0);
    const choices = table.choices(seat);
    table.submit(seat, undefined, [itemAt(choices, rng.below(choices.length))]);
  }
  const places = [...DRAWN_ZONES, ...DRAWN_SEAS].map(({ id }) => id);
  const t = createTranslate('en', [compileMessages(english, 'en')]);
  const view = readView(table.view(0).table);
  const found = [...tagPlaces(view, patchesOf(t, view, printedBoard(undefined), 0), places).values()];
  expect(found).toHaveLength(places.length);
  found.forEach(([x, y], i) => {
    const isOn = found
      .slice(0, i)
      .some(([a, b]) => Math.abs(a - x) < TAG.width - 1 && Math.abs(b - y) < TAG.height - 1);
    expect([places[i], isOn]).toEqual([places[i], false]);
  });
});
