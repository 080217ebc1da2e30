import { findGame } from '@fondaco/catalog';
import { itemAt, seatsIn, Table } from '@fondaco/kernel';
import { createTranslate, type Language, type Translate } from '@fondaco/texts';
import { compileMessages } from '@fondaco/texts/compile';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LineVerdict } from '../../../table/game-table.ts';
import { readView, type DveView } from '../model/dve-view.ts';
import { DRAWN_ZONES, HEIGHT, WIDTH } from '../model/map.ts';
import { pawnsAt } from '../model/map-words.ts';
import { printedBoard } from '../model/printed.ts';
import { coveredBy, patchesOf, type Patch } from './map-patches.ts';
import { pawnFeet, pawnPatch } from './pawn-places.ts';
import { waysOf, withFlags } from './verdict-plan.ts';

const GAME = new URL('../../../../../../packages/de-vulgari-eloquentia/locales/', import.meta.url);
const DRAWING = new URL('../texts/', import.meta.url);
const printed = printedBoard(undefined);

function speak(language: Language): Translate {
  const messages = [GAME, DRAWING].map((folder) => {
    const read: unknown = JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'));
    return compileMessages(read as Record<string, string>, language);
  });
  return createTranslate(language, messages);
}

interface Verdicted {
  readonly view: DveView;
  readonly verdict: LineVerdict;
}

/** The table after these lines of Ann and Bob, and a verdict on the last of them. */
function judged(lines: readonly string[], better: string): Verdicted {
  const game = findGame('de-vulgari-eloquentia')?.game;
  if (game === undefined) throw new Error('no game');
  const begun = Table.create(game, { names: ['Ann', 'Bob'], seed: new Uint8Array(32).fill(1) });
  if (!begun.ok) throw new Error(begun.error.message);
  const table = begun.value;
  for (const words of lines) {
    const said = table.submit(itemAt(seatsIn(table.waiting), 0), undefined, [words]);
    if (!said.ok) throw new Error(`${words}: ${said.error.message}`);
  }
  const chosen = itemAt(lines, lines.length - 1);
  const entries = table.entries.map(({ seq, seat, words, isAuto, events }) => ({
    seq,
    seat: itemAt(table.seats, seat),
    words,
    isAuto,
    events: table.tell(events, 0),
  }));
  const last = entries.findLastIndex(({ words }) => words === chosen);
  const { seat } = itemAt(entries, last);
  const verdict = { seat, chosen, better, gain: '+9.2', sign: '?', earlier: entries.slice(0, last) };
  return { view: readView(table.view(0).table), verdict };
}

function waysAfter(lines: readonly string[], better: string) {
  const { view, verdict } = judged(lines, better);
  return waysOf(verdict, { view, printed, ground: patchesOf(speak('en'), view, printed, 0) });
}

const STARTS = ['start torino', 'start vicenza'];

test('a way leads from where the pawn stood to where it stands, the better one to where it would', () => {
  const [chosen, better, ...others] = waysAfter([...STARTS, 'move roma'], 'move venezia');
  expect([chosen?.kind, chosen?.to, chosen?.isGhost]).toEqual(['chosen', 'roma', false]);
  expect([better?.kind, better?.to, better?.isGhost]).toEqual(['better', 'venezia', true]);
  expect(others).toEqual([]);
  const [from] = pawnFeet('vicenza', 1, []);
  for (const way of [chosen, better]) {
    const [x, y] = itemAt(way?.points ?? [], 0);
    expect(Math.hypot(x - (from?.[0] ?? 0), y - (from?.[1] ?? 0))).toBeLessThan(60);
  }
});

test('what leads nowhere has no way, and who begins comes from nowhere', () => {
  expect(waysAfter([...STARTS, 'business'], 'move venezia').map(({ kind, isGhost }) => [kind, isGhost])).toEqual([
    ['better', true],
  ]);
  expect(waysAfter([...STARTS, 'move venezia'], 'business').map(({ kind }) => kind)).toEqual(['chosen']);
  expect(waysAfter([...STARTS, 'business'], 'psalter')).toEqual([]);
  const begun = waysAfter(STARTS, 'start ancona');
  expect(begun.map(({ to, path }) => [to, path])).toEqual([
    ['vicenza', undefined],
    ['ancona', undefined],
  ]);
});

/** The places that a way passes near. */
function passes(points: readonly (readonly [number, number])[], place: string): boolean {
  const drawn = DRAWN_ZONES.find(({ id }) => id === place);
  return points.some(([x, y]) => Math.hypot(x - (drawn?.pawns[0][0] ?? 0), y - (drawn?.pawns[0][1] ?? 0)) < 30);
}

test('a ship is boarded at the harbour that was named, and not left there again', () => {
  const [chosen, better] = waysAfter([...STARTS, 'move adriatic venezia'], 'move adriatic ancona');
  expect([chosen?.to, better?.to, better?.isGhost]).toEqual(['adriatic', 'adriatic', false]);
  expect([passes(chosen?.points ?? [], 'venezia'), passes(better?.points ?? [], 'venezia')]).toEqual([true, true]);
  expect([passes(chosen?.points ?? [], 'ancona'), passes(better?.points ?? [], 'ancona')]).toEqual([false, true]);
  const [landed, home] = waysAfter([...STARTS, 'move adriatic venezia', 'end', 'end', 'move ancona'], 'move brindisi');
  expect([landed?.to, home?.to]).toEqual(['ancona', 'brindisi']);
});

/** Maps of full size, and of a phone on which all is in sight: what is seen of it, and how large letters are. */
const MAPS = [
  { letters: 1, name: 0 },
  { letters: 1.15, name: 16.1 },
  { letters: 1.9, name: 0 },
];
const LANGUAGES = ['en', 'it', 'fr', 'es', 'de'] as const;
const LIST: Patch = { at: [WIDTH - 150, 55], width: 300, height: 110 };

test.each(LANGUAGES)('in %s flags stand on the map, and on no other flag, pawn or list', (language) => {
  const t = speak(language);
  const { view, verdict } = judged([...STARTS, 'move roma'], 'end');
  const targets = [...DRAWN_ZONES.map(({ id }) => id), 'adriatic venezia', 'tyrrhenian napoli', 'adriatic ancona'];
  const faults = MAPS.flatMap(({ letters, name }) => {
    const ground = patchesOf(t, view, printed, name);
    const room = { x: 10, y: 10, width: WIDTH - 20, height: HEIGHT - 20 };
    return targets.flatMap((to, i) => {
      const other = itemAt(targets, (i * 7 + 3) % targets.length);
      const told = { ...verdict, chosen: `move ${to}`, better: `move ${other}` };
      const ways = withFlags(waysOf(told, { view, printed, ground }), told, {
        view,
        ground,
        room,
        letters,
        over: [LIST],
        t,
      });
      const pawns = [...pawnsAt(view)].flatMap(([place, all]) => pawnFeet(place, all.length, ground));
      const patches = [...pawns, ...ways.map(({ feet }) => feet)].map(pawnPatch);
      return ways.flatMap(({ flag }, n) => {
        const where = `${told.chosen}, ${told.better}, ${letters}: flag ${n + 1}`;
        const [left, top] = [flag.at[0] - flag.width / 2, flag.at[1] - flag.height / 2];
        const isIn = left >= 9 && top >= 9 && left + flag.width <= WIDTH - 9 && top + flag.height <= HEIGHT - 9;
        const others = ways.flatMap((way, k) => (k === n ? [] : [way.flag]));
        return [
          ...(isIn ? [] : [`${where} runs off the map`]),
          ...(coveredBy(flag, others) > 0 ? [`${where} covers the other`] : []),
          ...(coveredBy(flag, patches) > 0 ? [`${where} covers a pawn`] : []),
          ...(coveredBy(flag, [LIST]) > 0 ? [`${where} is covered`] : []),
        ];
      });
    });
  });
  expect(faults).toEqual([]);
});

test('flags say what was chosen, what is better and by how much, and by which harbour', () => {
  const { view, verdict } = judged([...STARTS, 'move adriatic venezia'], 'move adriatic ancona');
  const t = speak('de');
  const ground = patchesOf(t, view, printed, 0);
  const seen = { view, ground, room: { x: 0, y: 0, width: WIDTH, height: HEIGHT }, letters: 1, over: [], t };
  const ways = waysOf(verdict, { view, printed, ground });
  expect(withFlags(ways, verdict, seen).map(({ flag }) => `${flag.said}: ${flag.name.join('|')}`)).toEqual([
    'gewählt: Adriatisches Meer,|von Venedig aus',
    'besser: +9.2: Adriatisches Meer,|von Ancona aus',
  ]);
  const [, better] = withFlags(ways, { ...verdict, gain: undefined }, seen);
  expect(better?.flag.said).toBe('besser');
});
