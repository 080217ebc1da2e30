import type { Chapter, Json, Lexicon } from '@fondaco/kernel';
import type { HostRefusal, JournalEntry, SeatPlayer, TableMessage } from '@fondaco/protocol';
import type { Ending } from '@fondaco/review';

/** In place of a seat's word: everything lies open. */
export const ALL_EYES = 'all';

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

/** What the page asks of the worker that reviews. */
export type ReviewRequest =
  | { readonly type: 'open'; readonly record: string }
  /** Keeps a record from a file, so that it can be opened by its hash. */
  | { readonly type: 'keep'; readonly text: string }
  | { readonly type: 'journal'; readonly eyes?: string | undefined }
  | { readonly type: 'look'; readonly line: number; readonly eyes?: string | undefined };

/** What it answers. */
export type ReviewReply =
  | ({ readonly type: 'opened' } & ReviewedGame)
  | { readonly type: 'kept'; readonly record: string }
  | { readonly type: 'journal'; readonly entries: readonly JournalEntry[] }
  | { readonly type: 'sight'; readonly sight: TableMessage }
  | { readonly type: 'refused'; readonly refusal: HostRefusal };

export type ToReviewWorker = { readonly id: number; readonly request: ReviewRequest };
export type FromReviewWorker = { readonly re: number; readonly reply: ReviewReply };

/** What the worker that reviews is called: it runs the script of the tables' worker. */
export const REVIEW_WORKER = 'review';
