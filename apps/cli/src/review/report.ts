import { itemAt, type Header } from '@fondaco/kernel';
import { POINT, roundTo, type GameAnalysis, type SeatAnalysis } from '@fondaco/review';
import { printOutlook } from './decisions.ts';
import { printTurns, turnRowsOf } from './turns.ts';
import { turningPointsOf, type TurningPoint } from './turning-points.ts';
import { plainVoice, type Voice } from './voice.ts';

/** The columns of an account, in the order in which they add up. */
const PARTS = ['start', 'skill', 'standIn', 'resigned', 'gifts', 'luck', 'doubt'] as const;
type Column = (typeof PARTS)[number] | 'result';
/** Short, for a terminal. */
const COLUMN_NAMES: Readonly<Record<Column, string>> = {
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
export function printNotes({ points, ending, fault }: GameAnalysis, { say, playerOf }: Voice): string[] {
  const resigned = points.flatMap(({ line, resigned: gone }) =>
    (gone?.seats ?? []).map((seat) => say('report.resigned', { player: playerOf(seat), line: String(line) })),
  );
  return ending === 'over' ? resigned : [...resigned, say(`report.ending.${ending}`, { fault: fault ?? '' })];
}

/** What was found, for a terminal. */
export function printReport(analysis: GameAnalysis, header: Header): string {
  const { accounts, key } = analysis;
  const voice = plainVoice(header);
  const width = Math.max(...accounts.map(({ seat }) => voice.playerOf(seat).length));
  const shown = shownColumns(analysis);
  const rows = [
    `${' '.repeat(width)}  ${shown.map((column) => COLUMN_NAMES[column].padStart(8)).join('')}  accuracy  given away`,
    ...accounts.map((account) => {
      const row = shownAccount(account);
      const figures = shown.map((column) => row[column].toFixed(1).padStart(8)).join('');
      return `${voice.playerOf(account.seat).padEnd(width)}  ${figures}  ${printAccuracy(account, voice).padStart(8)}  ${printGivenAway(account, voice).padStart(10)}`;
    }),
  ];
  const notes = printNotes(analysis, voice);
  return [
    ...(notes.length === 0 ? [] : [...notes, '']),
    `Win chances in points, by what each knew; depth ${key.depth}, judge ${key.weights}.`,
    '',
    ...rows,
    '',
    ...turningPointsOf(analysis, voice).map((point) => printTurningPoint(point, voice)),
    '',
    'Turns, each by the sum of its choices:',
    '',
    ...printTurns(turnRowsOf(analysis, voice)),
    '',
  ].join('\n');
}

export function printAccuracy({ accuracy }: SeatAnalysis, { percent }: Voice): string {
  return accuracy === undefined ? '-' : percent(accuracy, 1);
}

/** What a seat's choices have given away, in points of the game; nothing is known of whom nobody judged. */
export function printGivenAway({ accuracy, lostPoints }: SeatAnalysis, { points, say }: Voice): string {
  return accuracy === undefined ? '-' : say('report.points', { points: points(lostPoints) });
}

/** A turning point in a sentence. */
export function printTurningPoint(turned: TurningPoint, voice: Voice): string {
  const { point, line, seat, mark, words, loss, error, better, why } = turned;
  return voice.say('report.point', {
    line: String(line),
    player: voice.playerOf(seat),
    words: voice.line(words),
    mark: voice.say(`analysis.mark.${mark}`),
    isLoss: loss > 0 ? 'yes' : 'no',
    lost: voice.points(loss),
    error: voice.points(error),
    isBetter: better === undefined ? 'no' : 'yes',
    better: (better ?? []).map(voice.line).join(', '),
    isWhy: why === '' ? 'no' : 'yes',
    why,
    before: printOutlook(point, voice),
  });
}
