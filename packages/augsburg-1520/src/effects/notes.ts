import { MAX_SEATS, shuffleByChance } from '@fondaco/kernel';
import { MOST_OFFERED } from '../data/numbers.ts';
import { lookAtPiles, noteDraw, noteNewDeck, openPurses } from './knowledge.ts';
import { arePursesOpen } from '../options.ts';
import { JOKER, REAL_NOTES, VALID_FROM, VALID_TO } from '../pieces.ts';
import { DECK, DISCARDS, OFFERED, type AugsburgState } from '../state.ts';

/** Whether a hand holds a note, or a joker. */
export function isInHand(s: AugsburgState, seat: number, note: number): boolean {
  return note === JOKER ? s.jokers[seat] > 0 : s.place[note] === seat;
}

export function countHand(s: AugsburgState, seat: number): number {
  return countReal(s, seat, VALID_FROM.length - 1) + s.jokers[seat];
}

/** AUG-BID-3: the valid notes of a hand that are no jokers. */
export function countReal(s: AugsburgState, seat: number, visit: number): number {
  let n = 0;
  for (let note = VALID_FROM[visit]; note < VALID_TO[visit]; note++) if (s.place[note] === seat) n++;
  return n;
}

export function putInHand(s: AugsburgState, seat: number, note: number): void {
  if (note === JOKER) s.jokers[seat]++;
  else s.place[note] = seat;
}

export function moveToDiscards(s: AugsburgState, seat: number, note: number): void {
  if (note === JOKER) {
    s.jokers[seat]--;
    s.discardedJokers[0]++;
  } else s.place[note] = DISCARDS;
}

export function countDiscards(s: AugsburgState): number {
  let n = s.discardedJokers[0];
  for (let note = 0; note < REAL_NOTES; note++) if (s.place[note] === DISCARDS) n++;
  return n;
}

/** AUG-PRI-6, AUG-INC-5: the notes in deck and discards together. */
export function countDrawable(s: AugsburgState): number {
  return s.deckSize[0] + countDiscards(s);
}

/** Takes the top of the deck; AUG-INC-5: an empty deck is first made anew from the discards. */
export function draw(s: AugsburgState): number {
  noteDraw(s);
  if (s.deckSize[0] === 0) shuffleDiscards(s);
  const top = --s.deckSize[0];
  const note = s.deck[top];
  s.deck[top] = 0;
  return note;
}

/** AUG-INC-5: puts the discards into the deck and shuffles it. */
function shuffleDiscards(s: AugsburgState): void {
  let size = s.deckSize[0];
  for (let note = 0; note < REAL_NOTES; note++) {
    if (s.place[note] !== DISCARDS) continue;
    s.place[note] = DECK;
    s.deck[size++] = note;
  }
  for (; s.discardedJokers[0] > 0; s.discardedJokers[0]--) s.deck[size++] = JOKER;
  s.deckSize[0] = size;
  shuffleByChance(s, s.deck, 0, size);
}

/** AUG-INC-5: after gifts deck, discards and gifts are one deck; everyone knows between which sizes. */
export function shuffleEverything(s: AugsburgState, least: number, most: number): void {
  noteNewDeck(s, least, most);
  shuffleDiscards(s);
}

/** Draws a note and lays it before a seat, in ascending order among those that lie there. */
export function drawToOffer(s: AugsburgState, seat: number): number {
  const note = draw(s);
  const from = seat * MOST_OFFERED;
  let at = from + s.offeredCount[seat]++;
  for (; at > from && s.offered[at - 1] > note; at--) s.offered[at] = s.offered[at - 1];
  s.offered[at] = note;
  if (note !== JOKER) s.place[note] = OFFERED;
  return note;
}

/** Wipes what lay before a seat. */
export function clearOffer(s: AugsburgState, seat: number): void {
  for (let at = seat * MOST_OFFERED; at < (seat + 1) * MOST_OFFERED; at++) s.offered[at] = 0;
  s.offeredCount[seat] = 0;
  s.answers[seat] = 0;
  s.buying[seat] = 0;
}

const handSizes = new Uint8Array(MAX_SEATS);

/** AUG-PRC-1, AUG-INF-2: everyone can count the piles, and with open purses all that players have. */
export function noteOpenCounts(s: AugsburgState): void {
  const discards = countDiscards(s);
  if (arePursesOpen(s)) {
    for (let seat = 0; seat < MAX_SEATS; seat++) handSizes[seat] = seat < s.seats[0] ? countHand(s, seat) : 0;
    openPurses(s, discards, handSizes);
  } else lookAtPiles(s, discards);
}
