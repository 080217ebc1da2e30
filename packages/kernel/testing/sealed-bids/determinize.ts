import { MAX_SEATS, hasSeat, shuffle, type Random } from '../../src/index.ts';
import { COPIES, countHand, handAt, knownAt, VALUES, type BidsState } from './state.ts';

/** Deals anew what a seat cannot know: others' cards and bids, and the deck but for a top it has seen. */
export function dealHidden(s: BidsState, seat: number | undefined, rng: Random): void {
  const sizes = new Uint8Array(MAX_SEATS);
  const knowsTop = seat !== undefined && hasSeat(s.topSeen[0], seat);
  const rest = new Uint8Array(VALUES).fill(COPIES);
  for (let value = 0; value < VALUES; value++) rest[value] -= s.discard[value];
  if (knowsTop) rest[s.deck[s.deckSize[0] - 1]]--;
  for (let owner = 0; owner < s.seats[0]; owner++) {
    sizes[owner] = countHand(s, owner);
    for (let value = 0; value < VALUES; value++) {
      const at = handAt(owner, value);
      if (owner !== seat) s.hand[at] = seat === undefined ? 0 : s.knownCards[knownAt(seat, owner, value)];
      rest[value] -= s.hand[at];
    }
  }
  const pool = new Uint8Array(VALUES * COPIES);
  let size = 0;
  for (let value = 0; value < VALUES; value++) for (let n = rest[value]; n > 0; n--) pool[size++] = value;
  shuffle(rng, pool, 0, size);
  for (let owner = 0; owner < s.seats[0]; owner++) {
    for (let n = countHand(s, owner); n < sizes[owner]; n++) s.hand[handAt(owner, pool[--size])]++;
    if (owner !== seat && s.bid[owner] >= 0) s.bid[owner] = anyCard(s, owner, sizes[owner], rng);
  }
  forgetWhatOthersKnow(s, seat);
  s.deck.set(pool.subarray(0, size));
}

function anyCard(s: BidsState, owner: number, size: number, rng: Random): number {
  let n = rng.below(size);
  let value = 0;
  while (n >= s.hand[handAt(owner, value)]) n -= s.hand[handAt(owner, value++)];
  return value;
}

/** What another knows of a third hand may not outgrow that hand; the seat itself cannot tell what it is. */
function forgetWhatOthersKnow(s: BidsState, seat: number | undefined): void {
  for (let viewer = 0; viewer < s.seats[0]; viewer++) {
    if (viewer === seat) continue;
    s.knownCards.fill(0, knownAt(viewer, 0, 0), knownAt(viewer + 1, 0, 0));
  }
}
