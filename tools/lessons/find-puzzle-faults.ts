import { BotModels, explain } from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';
import { loadTexts } from '@fondaco/catalog/node';
import { itemAt, seatsIn, Table, type Game } from '@fondaco/kernel';
import { parsePuzzles, POINT, puzzleJudgeOf, type JudgedChoice, type Puzzle } from '@fondaco/review';
import { LANGUAGES, type Language } from '@fondaco/texts';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What checking all puzzles of a game has found. */
export interface GamePuzzleFindings {
  readonly faults: readonly string[];
  readonly puzzles: number;
}

/** So much better than the next the best choice of a puzzle is. */
const CLEARLY = 5 * POINT;

/** Decisions that the page takes several at a time make no puzzles. */
const SKIPPED: Readonly<Record<string, string>> = { 'augsburg-1520': ' --seats 2 --skip buy,show' };
const models = new BotModels(findGame);

/** What weighs the puzzles of a game by the weights it comes with, drops what is none any more, and looks for others in its place. */
function puzzlesCommand(game: string): string {
  return `npx fondaco puzzles --game ${game} --again --most 64 --games 200 --bot master:100it${SKIPPED[game] ?? ''} --out packages/${game}/puzzles.json`;
}

/** Lays every puzzle of a game, whose files are under `root`, on the engine that is given. */
export function findPuzzleFaults(root: string, game: Game): GamePuzzleFindings {
  const parsed = parsePuzzles(readFileSync(path.join(root, 'packages', game.id, 'puzzles.json'), 'utf8'));
  if (!parsed.ok) return { faults: [`puzzles: ${parsed.error.message}`], puzzles: 0 };
  const { puzzles, judge } = parsed.value;
  const positions = puzzles.map(({ position }) => JSON.stringify(position));
  const today = puzzleJudgeOf(models.of(game));
  const faultsOf = (puzzle: Puzzle, i: number): readonly string[] => [
    ...faultsIn(game, puzzle),
    ...(positions.indexOf(itemAt(positions, i)) < i ? ['was there before'] : []),
  ];
  return {
    faults: [
      ...(judge === today
        ? []
        : [
            `puzzles: were weighed by ${judge ?? 'nobody knows whom'}, not by ${today}: run ${puzzlesCommand(game.id)}`,
          ]),
      ...puzzles.flatMap((puzzle, i) => faultsOf(puzzle, i).map((fault) => `puzzle ${i + 1}: ${fault}`)),
    ],
    puzzles: puzzles.length,
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
    ...LANGUAGES.flatMap((language) => reasonFaults(best, game.id, language)),
    ...(Math.max(...choices.map(({ chances }) => itemAt(chances, place))) > itemAt(best.chances, place)
      ? ['has not the best choice first']
      : []),
  ];
}

/** A reason that a language has no words for. */
function reasonFaults({ reasons }: JudgedChoice, game: string, language: Language): readonly string[] {
  try {
    const why = explain(reasons, loadTexts(game, language), language);
    return why === '' && reasons.length > 0 ? [`says nothing in ${language}`] : [];
  } catch (error) {
    return [`cannot say why in ${language}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
