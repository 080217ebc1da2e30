import { FeatureList, hasSeat } from '@fondaco/kernel';
import { LEVELS, SYMBOLS_ON_CARD, VALUES } from '../data/numbers.ts';
import { CARDS, LADDERS, RIGHTS, SYMBOLS, VISITED } from '../data/words.ts';
import {
  countFree,
  countOffered,
  countSupply,
  florinsAtIncome,
  hasRight,
  isOpened,
  levelOf,
  topTile,
} from '../effects.ts';
import { LADDER, MAXIMILIAN, NOBLE_OF, REAL_NOTES, RIGHT } from '../pieces.ts';
import { DISCARDS, FACE_DOWN, VISIT_COUNT, type AugsburgState } from '../state.ts';
import { AUCTION_NAMES, higher, unknown, writeAuction } from './auction.ts';
import { bestValue } from './hand.ts';
import { incomesLeft } from './seat-summary.ts';

/** What a seat can work out from what it has seen: which of its notes can still be beaten, what comes next, who can rob whom. */
const list = new FeatureList();
const MOST_INCOMES = 8;
const INCOMES = list.many('incomes', MOST_INCOMES);
const UNBEATEN = list.each('unbeaten', VISITED);
const HIGHER = list.each('higher', VISITED);
const KNOWN = list.each('known', VISITED);
const GONE = list.each('gone', VISITED);
const NEXT = list.each('next', SYMBOLS);
const TOP = list.each('top', RIGHTS);
const CAN_TAKE = list.each('can-take', RIGHTS);
const AT_RISK = list.each('at-risk', LADDERS);
const CAN_ROB = list.each('can-rob', LADDERS);
const DUE = list.each('due', ['florins', 'notes', 'free-notes']);

const AUCTION = list.each('auction', AUCTION_NAMES);

export const ODDS_NAMES: readonly string[] = list.names;

const known = new Uint8Array(VISIT_COUNT);
const gone = new Uint8Array(VISIT_COUNT);
const RIGHT_POINTS_UNIT = 5;

/** Writes them from `at` on; the places must hold 0, and the seat's hand must have been written just before. */
export function writeOdds(s: AugsburgState, seat: number, out: Float32Array, at: number): void {
  const left = incomesLeft(s);
  out[at + INCOMES + Math.min(MOST_INCOMES - 1, Math.max(0, left))] = 1;
  writeNotes(s, seat, out, at);
  writeCards(s, out, at);
  writeRights(s, seat, out, at);
  writeLadders(s, seat, out, at);
  out[at + DUE] = florinsAtIncome(s, seat) / 1600;
  out[at + DUE + 1] = countOffered(s, seat) / 6;
  out[at + DUE + 2] = countFree(s, seat) / 2;
  writeAuction(s, seat, out, at + AUCTION);
}

/** Of every visit: how many notes that others may hold beat the seat's best, the best everyone has seen, and the high ones that are gone. */
function writeNotes(s: AugsburgState, seat: number, out: Float32Array, at: number): void {
  const seats = s.seats[0];
  higher.fill(0);
  unknown.fill(0);
  known.fill(0);
  gone.fill(0);
  for (let note = 0; note < REAL_NOTES; note++) {
    const place = s.place[note];
    if (place === seat) continue;
    const noble = NOBLE_OF[note];
    const value = (note % VALUES) + 1;
    const isKnown = hasSeat(s.knownBy[note], seat);
    if (place === DISCARDS && isKnown) {
      if (value > VALUES / 2) {
        gone[noble]++;
        gone[MAXIMILIAN]++;
      }
      continue;
    }
    unknown[noble]++;
    unknown[MAXIMILIAN]++;
    if (value > bestValue[noble]) higher[noble]++;
    if (value > bestValue[MAXIMILIAN]) higher[MAXIMILIAN]++;
    if (place >= seats || !isKnown) continue;
    if (value > known[noble]) known[noble] = value;
    if (value > known[MAXIMILIAN]) known[MAXIMILIAN] = value;
  }
  for (let visit = 0; visit < VISIT_COUNT; visit++) {
    if (bestValue[visit] > 0) out[at + UNBEATEN + visit] = 1 / (1 + higher[visit]);
    out[at + HIGHER + visit] = Math.min(1, higher[visit] / VALUES);
    out[at + KNOWN + visit] = known[visit] / VALUES;
    out[at + GONE + visit] = gone[visit] / (visit === MAXIMILIAN ? VALUES : VALUES / 3);
  }
}

/** The symbols of the cards that will be shown next (AUG-RND-3): which lie face down is known. */
function writeCards(s: AugsburgState, out: Float32Array, at: number): void {
  for (let card = 0; card < CARDS.length; card++) {
    if (s.cards[card] !== FACE_DOWN) continue;
    for (let slot = 0; slot < SYMBOLS_ON_CARD; slot++)
      out[at + NEXT + s.parts.cardSymbols[card * SYMBOLS_ON_CARD + slot]] += 1 / 3;
  }
}

/** The top of each pile, and whether the seat's levels open it (AUG-RIG-1). */
function writeRights(s: AugsburgState, seat: number, out: Float32Array, at: number): void {
  for (let right = RIGHT['coat-of-arms']; right < RIGHTS.length; right++) {
    const top = topTile(s, right);
    if (top < 0) continue;
    out[at + TOP + right] = right >= RIGHT['mint-master'] ? 1 : top / RIGHT_POINTS_UNIT;
    const ladder = right >= RIGHT['mint-master'] ? LADDER.office : LADDER.peerage;
    if (!hasRight(s, seat, right) && isOpened(levelOf(s, seat, ladder), right)) out[at + CAN_TAKE + right] = 1;
  }
}

/** Whether the seat's level can be taken from it, and whether it can take the next from somebody (AUG-LEV-3). */
function writeLadders(s: AugsburgState, seat: number, out: Float32Array, at: number): void {
  for (let ladder = 0; ladder < LADDERS.length; ladder++) {
    const level = levelOf(s, seat, ladder);
    const isScarce = level >= LEVELS - 1 && countSupply(s, ladder, level) <= 0;
    const isNextScarce = level < LEVELS && countSupply(s, ladder, level + 1) <= 0;
    for (let other = 0; other < s.seats[0]; other++) {
      if (other === seat) continue;
      const theirs = levelOf(s, other, ladder);
      if (isScarce && theirs === level - 1) out[at + AT_RISK + ladder] = 1;
      if (isNextScarce && theirs === level + 1) out[at + CAN_ROB + ladder] = 1;
    }
  }
}
