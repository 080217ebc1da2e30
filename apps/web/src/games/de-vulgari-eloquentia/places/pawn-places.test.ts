import { findGame } from '@fondaco/catalog';
import { Table } from '@fondaco/kernel';
import { createTranslate, type Language, type Translate } from '@fondaco/texts';
import { compileMessages } from '@fondaco/texts/compile';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readView, type DveView } from '../model/dve-view.ts';
import { DRAWN_ZONES } from '../model/map.ts';
import { coveredBy, isAbroad, namePatches, patchesOf } from './map-patches.ts';
import { pawnFeet, pawnPatch } from './pawn-places.ts';
import { printedBoard } from '../model/printed.ts';

const LOCALES = new URL('../../../../../../packages/de-vulgari-eloquentia/locales/', import.meta.url);
/** The least size of a name where the map is as large as it was drawn, and on the two commonest laptops. */
const SIZES = [0, 16.1, 17.8];

function beginning(): DveView {
  const game = findGame('de-vulgari-eloquentia')?.game;
  if (game === undefined) throw new Error('no game');
  const begun = Table.create(game, { names: ['Ann', 'Bob'], seed: new Uint8Array(32).fill(1) });
  if (!begun.ok) throw new Error(begun.error.message);
  return readView(begun.value.view(0).table);
}

function speak(language: Language): Translate {
  const messages: unknown = JSON.parse(readFileSync(new URL(`${language}.json`, LOCALES), 'utf8'));
  return createTranslate(language, [compileMessages(messages as Record<string, string>, language)]);
}

/** Units of area of which a letter has three times as many: where zones are smallest, the edge of a hat may touch one. */
const TOUCHED = 30;
/** So much of a pawn may be behind another. */
const MOST_COVERED = 0.75;

test.each(['en', 'it', 'fr', 'es', 'de'] as const)(
  'in %s two pawns in a zone cover no letter of a name',
  (language) => {
    const t = speak(language);
    const [printed, view] = [printedBoard(undefined), beginning()];
    const faults = SIZES.flatMap((size) => {
      const ground = patchesOf(t, view, printed, size);
      const names = namePatches(t, printed, size).map((patch) => ({ ...patch, weight: 1 }));
      return DRAWN_ZONES.flatMap(({ id }) =>
        pawnFeet(id, 2, ground).flatMap((foot, n) => {
          const covered = coveredBy(pawnPatch(foot), names);
          if (covered <= TOUCHED && !isAbroad(id, foot)) return [];
          return [`names of ${size}: pawn ${n + 1} in ${id} covers ${Math.round(covered)} at ${foot.join(' ')}`];
        }),
      );
    });
    expect(faults).toEqual([]);
  },
);

test.each(SIZES)('five pawns in a zone are all to be seen where names have a size of %s', (size) => {
  const ground = patchesOf(speak('en'), beginning(), printedBoard(undefined), size);
  const faults = DRAWN_ZONES.flatMap(({ id }) => {
    const pawns = pawnFeet(id, 5, ground).map(pawnPatch);
    return pawns.flatMap((pawn, n) => {
      const others = pawns.slice(0, n).map((other) => coveredBy(pawn, [other]));
      const covered = Math.max(0, ...others) / (pawn.width * pawn.height);
      return covered > MOST_COVERED ? [`${covered.toFixed(2)} of pawn ${n + 1} in ${id}`] : [];
    });
  });
  expect(faults).toEqual([]);
});
