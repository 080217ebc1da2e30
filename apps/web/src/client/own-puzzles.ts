import type { Json } from '@fondaco/kernel';
import { readPuzzles, type Puzzle } from '@fondaco/review';
import { create } from 'zustand';

const KEY = 'fondaco-own-puzzles';
/** The name of the set of puzzles that people made of their own games. */
export const OWN = 'own';
/** So many are kept; then the oldest make room. */
const MOST_KEPT = 60;

function stored(): readonly Puzzle[] {
  try {
    const json: Json = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const read = readPuzzles(json);
    return read.ok ? read.value.puzzles : [];
  } catch {
    return [];
  }
}

export const useOwnPuzzles = create<{ readonly puzzles: readonly Puzzle[] }>(() => ({ puzzles: stored() }));

/** Keeps a puzzle, unless it is kept already; answers its number. */
export function keepOwnPuzzle(puzzle: Puzzle): number {
  const { puzzles } = useOwnPuzzles.getState();
  const isSame = (other: Puzzle): boolean => JSON.stringify(other.choices) === JSON.stringify(puzzle.choices);
  const known = puzzles.findIndex(isSame);
  if (known >= 0) return known + 1;
  const kept = [...puzzles, puzzle].slice(-MOST_KEPT);
  useOwnPuzzles.setState({ puzzles: kept });
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch (error) {
    console.warn('The puzzle will be forgotten.', error);
  }
  return kept.length;
}
