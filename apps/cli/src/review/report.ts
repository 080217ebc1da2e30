import { itemAt, type Header } from '@fondaco/kernel';
import { POINT, roundTo, type GameAnalysis, type SeatAnalysis } from '@fondaco/review';
import { printOutlook } from './decisions.ts';
import { playerOf } from './player-of.ts';
import { printTurns, turnRowsOf } from './turns.ts';
import { turningPointsOf, type TurningPoint } from './turning-points.ts';

/** The columns of an account, in the order in which they add up. */
const PARTS = ['start', 'skill', 'standIn', 'resigned', 'gifts', 'luck', 'doubt'] as const;
type Column = (typeof PARTS)[number] | 'result';
export const COLUMN_NAMES: Readonly<Record<Column, string>> = {
  start: 'start',
  skill: 'skill',
  standIn: 'stand-in',
  resigned: 'gave up',
  gifts: 'gifts',
  luck: 'luck',
  doubt: 'doubt',
  result: 'result',
};

const TENTHS = 10;

/** An account in tenths of a point, rounded so that the shown row adds up too. */
export function shownAccount(account: SeatAnalysis): Record<Column, number> {
  const total = Math.round((account.result / POINT) * TENTHS);
  const rounded = roundTo(
    PARTS.map((part) => ((account[part] ?? 0) / POINT) * TENTHS),
    total,
  );
  const shown = Object.fromEntries(PARTS.map((part, i) => [part, itemAt(rounded, i) / TENTHS]));
  return { ...(shown as Record<(typeof PARTS)[number], number>), result: total / TENTHS };
}

/** The columns that are worth showing: stand-ins and giving up have one only where there was any. */
export function shownColumns({ accounts }: GameAnalysis): Column[] {
  const isShown = (part: Column): boolean =>
    (part !== 'standIn' && part !== 'resigned') || accounts.some((account) => (account[part] ?? 0) !== 0);
  return [...PARTS.filter(isShown), 'result'];
}

/** How far it goes and who gave up, in sentences. */
export function printNotes(analysis: GameAnalysis, header: Header): string[] {
  const resigned = analysis.points.flatMap((point) =>
    (point.resigned?.seats ?? []).map(
      (seat) =>
        `${playerOf(header, seat)} gave up before line ${point.line}, and is ranked last: no chance from there on.`,
    ),
  );
  const ending = printEnding(analysis);
  return [...resigned, ...(ending === '' ? [] : [ending])];
}

/** How far it goes, in a sentence; empty for a whole game. */
function printEnding({ ending, fault }: GameAnalysis): string {
  switch (ending) {
    case 'over':
      return '';
    case 'ended':
      return 'The table was ended before the rules would have: the result is what the judge expected then.';
    case 'running':
      return 'The game is not over: the result is what the judge expects now.';
    case 'damaged':
      return `The record can be played no further: ${fault}`;
  }
}

/** What was found, for a terminal. */
export function printReport(analysis: GameAnalysis, header: Header): string {
  const { accounts, key } = analysis;
  const width = Math.max(...accounts.map(({ seat }) => playerOf(header, seat).length));
  const shown = shownColumns(analysis);
  const rows = [
    `${' '.repeat(width)}  ${shown.map((column) => COLUMN_NAMES[column].padStart(8)).join('')}  accuracy  given away`,
    ...accounts.map((account) => {
      const row = shownAccount(account);
      const figures = shown.map((column) => row[column].toFixed(1).padStart(8)).join('');
      return `${playerOf(header, account.seat).padEnd(width)}  ${figures}  ${printAccuracy(account).padStart(8)}  ${printGivenAway(account).padStart(10)}`;
    }),
  ];
  const notes = printNotes(analysis, header);
  return [
    ...(notes.length === 0 ? [] : [...notes, '']),
    `Win chances in points, by what each knew; depth ${key.depth}, judge ${key.weights}.`,
    '',
    ...rows,
    '',
    ...turningPointsOf(analysis).map((point) => printTurningPoint(point, header)),
    '',
    'Turns, each by the sum of its choices:',
    '',
    ...printTurns(turnRowsOf(analysis, header)),
    '',
  ].join('\n');
}

export function printAccuracy({ accuracy }: SeatAnalysis): string {
  return accuracy === undefined ? '-' : `${accuracy.toFixed(1)} %`;
}

/** What a seat's choices have given away, in points of the game; nothing is known of whom nobody judged. */
export function printGivenAway({ accuracy, lostPoints }: SeatAnalysis): string {
  return accuracy === undefined ? '-' : `${lostPoints.toFixed(1)} pts`;
}

/** A turning point in a sentence. */
export function printTurningPoint(point: TurningPoint, header: Header): string {
  const { line, seat, mark, words, loss, error, better, why } = point;
  const before = printOutlook(point.point, header);
  const lost = loss > 0 ? ` (−${loss.toFixed(1)} ± ${error.toFixed(1)})` : '';
  const instead = better === undefined ? '' : `; better ${better.join(', ')}`;
  return `line ${line}, ${playerOf(header, seat)}: ${words}, ${mark}${lost}${instead}${why === '' ? '' : `: ${why}`} [before: ${before}]`;
}
