import { MAX_SEATS } from '@fondaco/kernel';
import { ALL_NOTES, JOKER, MAXIMILIAN, NOBLE_OF, REAL_NOTES } from '../pieces.ts';
import { ALL_OBSERVERS, DISCARDS, OBSERVERS, VISIT_COUNT, type AugsburgState } from '../state.ts';

/*
 * What everyone at the table knows for certain, kept as state so that views, samples and undo read the same thing. All of it
 * is true of the real hands at every moment; each public event changes it by as much as an attentive player could conclude:
 *
 * - A bid of n proves n valid cards, one of them no joker (AUG-BID-3). The proofs are counts, so a card that is seen to leave
 *   the hand lowers exactly the counts it was part of: a note those of its noble and of Maximilian, a joker those of all five.
 *   Cards that come in lower nothing.
 * - A card that leaves unseen (AUG-INC-5) may have been any: every count falls by one, and known cards become counts first.
 * - Offered notes are bought or not: the hand grows by none up to all of them, as far as the most florins go.
 * - What is paid and received is seen, but for purchases: they cost nothing up to the dearest price for each offered note.
 * - Draws are seen, shufflings of the discards are not (they would tell how many notes were bought). As soon as one may have
 *   taken place, nobody knows any more what lies in the discards.
 *
 * Forgotten on purpose: the price of a top card once it is drawn (AUG-PRC-1), and what a player could conclude from others'
 * habits.
 */

/** AUG-BID-3: what a bid proves. */
export function proveBid(s: AugsburgState, seat: number, visit: number, number: number): void {
  const at = seat * VISIT_COUNT + visit;
  if (s.provedValid[at] < number) s.provedValid[at] = number;
  if (s.provedReal[at] === 0) s.provedReal[at] = 1;
  if (s.handLeast[seat] < number) s.handLeast[seat] = number;
}

/** AUG-BID-10, AUG-PRI-6: everyone sees a card leave a hand for the discards. */
export function notePublicDiscard(s: AugsburgState, seat: number, note: number): void {
  const from = seat * VISIT_COUNT;
  if (note === JOKER) {
    for (let visit = 0; visit < VISIT_COUNT; visit++) lowerValid(s, from + visit);
    lower(s.knownJokers, seat);
    for (let observer = 0; observer < OBSERVERS; observer++) s.knownDiscardedJokers[observer]++;
  } else {
    lowerProofs(s, from + NOBLE_OF[note]);
    lowerProofs(s, from + MAXIMILIAN);
    s.knownBy[note] = ALL_OBSERVERS;
  }
  noteCardGone(s, seat);
}

/** A card goes from a hand to the discards, whichever it is. */
function noteCardGone(s: AugsburgState, seat: number): void {
  lower(s.handLeast, seat);
  s.handMost[seat]--;
  s.discardsLeast[0]++;
  s.discardsMost[0] = Math.min(ALL_NOTES, s.discardsMost[0] + 1);
}

/** AUG-INC-5: a card leaves a hand and nobody else sees which. */
export function noteSecretGift(s: AugsburgState, seat: number, note: number): void {
  const from = seat * VISIT_COUNT;
  const jokers = s.knownJokers[seat];
  let all = 0;
  for (let visit = 0; visit < MAXIMILIAN; visit++) {
    const known = countKnownInHand(s, seat, visit);
    all += known;
    foldIntoProofs(s, from + visit, known, jokers);
  }
  foldIntoProofs(s, from + MAXIMILIAN, all, jokers);
  for (let i = 0; i < REAL_NOTES; i++) if (s.place[i] === seat) s.knownBy[i] = 0;
  lower(s.knownJokers, seat);
  noteCardGone(s, seat);
  noteSecretDiscard(s, seat, note);
}

/** AUG-INF-2: only the one who lays a note face down on the discards knows it. */
export function noteSecretDiscard(s: AugsburgState, seat: number, note: number): void {
  if (note === JOKER) s.knownDiscardedJokers[seat]++;
  else s.knownBy[note] = 1 << seat;
}

/** AUG-BID-10: everyone has seen a card that goes back to its hand. */
export function noteShown(s: AugsburgState, note: number): void {
  s.knownBy[note] = ALL_OBSERVERS;
}

export function noteShownJokers(s: AugsburgState, seat: number, count: number): void {
  if (s.knownJokers[seat] < count) s.knownJokers[seat] = count;
}

/** Everyone sees that cards come to a hand, but not which. */
export function noteHiddenCards(s: AugsburgState, seat: number, count: number): void {
  s.handLeast[seat] += count;
  s.handMost[seat] += count;
}

/** AUG-PRI-6, AUG-INC-5: who is asked for a card has one. */
export function noteHasCards(s: AugsburgState, seat: number): void {
  if (s.handLeast[seat] === 0) s.handLeast[seat] = 1;
}

/** AUG-PRI-6, AUG-INC-5: who is not asked for a card has none. */
export function noteHasNoCards(s: AugsburgState, seat: number): void {
  s.handLeast[seat] = 0;
  s.handMost[seat] = 0;
}

/** AUG-INF-2: the most florins a seat can have for all that everyone knows. */
export function mostFlorins(s: AugsburgState, seat: number): number {
  return s.florinsLeast[seat] + s.florinsSpread[seat];
}

/** AUG-INC-6: what the purchases of a seat change for those who do not see them. */
export function notePurchases(s: AugsburgState, seat: number): void {
  const offered = s.offeredCount[seat];
  const buyable = Math.min(offered, Math.trunc(mostFlorins(s, seat) / s.parts.leastPrice));
  s.handMost[seat] = Math.min(ALL_NOTES, s.handMost[seat] + buyable);
  s.discardsLeast[0] += offered - buyable;
  s.discardsMost[0] = Math.min(ALL_NOTES, s.discardsMost[0] + offered);
  const spent = Math.min(s.florinsLeast[seat], offered * s.parts.mostPrice);
  s.florinsLeast[seat] -= spent;
  s.florinsSpread[seat] += spent;
}

/** AUG-INC-5: before a note is drawn. Where nobody could exclude a shuffling of the discards, all forget what lay there. */
export function noteDraw(s: AugsburgState): void {
  if (s.deckLeast[0] > 0) {
    s.deckLeast[0]--;
    s.deckMost[0]--;
    return;
  }
  forgetDiscards(s);
  if (s.deckMost[0] === 0) {
    s.deckLeast[0] = Math.max(1, s.discardsLeast[0]) - 1;
    s.deckMost[0] = s.discardsMost[0] - 1;
    s.discardsMost[0] = 0;
  } else {
    s.deckMost[0] = Math.max(s.deckMost[0], s.discardsMost[0]) - 1;
  }
  s.discardsLeast[0] = 0;
}

/** AUG-INC-5: gifts made deck, discards and gifts into a new deck; everyone knows about how big it is. */
export function noteNewDeck(s: AugsburgState, least: number, most: number): void {
  forgetDiscards(s);
  s.deckLeast[0] = least;
  s.deckMost[0] = most;
  s.discardsLeast[0] = 0;
  s.discardsMost[0] = 0;
}

/** AUG-PRC-1: everyone sees whether there is a top card, and without one whether there are discards. */
export function lookAtPiles(s: AugsburgState, discards: number): void {
  if (s.deckSize[0] > 0) {
    if (s.deckLeast[0] === 0) s.deckLeast[0] = 1;
  } else {
    s.deckLeast[0] = 0;
    s.deckMost[0] = 0;
    if (discards === 0) s.discardsMost[0] = 0;
    else if (s.discardsLeast[0] === 0) s.discardsLeast[0] = 1;
  }
  concludeSizes(s);
}

/** Hands, deck, discards and offers hold all notes together: what is known of some bounds the others. */
function concludeSizes(s: AugsburgState): void {
  let least = s.deckLeast[0] + s.discardsLeast[0];
  let most = s.deckMost[0] + s.discardsMost[0];
  let notes = ALL_NOTES;
  for (let seat = 0; seat < s.seats[0]; seat++) {
    least += s.handLeast[seat];
    most += s.handMost[seat];
    notes -= s.offeredCount[seat];
  }
  const slack = notes - least;
  const lack = most - notes;
  for (let seat = 0; seat < s.seats[0]; seat++) conclude(s.handLeast, s.handMost, seat, slack, lack);
  conclude(s.deckLeast, s.deckMost, 0, slack, lack);
  conclude(s.discardsLeast, s.discardsMost, 0, slack, lack);
}

/** One size is at most its least and what the others leave over, and at least its most less what they can lack. */
function conclude(least: Uint8Array, most: Uint8Array, at: number, slack: number, lack: number): void {
  const few = least[at];
  least[at] = Math.max(few, most[at] - lack);
  most[at] = Math.min(most[at], few + slack);
}

/** How many notes of a noble everyone knows in a hand. */
function countKnownInHand(s: AugsburgState, seat: number, noble: number): number {
  let n = 0;
  for (let i = 0; i < REAL_NOTES; i++) if (s.place[i] === seat && s.knownBy[i] !== 0 && NOBLE_OF[i] === noble) n++;
  return n;
}

function forgetDiscards(s: AugsburgState): void {
  for (let i = 0; i < REAL_NOTES; i++) if (s.place[i] === DISCARDS) s.knownBy[i] = 0;
  s.knownDiscardedJokers.fill(0);
}

function foldIntoProofs(s: AugsburgState, at: number, known: number, jokers: number): void {
  if (s.provedValid[at] < known + jokers) s.provedValid[at] = known + jokers;
  if (s.provedReal[at] < known) s.provedReal[at] = known;
  lowerProofs(s, at);
}

function lowerProofs(s: AugsburgState, at: number): void {
  lower(s.provedValid, at);
  lower(s.provedReal, at);
}

/** A joker is gone: what is proved to be no joker is still there. */
function lowerValid(s: AugsburgState, at: number): void {
  if (s.provedValid[at] > s.provedReal[at]) s.provedValid[at]--;
}

function lower(field: Uint8Array, at: number): void {
  if (field[at] > 0) field[at]--;
}

/** AUG-INF-2: with open purses everyone sees florins and sizes. */
export function openPurses(s: AugsburgState, discards: number, hands: Uint8Array): void {
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    s.florinsLeast[seat] = s.florins[seat];
    s.florinsSpread[seat] = 0;
    s.handLeast[seat] = hands[seat];
    s.handMost[seat] = hands[seat];
  }
  s.deckLeast[0] = s.deckSize[0];
  s.deckMost[0] = s.deckSize[0];
  s.discardsLeast[0] = discards;
  s.discardsMost[0] = discards;
}
