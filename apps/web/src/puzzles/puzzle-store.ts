import { itemAt, SEAT_WORDS } from '@fondaco/kernel';
import { POINT, type JudgedChoice, type Puzzle } from '@fondaco/review';
import { create } from 'zustand';
import { inBackground } from '../client/faults.ts';
import { OWN } from '../client/own-puzzles.ts';
import { focusSoon } from '../table/store/focus-soon.ts';
import { setTouched } from '../table/store/table-actions.ts';
import { useTable } from '../table/store/table-store.ts';
import { dailyNumber, dayOf } from './daily.ts';
import { puzzleHost } from './puzzle-host.ts';
import { keepAnswer, puzzleKey, type PuzzleOutcome } from './solved.ts';

/** So many answers one has. */
export const TRIES = 3;

/** The puzzle on the screen. */
interface OpenPuzzle {
  readonly puzzle: Puzzle | undefined;
  /** The game whose puzzles it is one of, or the word for one's own. */
  readonly set: string;
  readonly number: number;
  /** Whether it is the one of the day. */
  readonly isDaily: boolean;
  readonly table: string;
  /** What was answered and is not the best. */
  readonly wrong: readonly string[];
  readonly hasHint: boolean;
  /** How it ended, if it has. */
  readonly outcome: PuzzleOutcome | undefined;
}

const NONE: OpenPuzzle = {
  puzzle: undefined,
  set: '',
  number: 0,
  isDaily: false,
  table: '',
  wrong: [],
  hasHint: false,
  outcome: undefined,
};

export const usePuzzle = create<OpenPuzzle>(() => NONE);
const { getState: get, setState: put } = usePuzzle;

/** Lays a puzzle on the table. */
export function openPuzzle(puzzle: Puzzle, set: string, number: number, count: number): void {
  const isDaily = set !== OWN && number === dailyNumber(dayOf(new Date()), count);
  put({ ...NONE, puzzle, set, number, isDaily });
  const begin = async (): Promise<void> => {
    const table = await puzzleHost.begin(puzzle, takeAnswer);
    if (get().puzzle === puzzle) put({ table });
  };
  inBackground(begin());
}

export function closePuzzle(): void {
  put(NONE);
  useTable.setState({ lit: undefined });
}

/** The best choice, in the words of the record. */
function solutionOf({ choices }: Puzzle): string {
  return itemAt(choices, 0).words;
}

/** Whether a choice is the best, or nobody could tell it from that. */
function isBest({ choices, seat }: Puzzle, words: string): boolean {
  const place = SEAT_WORDS.findIndex((word) => word === seat);
  const chanceOf = ({ chances }: JudgedChoice): number => itemAt(chances, place);
  const answer = choices.find((choice) => choice.words === words);
  return answer !== undefined && chanceOf(itemAt(choices, 0)) - chanceOf(answer) < POINT;
}

/** Judges an answer: true if it is the best, or if the puzzle is over and the person only goes on. */
function takeAnswer([answer = '']: readonly string[]): boolean {
  const { puzzle, wrong, outcome } = get();
  if (puzzle === undefined || outcome !== undefined) return true;
  if (isBest(puzzle, answer)) {
    finish('solved');
    return true;
  }
  if (!wrong.includes(answer)) put({ wrong: [...wrong, answer] });
  setTouched([]);
  if (get().wrong.length >= TRIES) finish('failed');
  return false;
}

export function askHint(): void {
  put({ hasHint: true });
}

/** Tells the solution. */
export function showSolution(): void {
  finish('shown');
}

function finish(outcome: PuzzleOutcome): void {
  const { puzzle, set, isDaily, hasHint } = get();
  if (puzzle === undefined) return;
  put({ outcome });
  keepAnswer({ key: puzzleKey(set, puzzle), outcome, hasHint, isDaily });
  const seq = useTable.getState().now?.seq;
  if (outcome !== 'solved' && seq !== undefined) useTable.setState({ lit: { seq, lines: [solutionOf(puzzle)] } });
  // The way on has the focus, but what was best comes first.
  focusSoon('[data-next-puzzle]', { inSight: '[data-puzzle] h2' });
}
