import { MAX_SEATS, shuffle, topOf, type Random } from '@fondaco/kernel';
import { MOST_OFFERED } from './data/numbers.ts';
import { countKnown, gatherFacts, JOKER_CLASS, newFacts, solve } from './effects/facts.ts';
import { SLOT } from './frames.ts';
import { countHand } from './effects/notes.ts';
import { ALL_NOTES, JOKER, NOBLE_OF, REAL_NOTES, VALID_FROM, VALID_TO } from './pieces.ts';
import { COVERED, DECK, DISCARDS, OFFERED, SPECTATOR, type AugsburgState } from './state.ts';
import { STEP } from './step-numbers.ts';
import { countDue } from './steps/deal.ts';

const NOTHING = -1;

const facts = newFacts();
/** Unknown notes still to be dealt. */
const pool = new Uint8Array(ALL_NOTES);
let poolSize = 0;
/** How many unknown notes go to each hidden hand, to the deck and to the discards. */
const share = new Uint8Array(MAX_SEATS + 2);
const room = new Uint8Array(MAX_SEATS + 2);
/** How many notes each seat has laid down (AUG-BID-8, AUG-INC-5): everyone sees that. */
const laid = new Uint8Array(MAX_SEATS);

/**
 * Deals anew what a seat, or a spectator, cannot know (AUG-INF-2, AUG-INF-3): hands, offers, florins, deck, discards and hidden
 * answers of the others. What it knows is gathered first, and everything is dealt from that alone, in a canonical order. At the
 * end nothing is hidden (AUG-INF-4).
 */
export function dealHidden(s: AugsburgState, seat: number | undefined, rng: Random): void {
  const observer = seat ?? SPECTATOR;
  const topPrice = s.deckSize[0] === 0 ? NOTHING : s.parts.price[s.deck[s.deckSize[0] - 1]];
  gatherFacts(s, observer, facts);
  const top = chooseTop(s, topPrice, rng);
  countLaid(s);
  shareOut(s, top, rng);
  forgetHidden(s, observer);
  dealNotes(s, observer, top, rng);
  for (let other = 0; other < s.seats[0]; other++) if (other !== observer) dealSecrets(s, other, rng);
}

/** AUG-PRC-1: a top card of the price everyone sees that leaves the proofs possible. */
function chooseTop(s: AugsburgState, price: number, rng: Random): number {
  let count = 0;
  for (let note = 0; note < REAL_NOTES; note++)
    if (facts.isUnknown[note] !== 0 && s.parts.price[note] === price) pool[count++] = note;
  const jokers = s.parts.price[JOKER] === price ? facts.free[JOKER_CLASS] : 0;
  for (let i = 0; i < jokers; i++) pool[count++] = JOKER;
  if (price === NOTHING) {
    if (!solve(s, facts, roomForHands(s, 0), rng)) throw new Error('no deal fits what is known');
    return NOTHING;
  }
  shuffle(rng, pool, 0, count);
  let tried = 0;
  for (let i = 0; i < count; i++) {
    const top = pool[i];
    const kind = top === JOKER ? JOKER_CLASS : NOBLE_OF[top];
    if (((tried >> kind) & 1) === 1) continue;
    tried |= 1 << kind;
    facts.free[kind]--;
    facts.unknown--;
    if (top !== JOKER) facts.isUnknown[top] = 0;
    if (solve(s, facts, roomForHands(s, 1), rng)) return top;
    facts.free[kind]++;
    facts.unknown++;
    if (top !== JOKER) facts.isUnknown[top] = 1;
  }
  throw new Error('no top card fits what is known');
}

/** How many unknown notes the hidden hands may take together, if everything else has as few as it can. */
function roomForHands(s: AugsburgState, top: number): number {
  return facts.unknown - countOffered(s) - (s.deckLeast[0] - top) - leastDiscards(s);
}

function leastDiscards(s: AugsburgState): number {
  return Math.max(0, s.discardsLeast[0] - facts.discardsKnown);
}

function countOffered(s: AugsburgState): number {
  let n = 0;
  for (let seat = 0; seat < s.seats[0]; seat++) if (seat !== facts.observer) n += s.offeredCount[seat];
  return n;
}

function countLaid(s: AugsburgState): void {
  for (let seat = 0; seat < s.seats[0]; seat++) {
    laid[seat] = s.coveredJokers[seat];
    for (let note = 0; note < REAL_NOTES; note++) if (s.laid[note] === COVERED && s.place[note] === seat) laid[seat]++;
  }
}

/** Splits the unknown notes between hands, deck and discards, within what everyone knows of their sizes. */
function shareOut(s: AugsburgState, top: number, rng: Random): void {
  const topCount = top === NOTHING ? 0 : 1;
  let left = facts.unknown - countOffered(s);
  share.fill(0);
  room.fill(0);
  for (let seat = 0; seat < s.seats[0]; seat++) {
    if (seat === facts.observer) continue;
    share[seat] = facts.least[seat] - countKnown(facts, seat);
    room[seat] = s.handMost[seat] - facts.least[seat];
  }
  share[DECK] = s.deckLeast[0] - topCount;
  room[DECK] = s.deckMost[0] - s.deckLeast[0];
  share[DISCARDS] = leastDiscards(s);
  room[DISCARDS] = s.discardsMost[0] - facts.discardsKnown - share[DISCARDS];
  let rooms = 0;
  for (let place = 0; place < share.length; place++) {
    left -= share[place];
    rooms += room[place];
  }
  let forPiles = mostInPiles(s) - topCount - facts.discardsKnown - share[DECK] - share[DISCARDS];
  for (; left > 0; left--) {
    if (forPiles === 0) {
      rooms -= room[DECK] + room[DISCARDS];
      room[DECK] = 0;
      room[DISCARDS] = 0;
    }
    let r = rng.below(rooms--);
    let place = 0;
    while (r >= room[place]) r -= room[place++];
    room[place]--;
    share[place]++;
    if (place === DECK || place === DISCARDS) forPiles--;
  }
}

/** AUG-INC-5: while gifts are asked for, everyone knows that deck and discards hold fewer notes than are due. */
function mostInPiles(s: AugsburgState): number {
  return s.frames[topOf(s)] === STEP.gift ? countDue(s) - 1 : ALL_NOTES;
}

/** Wipes what the observer does not know; what others know beyond that is made unknown to them too. */
function forgetHidden(s: AugsburgState, observer: number): void {
  for (let note = 0; note < REAL_NOTES; note++) {
    const isKnown = ((s.knownBy[note] >> observer) & 1) === 1;
    if (!isKnown) s.knownBy[note] = 0;
    if (s.laid[note] === COVERED && s.place[note] !== observer) s.laid[note] = 0;
  }
  for (let seat = 0; seat < s.seats[0]; seat++) {
    if (seat === observer) continue;
    s.jokers[seat] = s.knownJokers[seat];
    s.coveredJokers[seat] = 0;
    s.buying[seat] = 0;
    s.knownDiscardedJokers[seat] = s.knownDiscardedJokers[SPECTATOR];
  }
  s.discardedJokers[0] = facts.discardedJokers;
  s.deck.fill(0);
  s.deckSize[0] = 0;
}

/** Deals: first what the proofs need, then the rest as it comes. */
function dealNotes(s: AugsburgState, observer: number, top: number, rng: Random): void {
  for (let kind = 0; kind < JOKER_CLASS; kind++) dealNeeded(s, kind, rng);
  fillPool(0, REAL_NOTES);
  mixLast(countReals(s), rng);
  for (let seat = 0; seat < s.seats[0]; seat++)
    if (seat !== observer) for (let i = 0; i < facts.needReal[seat]; i++) dealToHand(s, seat);
  let jokers = facts.free[JOKER_CLASS];
  for (let seat = 0; seat < s.seats[0]; seat++) {
    if (seat === observer) continue;
    const needed = facts.need[seat * (JOKER_CLASS + 1) + JOKER_CLASS];
    s.jokers[seat] += needed;
    share[seat] -= needed;
    jokers -= needed;
  }
  for (; jokers > 0; jokers--) pool[poolSize++] = JOKER;
  shuffle(rng, pool, 0, poolSize);
  for (let seat = 0; seat < s.seats[0]; seat++) {
    if (seat === observer) continue;
    while (share[seat] > 0) dealToHand(s, seat);
    dealOffer(s, seat);
  }
  for (; share[DISCARDS] > 0; share[DISCARDS]--) {
    const note = pool[--poolSize];
    if (note === JOKER) s.discardedJokers[0]++;
    else s.place[note] = DISCARDS;
  }
  while (poolSize > 0) putOnDeck(s, pool[--poolSize]);
  if (top !== NOTHING) putOnDeck(s, top);
}

/** Fills the pool with the unknown notes of a range. */
function fillPool(from: number, to: number): void {
  poolSize = 0;
  for (let note = from; note < to; note++) if (facts.isUnknown[note] !== 0) pool[poolSize++] = note;
}

/** Puts any `count` entries of the pool at its end: all that is dealt from it before it is filled or shuffled again. */
function mixLast(count: number, rng: Random): void {
  for (let i = poolSize - 1; i >= poolSize - count; i--) {
    const j = rng.below(i + 1);
    const held = pool[i];
    pool[i] = pool[j];
    pool[j] = held;
  }
}

/** How many notes that are no jokers the hidden hands need, of whatever noble. */
function countReals(s: AugsburgState): number {
  let n = 0;
  for (let seat = 0; seat < s.seats[0]; seat++) if (seat !== facts.observer) n += facts.needReal[seat];
  return n;
}

function dealNeeded(s: AugsburgState, noble: number, rng: Random): void {
  let needed = 0;
  for (let seat = 0; seat < s.seats[0]; seat++)
    if (seat !== facts.observer) needed += facts.need[seat * (JOKER_CLASS + 1) + noble];
  if (needed === 0) return;
  fillPool(VALID_FROM[noble], VALID_TO[noble]);
  mixLast(needed, rng);
  for (let seat = 0; seat < s.seats[0]; seat++) {
    if (seat === facts.observer) continue;
    for (let i = 0; i < facts.need[seat * (JOKER_CLASS + 1) + noble]; i++) {
      facts.isUnknown[pool[poolSize - 1]] = 0;
      dealToHand(s, seat);
    }
  }
}

function dealToHand(s: AugsburgState, seat: number): void {
  const note = pool[--poolSize];
  if (note === JOKER) s.jokers[seat]++;
  else s.place[note] = seat;
  share[seat]--;
}

function dealOffer(s: AugsburgState, seat: number): void {
  const from = seat * MOST_OFFERED;
  const count = s.offeredCount[seat];
  for (let i = 0; i < count; i++) {
    const note = pool[--poolSize];
    s.offered[from + i] = note;
    if (note !== JOKER) s.place[note] = OFFERED;
  }
  s.offered.subarray(from, from + count).sort();
}

function putOnDeck(s: AugsburgState, note: number): void {
  s.deck[s.deckSize[0]++] = note;
  if (note !== JOKER) s.place[note] = DECK;
}

/** The florins of another, and what it has answered but not yet shown. */
function dealSecrets(s: AugsburgState, seat: number, rng: Random): void {
  const { coin, price } = s.parts;
  const coins = Math.trunc(s.florinsSpread[seat] / coin);
  s.florins[seat] = s.florinsLeast[seat] + coin * rng.below(coins + 1);
  let cost = 0;
  for (let i = 0; i < s.answers[seat]; i++) {
    const dearer = cost + price[s.offered[seat * MOST_OFFERED + i]];
    if (rng.below(2) === 0 || dearer > s.florins[seat]) continue;
    cost = dearer;
    s.buying[seat] |= 1 << i;
  }
  if (laid[seat] === 0) return;
  const at = topOf(s);
  if (s.frames[at] === STEP.show)
    layDown(s, seat, s.frames[at + SLOT.show.noble], s.frames[at + SLOT.show.number], rng);
  else layDownGift(s, seat, rng);
}

/** AUG-BID-8: some set that could be shown, of which the lowest cards lie there already. */
function layDown(s: AugsburgState, seat: number, visit: number, number: number, rng: Random): void {
  poolSize = 0;
  for (let note = VALID_FROM[visit]; note < VALID_TO[visit]; note++)
    if (s.place[note] === seat) pool[poolSize++] = note;
  const reals = poolSize;
  const sure = pool[rng.below(reals)];
  for (let i = 0; i < s.jokers[seat]; i++) pool[poolSize++] = JOKER;
  shuffle(rng, pool, 0, poolSize);
  if (!hasReal(number)) pool[0] = sure;
  pool.subarray(0, number).sort();
  for (let i = 0; i < laid[seat]; i++) {
    if (pool[i] === JOKER) s.coveredJokers[seat]++;
    else s.laid[pool[i]] = COVERED;
  }
}

function hasReal(count: number): boolean {
  for (let i = 0; i < count; i++) if (pool[i] !== JOKER) return true;
  return false;
}

function layDownGift(s: AugsburgState, seat: number, rng: Random): void {
  let n = rng.below(countHand(s, seat));
  for (let note = 0; note < REAL_NOTES; note++) if (s.place[note] === seat && n-- === 0) s.laid[note] = COVERED;
  if (n >= 0) s.coveredJokers[seat] = 1;
}
