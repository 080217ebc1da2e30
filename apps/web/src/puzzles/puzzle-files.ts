import type { Json } from '@fondaco/kernel';
import { readPuzzles, type Puzzle } from '@fondaco/review';

const files = import.meta.glob<Json>('../../../../packages/*/puzzles.json', { import: 'default' });

function fileOf(game: string): (() => Promise<Json>) | undefined {
  return files[`../../../../packages/${game}/puzzles.json`];
}

export function hasPuzzles(game: string): boolean {
  return fileOf(game) !== undefined;
}

const loaded = new Map<string, Promise<readonly Puzzle[]>>();

/** The puzzles of a game, fetched when they are first wanted. */
export function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  const known = loaded.get(game) ?? load(game);
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
}

async function load(game: string): Promise<readonly Puzzle[]> {
  const read = readPuzzles((await fileOf(game)?.()) ?? []);
  if (!read.ok) throw new Error(`the puzzles of ${game}: ${read.error.message}`);
  return read.value.puzzles;
}
