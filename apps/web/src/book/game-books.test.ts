import { findGame, games } from '@fondaco/catalog';
import { readBook } from '@fondaco/catalog/node';
import { Table } from '@fondaco/kernel';
import { chapterOf } from '@fondaco/texts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { icons as augsburgIcons } from '../games/augsburg-1520/book/icons.ts';
import { positions as augsburgPositions } from '../games/augsburg-1520/book/positions.ts';
import { icons as dveIcons } from '../games/de-vulgari-eloquentia/book/icons.ts';
import { positions as dvePositions } from '../games/de-vulgari-eloquentia/book/positions.ts';
import { EVENT_CLAUSES as augsburgClauses } from '../games/augsburg-1520/moments/event-clauses.ts';
import { clauseOf, EVENT_CLAUSES as dveClauses } from '../games/de-vulgari-eloquentia/moments/event-clauses.ts';

const BOOKS = {
  'de-vulgari-eloquentia': { positions: dvePositions, icons: dveIcons, clauses: dveClauses },
  'augsburg-1520': { positions: augsburgPositions, icons: augsburgIcons, clauses: augsburgClauses },
} as const;
const SOURCE = path.dirname(import.meta.dirname);
const SPRITE = readFileSync(path.join(SOURCE, 'look/sprite.svg'), 'utf8');

test('every game with a rules book draws its figures', () => {
  expect(globSync('games/*/book/game-book.tsx', { cwd: SOURCE })).toHaveLength(games.length);
});

describe.each(Object.entries(BOOKS))('%s', (id, { positions, icons, clauses }) => {
  test('its book has no figure that is not drawn, and none is drawn that it does not have', () => {
    const blocks = readBook(id, 'en')?.chapters.flatMap((chapter) => chapter.blocks) ?? [];
    const wanted = new Set(blocks.flatMap((block) => (block.type === 'figure' ? [block.name] : [])));
    const source = readFileSync(path.join(SOURCE, `games/${id}/book/game-book.tsx`), 'utf8');
    const [, figures = ''] = /figures: \{(.*?)\n {2}\}/s.exec(source) ?? [];
    const drawn = [...figures.matchAll(/^ {4}'?([\w-]+)'?: /gm)].map(([, name]) => name);
    expect(new Set(drawn)).toEqual(wanted);
  });

  test('its arranged tables can be, and ask the reader', () => {
    const game = findGame(id)?.game;
    if (game === undefined) throw new Error(id);
    const chapters = readBook(id, 'en')?.chapters.map((chapter) => chapter.id) ?? [];
    for (const [chapter, position] of Object.entries(positions)) {
      const table = Table.arrange(game, position);
      if (!table.ok) throw new Error(`${chapter}: ${table.error.message}`);
      expect(table.value.choices(0)).not.toHaveLength(0);
      expect([...chapters, 'any']).toContain(chapter);
    }
  });

  test('its glossary has icons that there are', () => {
    expect(icons.filter(({ icon }) => !SPRITE.includes(`id="i-${icon}"`))).toEqual([]);
  });

  test('every kind of event has a clause with a place in the book', () => {
    const kinds = findGame(id)?.game.events.map(({ name }) => name) ?? [];
    expect(Object.keys(clauses).toSorted()).toEqual(kinds.toSorted());
    const book = readBook(id, 'en');
    const lost = Object.values(clauses).filter((clause) => book === undefined || chapterOf(book, clause) === undefined);
    expect(lost).toEqual([]);
  });
});

test('what was bought, where somebody advanced and what they became has its own clause', () => {
  const charts = ['knowledge', 'riddle', 'messenger', 'orient', 'canticle', 'library', 'rest'];
  const cubes = ['politician', 'nobleman', 'abbess', 'amanuensis'];
  const found = [
    ...charts.map((chart) => clauseOf({ type: 'advanced', chart })),
    ...cubes.map((cube) => clauseOf({ type: 'bought', cube })),
    clauseOf({ type: 'became', tile: 'mario' }),
    clauseOf({ type: 'became', tile: 'muret' }),
  ];
  const book = readBook('de-vulgari-eloquentia', 'en');
  expect(new Set(found).size).toBe(charts.length + cubes.length + 2);
  expect(found.map((clause) => book && chapterOf(book, clause ?? '') !== undefined)).not.toContain(false);
});
