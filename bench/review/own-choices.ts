import { playRecord, type BotModel } from '@fondaco/bots';
import { FastRandom, itemAt } from '@fondaco/kernel';
import type { Figure } from '../figures.ts';
import { shareOf } from './intervals.ts';
import { isMistake, openAt, shuffledLines } from './judged-line.ts';

/** Choices of one game that were judged at standard depth. */
interface ChoiceCount {
  /** Those of masters, and of these the ones marked mistake or worse. */
  readonly masters: number;
  readonly falseMarks: number;
  /** All marks mistake or worse, of whatever bot, and of these the ones that the deep judge marks so too. */
  readonly marks: number;
  readonly confirmed: number;
  /** Of the confirmed ones and of all, those of masters. */
  readonly mastersConfirmed: number;
}

const BOTS = ['master:400it', 'journeyman', 'master:400it', 'novice'];
const MASTERS = [0, 2];
const MASTERS_A_GAME = 40;
const OTHERS_A_GAME = 40;
const FIRST_SEED = 1000;

/** A game of two masters, a journeyman and a novice, of which some choices are judged. */
export function judgeOwnChoices(model: BotModel, seed: number): ChoiceCount {
  const record = playRecord(model, BOTS, FIRST_SEED + seed);
  const review = openAt(model, record, 'deep');
  const left = { masters: MASTERS_A_GAME, others: OTHERS_A_GAME };
  const count = { masters: 0, falseMarks: 0, marks: 0, confirmed: 0, mastersConfirmed: 0 };
  for (const line of shuffledLines(record, new FastRandom(seed))) {
    const isMaster = MASTERS.includes(record.header.seats.indexOf(itemAt(record.lines, line - 1).seat));
    const whose = isMaster ? 'masters' : 'others';
    if (left[whose] === 0) continue;
    const cost = review.judgeCost({ line, depth: 'standard' });
    if (cost === undefined) continue;
    left[whose]--;
    if (isMaster) count.masters++;
    if (!isMistake(cost)) continue;
    count.marks++;
    if (isMaster) count.falseMarks++;
    if (!isMistake(review.judgeCost({ line, depth: 'deep' }))) continue;
    count.confirmed++;
    if (isMaster) count.mastersConfirmed++;
  }
  return count;
}

/** So many games have so many choices of masters. */
export function gamesForChoices(choices: number): number {
  return Math.ceil(choices / MASTERS_A_GAME);
}

export function sumUpChoices(games: readonly ChoiceCount[]): Figure[] {
  const sum = (key: keyof ChoiceCount): number => games.reduce((total, game) => total + game[key], 0);
  return [
    ...shareOf('review.false-marks', sum('falseMarks'), sum('masters'), 'choices'),
    ...shareOf('review.confirmed', sum('confirmed'), sum('marks'), 'marks'),
    ...shareOf('review.confirmed-masters', sum('mastersConfirmed'), sum('falseMarks'), 'marks'),
  ];
}
