import { LOSS_MARKS, type LossMark, type Mark } from './analysis.ts';
import { POINT, UNIT } from './units.ts';

/** What a choice lost in one of the two things that are judged. */
export interface MeasuredLoss {
  readonly loss: number;
  /** The standard error of it. */
  readonly error: number;
  /** The loss by the measuring before. */
  readonly first: number;
}

/** What a mark for a loss is given for. */
export interface LossVerdict {
  /** In win chance, in units. */
  readonly chances: MeasuredLoss;
  /** In points of the game. */
  readonly points: MeasuredLoss;
  /** The deciding seat's chance with the best choice, in units. */
  readonly chance: number;
  /** How many times its threshold a mark asks for. */
  readonly asked: number;
}

/** What any mark is given for. */
export interface Verdict extends LossVerdict {
  /** How much worse the best other choice was than the chosen one; below 0 if it was better. */
  readonly lead: number;
  readonly journeymansPlace: number;
}

/** From how many points of win chance on a choice is called so. */
export const LOSSES: Readonly<Record<LossMark, number>> = {
  blunder: 10,
  mistake: 5,
  inaccuracy: 2,
};
/** The same in points of the game, where hardly any chance is left to be lost: 0.4, 0.2 and 0.1 of the spread of margins. */
const LOST_POINTS: Readonly<Record<LossMark, number>> = { blunder: 8, mistake: 4, inaccuracy: 2 };

/** A chance below this, or above its counterpart, is all but lost or won: there no mistake can be made that costs as much. */
const DECIDED = LOSSES.mistake * POINT;
/** So many standard errors below the loss there must still be half a threshold. */
const SURE = 2.5;
/** What is known no better than this is known well enough if it is a small part of the loss. */
const SURE_WITHIN = POINT;
const SURE_WITHIN_PART = 1 / 6;
/** A choice that loses no more counts as the best. */
const NEARLY_BEST = POINT / 2;
const CLEARLY_BEST = 5 * POINT;
const BEST = 2 * POINT;
/** The journeyman's first choices: what is among them is not hard to see. */
const EASILY_SEEN = 3;

/** Whether a loss is known well enough to be marked and said in numbers. Both are in units. */
export function isSure(loss: number, error: number): boolean {
  return error <= Math.max(SURE_WITHIN, Math.abs(loss) * SURE_WITHIN_PART);
}

/** Whether a difference, lost or found, is one that marks are given for: worth measuring again. */
export function isMuch(loss: number, lostPoints: number, chance: number): boolean {
  return (
    Math.abs(loss) >= LOSSES.inaccuracy * POINT || (isDecided(chance) && Math.abs(lostPoints) >= LOST_POINTS.inaccuracy)
  );
}

/** Whether a mark is given for points of the game: the win chance that was lost would not deserve it. */
export function isByPoints(mark: Mark | undefined, loss: number): boolean {
  return LOSS_MARKS.some((lost) => lost === mark && loss < LOSSES[lost] * POINT);
}

/** The mark of a choice, if it deserves one. */
export function markOf(verdict: Verdict): Mark | undefined {
  const { chances, lead, journeymansPlace } = verdict;
  const { loss, error } = chances;
  const lost = lossMarkOf(verdict);
  if (lost !== undefined) return lost;
  if (!isSure(loss, error) || loss > NEARLY_BEST || lead - SURE * error < BEST / 2) return undefined;
  if (lead >= CLEARLY_BEST && journeymansPlace > EASILY_SEEN) return 'brilliant';
  return lead >= BEST ? 'good' : undefined;
}

/** The mark of what a choice has lost, if that is much. */
export function lossMarkOf({ chances, points, chance, asked }: LossVerdict): LossMark | undefined {
  if (!isSure(chances.loss, chances.error)) return undefined;
  return LOSS_MARKS.find(
    (mark) =>
      isLost(chances, LOSSES[mark] * POINT, asked) ||
      (isDecided(chance) && chances.loss > 0 && isLost(points, LOST_POINTS[mark], asked)),
  );
}

function isDecided(chance: number): boolean {
  return chance < DECIDED || chance > UNIT - DECIDED;
}

function isLost({ loss, error, first }: MeasuredLoss, threshold: number, asked: number): boolean {
  return loss >= threshold * asked && loss - SURE * error >= threshold / 2 && first >= threshold / 2;
}
