import type { Puzzle } from '@fondaco/review';
import { useEffect, useState } from 'react';
import { inBackground } from '../client/faults.ts';
import { OWN, useOwnPuzzles } from '../client/own-puzzles.ts';
import { loadPuzzles } from './puzzle-files.ts';

/** The puzzles of a game, or one's own; undefined until they are there. */
export function usePuzzles(game: string): readonly Puzzle[] | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly puzzles: readonly Puzzle[] }>();
  const own = useOwnPuzzles((kept) => kept.puzzles);
  useEffect(() => inBackground(loadPuzzles(game).then((puzzles) => setFound({ game, puzzles }))), [game]);
  if (game === OWN) return own;
  return found?.game === game ? found.puzzles : undefined;
}
