import type { AdviceReason } from '@fondaco/bots';
import type { Chapter } from '@fondaco/kernel';
import type { Units } from './units.ts';

/** How thoroughly decisions are judged, from least to most. */
export const DEPTHS = ['quick', 'standard', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

/** From the worst to the best. */
export const MARKS = ['blunder', 'mistake', 'inaccuracy', 'good', 'brilliant'] as const;
export type Mark = (typeof MARKS)[number];
/** Those that say that something was lost. */
export const LOSS_MARKS = ['blunder', 'mistake', 'inaccuracy'] as const;
export type LossMark = (typeof LOSS_MARKS)[number];

/** What an analysis is kept by: the same key is the same bytes, wherever it was made. */
export interface AnalysisKey {
  /** The hash of what was played. */
  readonly record: string;
  /** The judge: a hash of the weights, or the word for a judge without. */
  readonly weights: string;
  readonly depth: Depth;
  /** The word of the seat whose knowledge alone was used, at a table that still ran. */
  readonly eyes?: string;
}

/** How the record ends: by the rules, otherwise (all left, agreed, out of time), not yet, or with a line that cannot be played. */
export type Ending = 'over' | 'ended' | 'running' | 'damaged';

/** A choice that was judged. */
export interface JudgedChoice {
  readonly words: string;
  /** It, and what its seat would go on to say before anybody else decides. */
  readonly line: readonly string[];
  /** Every seat's win chance after it, by what the deciding seat knew. */
  readonly chances: Units;
  /** The expected lead of its seat over the best other, in points. */
  readonly lead: number;
  /** What it brings and costs: `explain` of the bots makes a sentence of it. */
  readonly reasons: readonly AdviceReason[];
  readonly isChosen: boolean;
}

/** What luck was in one line. */
export type PointLuck = Pick<JudgedPoint, 'chance' | 'unknown'>;

/** What was found out about one line. It can be kept and sent as JSON; a review of the same key takes it back. */
export interface JudgedPoint {
  /** The number of the line in the record, from 1. */
  readonly line: number;
  readonly depth: Depth;
  /** What the choice was worth against the best found, for every seat: the deciding seat's is its skill, the others' are gifts. */
  readonly skill: Units;
  /** What chance drawn at this line brought against the mean of other draws. */
  readonly chance: Units;
  /** What the deciding seat could not know brought against the mean of what might have been. */
  readonly unknown: Units;
  /** Absent where there was nothing to decide. */
  readonly decision?: JudgedDecision;
}

/** What a choice has cost, and nothing besides: a part of what is known of a judged decision, for a part of its time. */
export interface ChoiceCost extends Pick<JudgedDecision, 'loss' | 'error' | 'lostPoints'> {
  readonly skill: Units;
  readonly mark?: LossMark;
}

/** A decision against its alternatives, by what its seat knew then. */
export interface JudgedDecision {
  /** Best first; the chosen one is always among them. */
  readonly choices: readonly JudgedChoice[];
  /** How many choices there were. */
  readonly offered: number;
  /** How much better the best found was for the deciding seat, in units of win chance; below 0 where the choice was a find. */
  readonly loss: number;
  /** The standard error of that, from sampling; how far the judge itself errs is not in it. */
  readonly error: number;
  /** The same in points of the game. */
  readonly lostPoints: number;
  /** What was at stake for the seat: the best against the middle one of the choices, in units of win chance. */
  readonly stakes: number;
  /** No choice was worth more than another: none costs anything. */
  readonly isEqual: boolean;
  /** The place of the choice among the journeyman's, from 1. */
  readonly journeymansPlace: number;
  readonly mark?: Mark;
}

/** What it changed that somebody gave up: from then on their chance is 0, and the others' are scaled. */
export interface PointResignation {
  readonly seats: readonly number[];
  readonly change: Units;
}

/** One line that stands, and what it changed. */
export interface PointAnalysis {
  readonly line: number;
  readonly seat: number;
  /** As it stands in the record; with `?` for what the eyes of a running table do not know. */
  readonly words: string;
  /** What kind of decision: the name of the step that asked. */
  readonly kind: string;
  /** The turn or round it was said in. */
  readonly chapter?: Chapter;
  /** Its place in `turns`. */
  readonly turn: number;
  /** Played by the table itself, being the only choice. */
  readonly isForced: boolean;
  /** Said by a bot that stood in for a person, or played on for one who gave up. */
  readonly isStandIn: boolean;
  /** Every seat's win chance, before and after. */
  readonly before: Units;
  readonly after: Units;
  /** Every seat's expected lead over the best other, in points, before and after. */
  readonly leadsBefore: readonly number[];
  readonly leads: readonly number[];
  /** Who gave up just before the line was said; absent where nobody did. */
  readonly resigned?: PointResignation;
  /**
   * skill + luck + doubt = after − before, exactly, seat by seat, where somebody gave up with what that changed. `skill` of other seats
   * is what they were given.
   */
  readonly skill: Units;
  readonly luck: Units;
  readonly doubt: Units;
  /** Absent until it was judged; all of the change is doubt then. */
  readonly judged?: JudgedPoint;
}

/** What a seat said in one go, judged by the sum of its choices: for showing. */
export interface TurnAnalysis {
  readonly seat: number;
  readonly chapter?: Chapter;
  /** The numbers of its first and last line. */
  readonly from: number;
  readonly to: number;
  /** How much was lost, in units of win chance. */
  readonly loss: number;
  readonly error: number;
  readonly stakes: number;
  /** 0 to 100; absent where nothing was to be decided. */
  readonly accuracy?: number;
  readonly mark?: Mark;
}

/** What a kind of decision has cost a seat. */
export interface KindCost {
  readonly kind: string;
  readonly decisions: number;
  /** In units of win chance. */
  readonly loss: number;
}

/** A seat's account: start + skill + standIn + resigned + gifts + luck + doubt = result, exactly. */
export interface SeatAnalysis {
  readonly seat: number;
  readonly start: number;
  readonly skill: number;
  /** The skill of bots that stood in for its player. */
  readonly standIn: number;
  /** What giving up has cost; absent if its player did not. To the others it is a gift. */
  readonly resigned?: number;
  readonly gifts: number;
  readonly luck: number;
  readonly doubt: number;
  readonly result: number;
  /** The standard error of skill, from sampling. */
  readonly skillError: number;
  /** What its own choices have given away in points of the game, finds taken off: it counts on where the game is decided. */
  readonly lostPoints: number;
  /** 0 to 100, by the turns in which something was to be decided; absent without any. */
  readonly accuracy?: number;
  readonly marks: Readonly<Record<Mark, number>>;
  /** The dearest first. */
  readonly costs: readonly KindCost[];
}

/** What an analysis has found so far. Everything adds up at any stage. */
export interface GameAnalysis {
  readonly key: AnalysisKey;
  readonly game: string;
  readonly rules: number;
  /** The words of the seats, in the order of every vector. */
  readonly seats: readonly string[];
  /** How many units a whole game is. */
  readonly unit: number;
  readonly ending: Ending;
  /** What is wrong with the line at which a damaged record ends. */
  readonly fault?: string;
  /** Judgements made and to be made, of all depths up to the key's. */
  readonly progress: { readonly done: number; readonly total: number };
  /** Every seat's win chance at the first line. What it differs from an even share is luck. */
  readonly start: Units;
  readonly points: readonly PointAnalysis[];
  readonly turns: readonly TurnAnalysis[];
  readonly accounts: readonly SeatAnalysis[];
}
