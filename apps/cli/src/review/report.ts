import { itemAt, type Header } from '@fondaco/kernel';
import { POINT, roundTo, type GameAnalysis, type SeatAnalysis } from '@fondaco/review';
import { printOutlook } from './decisions.ts';
import { playerOf } from './player-of.ts';
import { printTurns, turnRowsOf } from './turns.ts';
import { turningPointsOf, type TurningPoint } from './turning-points.ts';

/** The columns of an account, in the order in which they add up. */
export const COLUMNS = ['start', 'skill', 'standIn', 'gifts', 'luck', 'doubt', 'result'] as const;
export const COLUMN_NAMES: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  start: 'start',
  skill: 'skill',
  standIn: 'stand-in',
  gifts: 'gifts',
  luck: 'luck',
  doubt: 'doubt',
  result: 'result',
};

const TENTHS = 10;

/** An account in tenths of a point, rounded so that the shown row adds up too. */
export function shownAccount(account: SeatAnalysis): Record<(typeof COLUMNS)[number], number> {
  const parts = ['start', 'skill', 'standIn', 'gifts', 'luck', 'doubt'] as const;
  const total = Math.round((account.result / POINT) * TENTHS);
  const rounded = roundTo(
    parts.map((part) => (account[part] / POINT) * TENTHS),
    total,
  );
  const shown = Object.fromEntries(parts.map((part, i) => [part, itemAt(rounded, i) / TENTHS]));
  return { ...(shown as Record<(typeof parts)[number], number>), result: total / TENTHS };
}

/** How far it goes, in a sentence; empty for a whole game. */
export function printEnding({ ending, fault }: GameAnalysis): string {
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
  const shown = COLUMNS.filter((column) => column !== 'standIn' || accounts.some(({ standIn }) => standIn !== 0));
  const rows = [
    `${' '.repeat(width)}  ${shown.map((column) => COLUMN_NAMES[column].padStart(8)).join('')}  accuracy`,
    ...accounts.map((account) => {
      const row = shownAccount(account);
      const figures = shown.map((column) => row[column].toFixed(1).padStart(8)).join('');
      return `${playerOf(header, account.seat).padEnd(width)}  ${figures}  ${printAccuracy(account)}`;
    }),
  ];
  const ending = printEnding(analysis);
  return [
    ...(ending === '' ? [] : [ending, '']),
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

/** A turning point in a sentence. */
export function printTurningPoint(point: TurningPoint, header: Header): string {
  const { line, seat, mark, words, loss, error, better, why } = point;
  const before = printOutlook(point.point, header);
  const lost = loss > 0 ? ` (−${loss.toFixed(1)} ± ${error.toFixed(1)})` : '';
  const instead = better === undefined ? '' : `; better ${better.join(', ')}`;
  return `line ${line}, ${playerOf(header, seat)}: ${words}, ${mark}${lost}${instead}${why === '' ? '' : `: ${why}`} [before: ${before}]`;
}
