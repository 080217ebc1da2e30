import { itemAt, seatsIn, Table, type Game } from '@fondaco/kernel';
import { parsePuzzles, POINT, type Puzzle } from '@fondaco/review';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What checking all puzzles of a game has found. */
export interface GamePuzzleFindings {
  readonly faults: readonly string[];
  readonly puzzles: number;
}

/** So much better than the next the best choice of a puzzle is. */
const CLEARLY = 5 * POINT;

/** Lays every puzzle of a game, whose files are under `root`, on the engine that is given. */
export function findPuzzleFaults(root: string, game: Game): GamePuzzleFindings {
  const parsed = parsePuzzles(readFileSync(path.join(root, 'packages', game.id, 'puzzles.json'), 'utf8'));
  if (!parsed.ok) return { faults: [`puzzles: ${parsed.error.message}`], puzzles: 0 };
  const positions = parsed.value.map(({ position }) => JSON.stringify(position));
  const faultsOf = (puzzle: Puzzle, i: number): readonly string[] => [
    ...faultsIn(game, puzzle),
    ...(positions.indexOf(itemAt(positions, i)) < i ? ['was there before'] : []),
  ];
  return {
    faults: parsed.value.flatMap((puzzle, i) => faultsOf(puzzle, i).map((fault) => `puzzle ${i + 1}: ${fault}`)),
    puzzles: parsed.value.length,
  };
}

function faultsIn(game: Game, { game: id, rules, position, seat, choices }: Puzzle): readonly string[] {
  if (id !== game.id || rules !== game.rules) return [`is of ${id}, rules ${rules}`];
  const seats = Array.isArray(position.seats) ? position.seats : [];
  const arranged = Table.arrange(
    game,
    position,
    seats.map((_, i) => `Player ${i + 1}`),
  );
  if (!arranged.ok) return [`cannot be laid: ${arranged.error.message}`];
  const table = arranged.value;
  const place = table.seats.indexOf(seat);
  if (!seatsIn(table.waiting).includes(place)) return [`does not ask ${seat}`];
  const offered = table.choices(place);
  const [best, next] = [itemAt(choices, 0), itemAt(choices, 1)];
  const isClear = itemAt(best.chances, place) - itemAt(next.chances, place) >= CLEARLY;
  return [
    ...choices.filter(({ words }) => !offered.includes(words)).map(({ words }) => `does not offer ${words}`),
    ...(isClear ? [] : ['has no choice that is clearly best']),
    ...(Math.max(...choices.map(({ chances }) => itemAt(chances, place))) > itemAt(best.chances, place)
      ? ['has not the best choice first']
      : []),
  ];
}
