import { findGame, games } from '@fondaco/catalog';
import { readBook } from '@fondaco/catalog/node';
import { Table } from '@fondaco/kernel';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { icons as augsburgIcons } from '../games/augsburg-1520/book/icons.ts';
import { positions as augsburgPositions } from '../games/augsburg-1520/book/positions.ts';
import { icons as dveIcons } from '../games/de-vulgari-eloquentia/book/icons.ts';
import { positions as dvePositions } from '../games/de-vulgari-eloquentia/book/positions.ts';

const BOOKS = {
  'de-vulgari-eloquentia': { positions: dvePositions, icons: dveIcons },
  'augsburg-1520': { positions: augsburgPositions, icons: augsburgIcons },
} as const;
const SOURCE = path.dirname(import.meta.dirname);
const SPRITE = readFileSync(path.join(SOURCE, 'look/sprite.svg'), 'utf8');

test('every game with a rules book draws its figures', () => {
  expect(globSync('games/*/book/game-book.tsx', { cwd: SOURCE })).toHaveLength(games.length);
});

describe.each(Object.entries(BOOKS))('%s', (id, { positions, icons }) => {
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
      expect(table.ok ? table.value.choices(0) : [table.error.message], chapter).not.toHaveLength(0);
      expect(table.ok, chapter).toBe(true);
      expect([...chapters, 'any']).toContain(chapter);
    }
  });

  test('its glossary has icons that there are', () => {
    expect(icons.filter(({ icon }) => !SPRITE.includes(`id="i-${icon}"`))).toEqual([]);
  });
});
