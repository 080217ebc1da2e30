import { MAX_SEATS, State } from '@fondaco/kernel';
import { MOST_OFFERED } from './data/numbers.ts';
import { CARDS, LADDERS, RIGHTS, SOURCES, VISITED } from './data/words.ts';
import type { Parts } from './parts.ts';
import { ALL_NOTES, REAL_NOTES } from './pieces.ts';

/** Where a note can lie: 0 to 4 are the hands of the seats. */
export const DECK = MAX_SEATS;
export const DISCARDS = MAX_SEATS + 1;
export const OFFERED = MAX_SEATS + 2;

/** Where a privilege card can lie (AUG-RND-3, AUG-PRI-3): out of the game, too, with the seat that took it in this round (TAKEN + seat). */
export const OPEN = 0;
export const FACE_DOWN = 1;
export const OUT = 2;
export const TAKEN = 3;

/** How a note is laid down: covered by its holder, or shown by a seat (SHOWN + seat); 0 if it is not. */
export const COVERED = 1;
export const SHOWN = 2;

/** Whom a visit went to, before it has gone to anybody; and a visit after which nobody stood. */
export const NOT_YET = -1;
export const NOBODY = MAX_SEATS;
/** A bid that was a pass (AUG-BID-4). */
export const PASSED = -1;
/** No tile of that right (AUG-RIG-1). */
export const NO_TILE = -1;

/** Who watches without a seat, among those who know something. */
export const SPECTATOR = MAX_SEATS;
export const OBSERVERS = MAX_SEATS + 1;
/** The bit set of all who can know something. */
export const ALL_OBSERVERS = (1 << OBSERVERS) - 1;

export const LADDER_COUNT = LADDERS.length;
export const RIGHT_COUNT = RIGHTS.length;
export const SOURCE_COUNT = SOURCES.length;
export const VISIT_COUNT = VISITED.length;
const SIZE = 816;

/** The whole state of a table of Augsburg 1520. Fields by seat come first to last seat; by seat and kind, seat by seat. */
export class AugsburgState extends State {
  /** The parts in use; the same object for all states of a table, never changed. */
  readonly parts: Parts;

  /** The current round, from 1 (AUG-RND-1). */
  readonly round: Uint8Array = this.u8(1);
  /** Who opens the next auction: the first player, then the winner of the last (AUG-BID-1). */
  readonly opener: Uint8Array = this.u8(1);
  /** Where each privilege card lies (AUG-RND-3). */
  readonly cards: Uint8Array = this.u8(CARDS.length);
  /** What each seat said last in the auction: 0 nothing yet, −1 pass, else a number of notes (AUG-BID-4). */
  readonly bids: Int8Array = this.i8(MAX_SEATS);

  /** Who has won each visit of this round: NOT_YET, NOBODY (AUG-BID-6) or a seat (AUG-BID-7, AUG-BID-8). */
  readonly wonBy: Int8Array = this.i8(VISIT_COUNT);
  /** How many jokers each seat showed when the last visit was decided: till the next auction (AUG-BID-10). */
  readonly shownJokers: Uint8Array = this.u8(MAX_SEATS);

  /** AUG-SET-5; with other parts a purse can pass what 16 bits hold. */
  readonly florins: Int32Array = this.i32(MAX_SEATS);
  /** Prestige gained, by seat and source; the sum is what counts (AUG-END-1). */
  readonly earned: Int16Array = this.i16(MAX_SEATS * SOURCE_COUNT);
  /** The level on each ladder, by seat and ladder (AUG-LEV-1). */
  readonly levels: Uint8Array = this.u8(MAX_SEATS * LADDER_COUNT);
  /** The price or points of the tile held of each right, 0 if it has none printed, −1 without tile (AUG-RIG-1). */
  readonly rights: Int16Array = this.i16(MAX_SEATS * RIGHT_COUNT);

  /** Where each note lies: in a hand, DECK, DISCARDS, or OFFERED (AUG-INC-3). */
  readonly place: Uint8Array = this.u8(REAL_NOTES);
  /** Jokers in each hand. */
  readonly jokers: Uint8Array = this.u8(MAX_SEATS);
  /** Jokers among the discards; the order of the discards means nothing, since they are shuffled before use (AUG-INC-5). */
  readonly discardedJokers: Uint8Array = this.u8(1);
  /** The deck, its top last; 0 above it (AUG-SET-5). */
  readonly deck: Uint8Array = this.u8(ALL_NOTES);
  readonly deckSize: Uint8Array = this.u8(1);
  /** The notes laid before each seat in ascending order: its offer (AUG-INC-3), or what it has just drawn (AUG-PRI-6). */
  readonly offered: Uint8Array = this.known(this.u8(MAX_SEATS * MOST_OFFERED));
  readonly offeredCount: Uint8Array = this.known(this.u8(MAX_SEATS));
  /** For how many of them each seat has answered, and its yes answers as a bit set (AUG-INC-6). */
  readonly answers: Uint8Array = this.u8(MAX_SEATS);
  readonly buying: Uint8Array = this.u8(MAX_SEATS);
  /**
   * Which notes lie covered, for a showdown (AUG-BID-8) or to be given away (AUG-INC-5), and which were shown when the last visit was
   * decided: those till the next auction (AUG-BID-10).
   */
  readonly laid: Uint8Array = this.u8(REAL_NOTES);
  readonly coveredJokers: Uint8Array = this.u8(MAX_SEATS);

  /**
   * Who knows where a note lies, a bit set of observers: in a hand, everyone (shown and taken back, AUG-BID-10) or nobody but
   * its holder; in the discards, those who saw it go there (AUG-INF-1, AUG-INF-2).
   */
  readonly knownBy: Uint8Array = this.known(this.u8(REAL_NOTES));
  /** The jokers everyone knows in each hand (AUG-SET-5, AUG-BID-10). */
  readonly knownJokers: Uint8Array = this.known(this.u8(MAX_SEATS));
  /** The jokers each observer knows among the discards. */
  readonly knownDiscardedJokers: Uint8Array = this.known(this.u8(OBSERVERS));
  /** How many valid cards each hand is proved to hold, by seat and visit (AUG-BID-3). */
  readonly provedValid: Uint8Array = this.known(this.u8(MAX_SEATS * VISIT_COUNT));
  /** How many of them are proved to be no jokers. */
  readonly provedReal: Uint8Array = this.known(this.u8(MAX_SEATS * VISIT_COUNT));
  /** Between which sizes everyone knows each hand to be (AUG-INF-2). */
  readonly handLeast: Uint8Array = this.known(this.u8(MAX_SEATS));
  readonly handMost: Uint8Array = this.known(this.u8(MAX_SEATS));
  /** Between which sizes everyone knows deck and discards to be. */
  readonly deckLeast: Uint8Array = this.known(this.u8(1));
  readonly deckMost: Uint8Array = this.known(this.u8(1));
  readonly discardsLeast: Uint8Array = this.known(this.u8(1));
  readonly discardsMost: Uint8Array = this.known(this.u8(1));
  /**
   * The florins everyone knows each seat to have at least (AUG-INF-2), and how many more it may have. Payments that all see move the
   * first alone; only what makes the second smaller teaches anything.
   */
  readonly florinsLeast: Int32Array = this.i32(MAX_SEATS);
  readonly florinsSpread: Int32Array = this.known(this.i32(MAX_SEATS));

  constructor(parts: Parts) {
    super(SIZE);
    this.parts = parts;
  }
}
