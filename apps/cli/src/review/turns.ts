import { POINT, type GameAnalysis, type TurnAnalysis } from '@fondaco/review';
import type { Voice } from './voice.ts';

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
export function turnRowsOf({ turns }: GameAnalysis, voice: Voice): readonly TurnRow[] {
  return turns.flatMap((turn) => (turn.accuracy === undefined ? [] : [rowOf(turn, turn.accuracy, voice)]));
}

function rowOf({ seat, chapter, from, to, loss, error, mark }: TurnAnalysis, accuracy: number, voice: Voice): TurnRow {
  return {
    lines: from === to ? `${from}` : `${from}–${to}`,
    chapter: voice.chapter(chapter),
    player: voice.playerOf(seat),
    lost: `${voice.change(-loss / POINT)} ± ${voice.points(error / POINT)}`,
    accuracy: voice.percent(accuracy, 1),
    mark: mark === undefined ? '' : voice.say(`analysis.mark.${mark}`),
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
