import { MAX_SEATS, State } from '../../src/index.ts';

/** Cards have the values 1 to 8; the engine counts them from 0. */
export const VALUES = 8;
export const COPIES = 4;
export const HAND = 4;
export const THINGS = ['ink', 'wax', 'seal'] as const;
export const COSTS: readonly number[] = [1, 2, 3];

export class BidsState extends State {
  /** Cards in hand, by seat and value (TOY-1). */
  readonly hand = this.u8(MAX_SEATS * VALUES);
  /** The face-down deck, its top last; 0 above it (TOY-1). */
  readonly deck = this.u8(VALUES * COPIES);
  readonly deckSize = this.u8(1);
  /** Cards played, by value, for all to see (TOY-4). */
  readonly discard = this.u8(VALUES);
  /** What each seat has laid down in secret; −1 is none (TOY-3). */
  readonly bid = this.i8(MAX_SEATS);
  readonly things = this.u8(MAX_SEATS * THINGS.length);
  readonly round = this.u8(1);
  readonly prize = this.u8(1);
  /** The seats that know the top of the deck (TOY-6). */
  readonly topSeen = this.known(this.u8(1));
  /** How many cards of each value a seat knows to be in another's hand: [who knows][whose hand][value] (TOY-7). */
  readonly knownCards = this.known(this.u8(MAX_SEATS * MAX_SEATS * VALUES));
  /** How many cards each seat has drawn: drawing is learning (TOY-7). */
  readonly drawn = this.known(this.u8(MAX_SEATS));
  /** What each seat showed last; −1 is none (TOY-4). */
  readonly shown = this.i8(MAX_SEATS);
  readonly coins = this.i16(MAX_SEATS);

  constructor() {
    super(488);
  }
}

export function handAt(seat: number, value: number): number {
  return seat * VALUES + value;
}

export function knownAt(viewer: number, owner: number, value: number): number {
  return (viewer * MAX_SEATS + owner) * VALUES + value;
}

export function countHand(s: BidsState, seat: number): number {
  let n = 0;
  for (let value = 0; value < VALUES; value++) n += s.hand[handAt(seat, value)];
  return n;
}
