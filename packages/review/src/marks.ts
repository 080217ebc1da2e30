import { LOSS_MARKS, type LossMark, type Mark } from './analysis.ts';
import { POINT, UNIT } from './units.ts';

/** What a mark for a loss is given for. Chances are in units. */
export interface LossVerdict {
  readonly loss: number;
  readonly error: number;
  /** The loss by the measuring before. */
  readonly firstLoss: number;
  /** The deciding seat's chance with the best choice. */
  readonly chance: number;
  /** The loss in points of the game. */
  readonly lostPoints: number;
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
/** The same in points of the game, where the game is all but won or lost: 0.25, 0.12 and 0.05 of the spread of margins. */
const LOST_POINTS: Readonly<Record<LossMark, number>> = { blunder: 5, mistake: 2.4, inaccuracy: 1 };

/** A chance below this, or above its counterpart, is all but lost or won. */
const DECIDED = 2 * POINT;
/** So many standard errors below the loss there must still be half a threshold. */
const SURE = 2.5;
const MOST_ERROR = POINT;
/** A choice that loses no more counts as the best. */
const NEARLY_BEST = POINT / 2;
const CLEARLY_BEST = 5 * POINT;
const BEST = 2 * POINT;
/** The journeyman's first choices: what is among them is not hard to see. */
const EASILY_SEEN = 3;

/** The mark of a choice, if it deserves one. */
export function markOf(verdict: Verdict): Mark | undefined {
  const { loss, error, lead, journeymansPlace } = verdict;
  if (error > MOST_ERROR) return undefined;
  const lost = lossMarkOf(verdict);
  if (lost !== undefined) return lost;
  if (loss > NEARLY_BEST || lead - SURE * error < BEST / 2) return undefined;
  if (lead >= CLEARLY_BEST && journeymansPlace > EASILY_SEEN) return 'brilliant';
  return lead >= BEST ? 'good' : undefined;
}

/** The mark of what a choice has lost, if that is much. */
export function lossMarkOf(verdict: LossVerdict): LossMark | undefined {
  if (verdict.error > MOST_ERROR) return undefined;
  return LOSS_MARKS.find((mark) => costs(verdict, mark));
}

function costs({ loss, error, firstLoss, chance, lostPoints }: LossVerdict, mark: LossMark): boolean {
  if (chance < DECIDED || chance > UNIT - DECIDED) return loss > 0 && lostPoints >= LOST_POINTS[mark];
  const least = LOSSES[mark] * POINT;
  return loss >= least && loss - SURE * error >= least / 2 && firstLoss >= least / 2;
}
