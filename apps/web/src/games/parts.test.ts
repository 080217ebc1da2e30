import { findGame } from '@fondaco/catalog';
import { tellTable } from '@fondaco/host';
import { itemAt, lexiconOf, readLine, SEAT_WORDS, Table, type Json } from '@fondaco/kernel';
import { createTranslate, type Messages } from '@fondaco/texts';
import { compileMessages } from '@fondaco/texts/compile';
import { readFileSync } from 'node:fs';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { COLOURS } from '../look/colours.ts';
import type { GameTableProps, Narrowing } from '../table/game-table.ts';
import { openWords, stateOf } from '../table/lines/narrowing.ts';
import { Board as AugsburgBoard } from './augsburg-1520/cloth/Board.tsx';
import { KnownPanel } from './augsburg-1520/panels/KnownPanel.tsx';
import { LaddersPanel } from './augsburg-1520/panels/LaddersPanel.tsx';
import { PlayerCard } from './augsburg-1520/panels/PlayerCard.tsx';
import { Board as DveBoard } from './de-vulgari-eloquentia/map/Board.tsx';

function readTexts(path: string): Messages {
  const sources = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Record<string, string>;
  return compileMessages(sources, 'en');
}

/** What a component is given at the first decision of a table that is played on some parts. */
function propsOn(id: string, parts: Json | undefined): GameTableProps {
  const standard = findGame(id)?.game;
  const game = parts === undefined ? standard : standard?.withParts(parts);
  if (game === undefined || ('ok' in game && !game.ok)) throw new Error('the parts were refused');
  const used = 'ok' in game ? game.value : game;
  const table = Table.create(used, { names: ['ann', 'bob'], seed: new Uint8Array(32).fill(4) });
  if (!table.ok) throw new Error(table.error.message);
  const { seq, view, step, choices, entries, waiting } = tellTable(table.value, {
    table: 't',
    seat: 0,
    from: 0,
    isStored: true,
  });
  const lines = choices.map((line) => readLine(lexiconOf(used), line));
  const narrowing: Narrowing = {
    state: (keys) => stateOf(lines, [], keys),
    isPossible: (keys) => stateOf(lines, [], keys) !== 'dim',
    touch: () => undefined,
    ask: () => undefined,
    open: (domain) => openWords(lines, [], domain),
    line: undefined,
    isGuided: false,
    picked: [],
  };
  const t = createTranslate('en', [
    readTexts('../texts/en.json'),
    readTexts(`./${id}/texts/en.json`),
    readTexts(`../../../../packages/${id}/locales/en.json`),
  ]);
  const players = ['ann', 'bob'].map((name, i) => ({
    seat: itemAt(SEAT_WORDS, i),
    name,
    colour: itemAt(COLOURS, i),
    isBot: false,
    isWaiting: waiting.includes(itemAt(SEAT_WORDS, i)),
  }));
  return {
    seq,
    isPast: false,
    view,
    parts,
    entries,
    me: SEAT_WORDS[0],
    players,
    step,
    narrowing,
    preview: undefined,
    changed: new Set(),
    event: undefined,
    t,
    layout: 'wide',
  };
}

/** The game's own parts, one of their numbers replaced. */
function partsWith(id: string, from: string, to: string): Json {
  const text = JSON.stringify(findGame(id)?.game.parts());
  expect(text).toContain(from);
  return JSON.parse(text.replace(from, to)) as Json;
}

function draw(Component: ComponentType<GameTableProps>, props: GameTableProps): string {
  return renderToStaticMarkup(createElement(Component, props));
}

test('the city of another board file is drawn with its own ducats', () => {
  const id = 'de-vulgari-eloquentia';
  const board = findGame(id)?.game.parts() as { zones: { id: string; ducats?: number }[] };
  const zones = board.zones.map((zone) => (zone.id === 'milano' ? { ...zone, ducats: 97 } : zone));
  expect(draw(DveBoard, propsOn(id, undefined)).includes('>97<')).toBe(false);
  expect(draw(DveBoard, propsOn(id, { ...board, zones } as Json)).includes('>97<')).toBe(true);
});

test('the notes, payments and incomes of another parts file are drawn as they are', () => {
  const id = 'augsburg-1520';
  const dear = partsWith(id, '"jokerPrice":400', '"jokerPrice":1350');
  // Every player begins with jokers, and those who are offered notes see what they cost.
  const offered = propsOn(id, dear);
  const goods = offered.view.players as { seat: string; offered?: string[] }[];
  const players = goods.map((one) => (one.offered === undefined ? one : { ...one, offered: ['joker'] }));
  expect(draw(AugsburgBoard, { ...offered, view: { ...offered.view, players } })).toContain('1350');
  const rich = partsWith(id, '"florins":[600,900', '"florins":[650,900');
  expect(draw(LaddersPanel, propsOn(id, undefined))).not.toContain('650');
  expect(draw(LaddersPanel, propsOn(id, rich))).toContain('650');
  expect(draw(KnownPanel, propsOn(id, rich))).toContain('650 florins');
});

test('the prestige that a choice would bring stands on the card of whoever would have it', () => {
  const props = propsOn('augsburg-1520', undefined);
  const { players } = props.view as unknown as { readonly players: readonly { readonly seat: string }[] };
  const richer = players.map((goods) => (goods.seat === 'red' ? { ...goods, prestige: 77 } : goods));
  const view = { ...props.view, players: richer } as unknown as typeof props.view;
  const preview = { line: 'give-up', effects: [], events: [], view, isRevealing: false };
  const cards = props.players.map((player) =>
    renderToStaticMarkup(createElement(PlayerCard, { ...props, preview, player })),
  );
  expect(cards.map((card) => card.includes('→ 77'))).toEqual([true, false]);
});
