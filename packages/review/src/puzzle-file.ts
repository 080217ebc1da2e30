import { isObject, refuse, success, type Json, type Result } from '@fondaco/kernel';
import { DIFFICULTIES, type Puzzle } from './puzzle.ts';

/** Puzzles as a file: JSON, one a line. */
export function printPuzzles(puzzles: readonly Puzzle[]): string {
  return `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`;
}

/** Reads a file of puzzles; whether each can be played the engine has to say. */
export function parsePuzzles(text: string): Result<readonly Puzzle[]> {
  try {
    return readPuzzles(JSON.parse(text));
  } catch {
    return refuse('bad-position', 'this is no JSON');
  }
}

/** The puzzles in JSON. */
export function readPuzzles(json: Json): Result<readonly Puzzle[]> {
  if (!Array.isArray(json)) return refuse('bad-position', 'a file of puzzles is a list');
  const at = json.findIndex((one) => !isPuzzleLike(one));
  if (at >= 0) return refuse('bad-position', `number ${at + 1} is no puzzle`);
  return success(json as unknown as readonly Puzzle[]);
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
