import { itemAt } from '@fondaco/kernel';
import type { Puzzle } from '@fondaco/review';
import { create } from 'zustand';
import { inBackground } from '../client/faults.ts';
import { focusSoon } from '../table/store/focus-soon.ts';
import { setTouched } from '../table/store/table-actions.ts';
import { useTable } from '../table/store/table-store.ts';
import { puzzleHost } from './puzzle-host.ts';
import { keepAnswer, type PuzzleOutcome } from './solved.ts';

/** So many answers one has. */
export const TRIES = 3;

/** The puzzle on the screen. */
interface OpenPuzzle {
  readonly puzzle: Puzzle | undefined;
  readonly number: number;
  readonly table: string;
  /** What was answered and is not the best. */
  readonly wrong: readonly string[];
  readonly hasHint: boolean;
  /** How it ended, if it has. */
  readonly outcome: PuzzleOutcome | undefined;
}

const NONE: OpenPuzzle = {
  puzzle: undefined,
  number: 0,
  table: '',
  wrong: [],
  hasHint: false,
  outcome: undefined,
};

export const usePuzzle = create<OpenPuzzle>(() => NONE);
const { getState: get, setState: set } = usePuzzle;

/** Lays a puzzle on the table. */
export function openPuzzle(puzzle: Puzzle, number: number): void {
  set({ ...NONE, puzzle, number });
  const begin = async (): Promise<void> => {
    const table = await puzzleHost.begin(puzzle, takeAnswer);
    if (get().puzzle === puzzle) set({ table });
  };
  inBackground(begin());
}

export function closePuzzle(): void {
  set(NONE);
  useTable.setState({ lit: undefined });
}

/** The best choice, in the words of the record. */
export function solutionOf({ choices }: Puzzle): string {
  return itemAt(choices, 0).words;
}

/** Judges an answer: true if it is the best, or if the puzzle is over and the person only goes on. */
function takeAnswer([answer = '']: readonly string[]): boolean {
  const { puzzle, wrong, outcome } = get();
  if (puzzle === undefined || outcome !== undefined) return true;
  if (answer === solutionOf(puzzle)) {
    finish('solved');
    return true;
  }
  if (!wrong.includes(answer)) set({ wrong: [...wrong, answer] });
  setTouched([]);
  if (get().wrong.length >= TRIES) finish('failed');
  return false;
}

export function askHint(): void {
  set({ hasHint: true });
}

/** Tells the solution. */
export function showSolution(): void {
  finish('shown');
}

function finish(outcome: PuzzleOutcome): void {
  const { puzzle, number, hasHint } = get();
  if (puzzle === undefined) return;
  set({ outcome });
  keepAnswer(puzzle.game, number, { outcome, hasHint });
  const seq = useTable.getState().now?.seq;
  if (outcome !== 'solved' && seq !== undefined) useTable.setState({ lit: { seq, lines: [solutionOf(puzzle)] } });
  focusSoon('[data-next-puzzle]');
}
