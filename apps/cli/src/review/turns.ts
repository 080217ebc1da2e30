import type { Header } from '@fondaco/kernel';
import { POINT, type GameAnalysis, type TurnAnalysis } from '@fondaco/review';
import { playerOf } from './player-of.ts';

/** A turn in which something was decided, as a row: where, whose, what it lost as the sum of its choices, its accuracy and its mark. */
export interface TurnRow {
  readonly lines: string;
  readonly chapter: string;
  readonly player: string;
  readonly lost: string;
  readonly accuracy: string;
  readonly mark: string;
}

/** All turns in which something was decided. */
export function turnRowsOf({ turns }: GameAnalysis, header: Header): readonly TurnRow[] {
  return turns.flatMap((turn) => (turn.accuracy === undefined ? [] : [rowOf(turn, turn.accuracy, header)]));
}

function rowOf(
  { seat, chapter, from, to, loss, error, mark }: TurnAnalysis,
  accuracy: number,
  header: Header,
): TurnRow {
  const points = -loss / POINT;
  const sign = points > 0 ? '+' : points < 0 ? '−' : '';
  return {
    lines: from === to ? `${from}` : `${from}–${to}`,
    chapter: chapter === undefined || chapter.number < 1 ? '' : `${chapter.name} ${chapter.number}`,
    player: playerOf(header, seat),
    lost: `${sign}${Math.abs(points).toFixed(1)} ± ${(error / POINT).toFixed(1)}`,
    accuracy: `${accuracy.toFixed(1)} %`,
    mark: mark ?? '',
  };
}

/** The turns for a terminal, in columns. */
export function printTurns(rows: readonly TurnRow[]): string[] {
  const columns = ['lines', 'chapter', 'player', 'lost', 'accuracy', 'mark'] as const;
  const all = [Object.fromEntries(columns.map((column) => [column, column])) as unknown as TurnRow, ...rows];
  const widths = columns.map((column) => Math.max(...all.map((row) => row[column].length)));
  return all.map((row) =>
    columns
      .map((column, i) => row[column].padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
