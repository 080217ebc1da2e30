import type { Puzzle } from '@fondaco/review';
import { useEffect, useState } from 'react';
import { inBackground } from '../client/faults.ts';
import { loadPuzzles } from './puzzle-files.ts';

/** The puzzles of a game; undefined until they are there. */
export function usePuzzles(game: string): readonly Puzzle[] | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly puzzles: readonly Puzzle[] }>();
  useEffect(() => inBackground(loadPuzzles(game).then((puzzles) => setFound({ game, puzzles }))), [game]);
  return found?.game === game ? found.puzzles : undefined;
}
