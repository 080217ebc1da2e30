import type { Chapter, Json, Lexicon } from '@fondaco/kernel';
import type { HostRefusal, JournalEntry, SeatPlayer, TableMessage } from '@fondaco/protocol';
import type { Depth, Ending, GameAnalysis, JudgedPoint } from '@fondaco/review';

/** In place of a seat's word: everything lies open. */
export const ALL_EYES = 'all';

/** What the worker that reviews is called: it runs the script of the tables' worker. */
export const REVIEW_WORKER = 'review';

/** A record under review: all of it that does not depend on whose eyes look at it. */
export interface ReviewedGame {
  /** The id of a table of this browser, or the hash of a file. */
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatPlayer[];
  readonly lexicon: Lexicon;
  readonly parts?: Json;
  readonly ending: Ending;
  /** What is wrong with the line at which a damaged record ends. */
  readonly fault?: string;
  /** Through whose eyes it may be seen, seats by their words. None means: as a spectator. */
  readonly eyes: readonly string[];
  /** The turn or round after each line, from before the first on. */
  readonly chapters: readonly (Chapter | undefined)[];
}

/** How everything that is counted stood before the first line and after each that stands; told only once a game is over. */
export interface GameCourse {
  /** Where points come from, and what else players count. */
  readonly categories: readonly string[];
  readonly amounts: readonly string[];
  readonly stands: readonly CourseStand[];
}

export interface CourseStand {
  /** 0 before the first. */
  readonly line: number;
  /** Seat by seat, category by category: what would have been scored had the game ended there. */
  readonly points: readonly (readonly number[])[];
  /** Seat by seat, amount by amount. */
  readonly amounts: readonly (readonly number[])[];
}

/** A game played on from a moment of another, by whoever looked at it. */
export interface ReviewBranch {
  /** The table it is played on. */
  readonly table: string;
  /** The record it began in, and after which line. */
  readonly from: string;
  readonly line: number;
  /** The word of the seat that the person took. */
  readonly seat: string;
  readonly name: string;
  /** Whether what that seat did not know was dealt anew. */
  readonly isAnew: boolean;
}

/** What came of a finished game for each seat, kept for statistics. */
export interface GameOutcome {
  readonly table: string;
  readonly depth: Depth;
  readonly isWhole: boolean;
  readonly accounts: GameAnalysis['accounts'];
  /** By seat: what each kind of choice has cost, in points of win chance. */
  readonly costs: readonly Readonly<Record<string, number>>[];
}

/** A seat at a table of this browser. */
export interface PlayedSeat {
  readonly table: string;
  readonly seat: number;
}

/** Which plan a seat has followed at a table: the name of a temperament of the game's bots. */
export interface FollowedPlan {
  readonly table: string;
  readonly plan: string;
}

/** What the page asks of the worker that reviews. */
export type ReviewRequest =
  | { readonly type: 'open'; readonly record: string }
  /** Keeps a record from a file, so that it can be opened by its hash. */
  | { readonly type: 'keep'; readonly text: string; readonly parts?: Json | undefined }
  /** The record as others may have it: the whole, of a game that lies open. */
  | { readonly type: 'share' }
  | { readonly type: 'journal'; readonly eyes?: string | undefined }
  /** `focus` is the line of the choice on the screen, which is judged first; `line` may be one that it forced. */
  | {
      readonly type: 'look';
      readonly line: number;
      readonly eyes?: string | undefined;
      readonly focus?: number | undefined;
    }
  | { readonly type: 'course' }
  /** Judges on from where it was left, as deep as that; at a depth of its own if one is named. */
  | { readonly type: 'analyse'; readonly depth?: Depth | undefined; readonly threads: number }
  | { readonly type: 'stop' }
  /** A decision by the truth: had its seat known everything. */
  | { readonly type: 'hindsight'; readonly line: number }
  /** The record of a table that goes on from a line, with a person in one seat and bots of a level in the others. */
  | {
      readonly type: 'branch';
      readonly line: number;
      readonly seat: string;
      readonly level: string;
      readonly isAnew: boolean;
    }
  | { readonly type: 'keep-branch'; readonly branch: ReviewBranch }
  | { readonly type: 'drop-branch'; readonly table: string }
  | { readonly type: 'branches' }
  | { readonly type: 'outcomes' }
  /** Which plans were followed in games that are over. */
  | { readonly type: 'plans'; readonly seats: readonly PlayedSeat[] };

/** What it answers. */
export type ReviewReply =
  | ({ readonly type: 'opened' } & ReviewedGame)
  | { readonly type: 'kept'; readonly record: string }
  | { readonly type: 'journal'; readonly entries: readonly JournalEntry[] }
  | { readonly type: 'sight'; readonly sight: TableMessage }
  | ({ readonly type: 'course' } & GameCourse)
  | { readonly type: 'judged'; readonly judged: JudgedPoint }
  | { readonly type: 'record'; readonly text: string }
  /** Of every record, so that branches of branches are there too. */
  | { readonly type: 'branches'; readonly branches: readonly ReviewBranch[] }
  | { readonly type: 'outcomes'; readonly outcomes: readonly GameOutcome[] }
  | { readonly type: 'plans'; readonly plans: readonly FollowedPlan[] }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly refusal: HostRefusal };

/** What it tells unasked: what has been judged so far. */
export interface AnalysisNews {
  readonly record: string;
  readonly analysis: GameAnalysis;
  readonly isRunning: boolean;
}

export type ToReviewWorker = { readonly id: number; readonly request: ReviewRequest };
export type FromReviewWorker = { readonly re: number; readonly reply: ReviewReply } | { readonly news: AnalysisNews };
