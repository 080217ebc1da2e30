import { isObject, refuse, success, type Json, type Result } from '@fondaco/kernel';
import { DIFFICULTIES, type Puzzle } from './puzzle.ts';

/** Puzzles as a file has them, with the judge who weighed them: its weights and its number. */
export interface PuzzleFile {
  /** Absent where nobody noted it. */
  readonly judge?: string;
  readonly puzzles: readonly Puzzle[];
}

/** Puzzles as a file: JSON, one a line. */
export function printPuzzles({ judge, puzzles }: Required<PuzzleFile>): string {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  return `{"judge":${JSON.stringify(judge)},"puzzles":[\n${lines}\n]}\n`;
}

/** Reads a file of puzzles; whether each can be played the engine has to say. */
export function parsePuzzles(text: string): Result<PuzzleFile> {
  try {
    return readPuzzles(JSON.parse(text));
  } catch {
    return refuse('bad-position', 'this is no JSON');
  }
}

/** The puzzles in JSON: with their judge, or a mere list. */
export function readPuzzles(json: Json): Result<PuzzleFile> {
  const { judge, puzzles } = isObject(json) ? json : { judge: undefined, puzzles: json };
  if (!Array.isArray(puzzles)) return refuse('bad-position', 'a file of puzzles has a list of them');
  const at = puzzles.findIndex((one) => !isPuzzleLike(one));
  if (at >= 0) return refuse('bad-position', `number ${at + 1} is no puzzle`);
  const read = puzzles as unknown as readonly Puzzle[];
  return success({ puzzles: read, ...(typeof judge === 'string' ? { judge } : {}) });
}

function isPuzzleLike(json: Json): boolean {
  if (!isObject(json)) return false;
  const { game, rules, position, seat, choices, difficulty } = json;
  return (
    typeof game === 'string' &&
    typeof rules === 'number' &&
    typeof seat === 'string' &&
    isObject(position) &&
    Array.isArray(choices) &&
    choices.length > 1 &&
    choices.every(isChoiceLike) &&
    DIFFICULTIES.some((one) => one === difficulty)
  );
}

function isChoiceLike(json: Json): boolean {
  if (!isObject(json)) return false;
  const { words, line, chances, reasons } = json;
  return typeof words === 'string' && [line, chances, reasons].every(Array.isArray);
}
