import { FRAME_WIDTH, MAX_SEATS, type Random } from '@fondaco/kernel';
import { NOBLES } from '../data/words.ts';
import { SLOT } from '../frames.ts';
import { ALL_NOTES, JOKER, MAXIMILIAN, NOBLE_OF, REAL_NOTES } from '../pieces.ts';
import { DISCARDS, VISIT_COUNT, type AugsburgState } from '../state.ts';
import { STEP } from '../step-numbers.ts';

/** The classes of notes that proofs tell apart: the four nobles, then the jokers. */
export const JOKER_CLASS = NOBLES.length;
const CLASSES = NOBLES.length + 1;
/** How often a likely split of the jokers is tried before all are gone through. */
const TRIES = 4;

/** What an observer knows of the hidden cards, and a frugal way to fulfil it. One per use of `determinize`; scratch, not state. */
export interface Facts {
  observer: number;
  /** 1 for notes whose place the observer does not know. */
  readonly isUnknown: Uint8Array;
  /** How many unknown notes there are of each class. */
  readonly free: Uint8Array;
  /** Jokers and other cards the observer knows in the discards. */
  discardsKnown: number;
  discardedJokers: number;
  /** Notes to come into the hands, offers, deck and discards that the observer does not see. */
  unknown: number;
  /** By seat: the known cards of each class, then what is proved of valid and of real cards at each visit. */
  readonly known: Uint8Array;
  readonly valid: Uint8Array;
  readonly real: Uint8Array;
  /** The solution, by seat: unknown notes of each class that are needed, others that must be no jokers, and the hand's least size. */
  readonly need: Uint8Array;
  readonly needReal: Uint8Array;
  readonly least: Uint8Array;
}

export function newFacts(): Facts {
  return {
    observer: 0,
    isUnknown: new Uint8Array(REAL_NOTES),
    free: new Uint8Array(CLASSES),
    discardsKnown: 0,
    discardedJokers: 0,
    unknown: 0,
    known: new Uint8Array(MAX_SEATS * CLASSES),
    valid: new Uint8Array(MAX_SEATS * VISIT_COUNT),
    real: new Uint8Array(MAX_SEATS * VISIT_COUNT),
    need: new Uint8Array(MAX_SEATS * CLASSES),
    needReal: new Uint8Array(MAX_SEATS),
    least: new Uint8Array(MAX_SEATS),
  };
}

/** Gathers what an observer knows (AUG-INF-1, AUG-INF-2); nothing hidden from it is read. */
export function gatherFacts(s: AugsburgState, observer: number, facts: Facts): void {
  facts.observer = observer;
  facts.known.fill(0);
  facts.free.fill(0);
  facts.discardedJokers = s.knownDiscardedJokers[observer];
  facts.discardsKnown = facts.discardedJokers;
  facts.isUnknown.fill(1);
  let jokers = ALL_NOTES - REAL_NOTES - facts.discardedJokers;
  for (let note = 0; note < REAL_NOTES; note++)
    if (((s.knownBy[note] >> observer) & 1) === 1) placeKnown(s, note, facts);
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const held = seat === observer ? s.jokers[seat] : s.knownJokers[seat];
    facts.known[seat * CLASSES + JOKER_CLASS] = held;
    jokers -= held;
  }
  if (observer < s.seats[0]) jokers -= setOwnAside(s, observer, facts);
  for (let note = 0; note < REAL_NOTES; note++) facts.free[NOBLE_OF[note]] += facts.isUnknown[note];
  facts.free[JOKER_CLASS] = jokers;
  facts.unknown = 0;
  for (let i = 0; i < CLASSES; i++) facts.unknown += facts.free[i];
  facts.valid.set(s.provedValid);
  facts.real.set(s.provedReal);
  addBids(s, facts);
}

function placeKnown(s: AugsburgState, note: number, facts: Facts): void {
  facts.isUnknown[note] = 0;
  if (s.place[note] === DISCARDS) facts.discardsKnown++;
  else if (s.place[note] !== facts.observer) facts.known[s.place[note] * CLASSES + NOBLE_OF[note]]++;
}

/** The observer's own hand and what lies before it; returns the jokers among the latter. */
function setOwnAside(s: AugsburgState, observer: number, facts: Facts): number {
  for (let note = 0; note < REAL_NOTES; note++) if (s.place[note] === observer) facts.isUnknown[note] = 0;
  const from = observer * (s.offered.length / MAX_SEATS);
  let jokers = 0;
  for (let i = from; i < from + s.offeredCount[observer]; i++) {
    if (s.offered[i] === JOKER) jokers++;
    else facts.isUnknown[s.offered[i]] = 0;
  }
  return jokers;
}

/** AUG-BID-3: the bids of the auction that is going on, in case a position says nothing about proofs. */
function addBids(s: AugsburgState, facts: Facts): void {
  for (let i = 0; i < s.depth[0]; i++) {
    const at = i * FRAME_WIDTH;
    if (s.frames[at] !== STEP.bid && s.frames[at] !== STEP.show) continue;
    for (let seat = 0; seat < s.seats[0]; seat++) {
      const proof = seat * VISIT_COUNT + s.frames[at + SLOT.bid.noble];
      if (s.bids[seat] <= 0) continue;
      facts.valid[proof] = Math.max(facts.valid[proof], s.bids[seat]);
      facts.real[proof] = Math.max(facts.real[proof], 1);
    }
  }
}

const jokersTo = new Uint8Array(MAX_SEATS);

/**
 * Finds how many notes of each class every hidden hand needs, so that all proofs hold and everything fits. A joker serves at
 * all five visits at once, so the jokers are split first; the rest follows. Some splits are tried at random, then all of them,
 * and the true one is among them, so that there is always a solution if the deck's top card, already set aside, can be
 * what it is.
 */
export function solve(s: AugsburgState, facts: Facts, room: number, rng: Random): boolean {
  for (let i = 0; i < TRIES; i++) {
    splitJokers(s, facts, rng);
    if (fits(s, facts, room)) return true;
  }
  jokersTo.fill(0);
  return searchSplit(s, facts, room, 0, facts.free[JOKER_CLASS]);
}

function splitJokers(s: AugsburgState, facts: Facts, rng: Random): void {
  jokersTo.fill(0);
  for (let i = 0; i < facts.free[JOKER_CLASS]; i++) {
    let r = rng.below(facts.unknown);
    for (let seat = 0; seat < s.seats[0]; seat++) {
      if (seat === facts.observer) continue;
      r -= Math.max(0, ((s.handLeast[seat] + s.handMost[seat]) >> 1) - countKnown(facts, seat));
      if (r >= 0) continue;
      jokersTo[seat]++;
      break;
    }
  }
}

function searchSplit(s: AugsburgState, facts: Facts, room: number, seat: number, jokers: number): boolean {
  if (seat === s.seats[0]) return fits(s, facts, room);
  const most = seat === facts.observer ? 0 : jokers;
  for (let n = 0; n <= most; n++) {
    jokersTo[seat] = n;
    if (searchSplit(s, facts, room, seat + 1, jokers - n)) return true;
  }
  jokersTo[seat] = 0;
  return false;
}

export function countKnown(facts: Facts, seat: number): number {
  let n = 0;
  for (let i = 0; i < CLASSES; i++) n += facts.known[seat * CLASSES + i];
  return n;
}

/** Works out the needs for a split of the jokers; `room` is how many unknown notes the hands may take together. */
function fits(s: AugsburgState, facts: Facts, room: number): boolean {
  let together = 0;
  let reals = 0;
  for (let seat = 0; seat < s.seats[0]; seat++) {
    if (seat === facts.observer) continue;
    reals += needOf(facts, seat);
    const least = Math.max(facts.least[seat], s.handLeast[seat]);
    facts.least[seat] = least;
    if (least > s.handMost[seat]) return false;
    together += least - countKnown(facts, seat);
  }
  if (together > room) return false;
  let freeReals = 0;
  for (let i = 0; i < CLASSES; i++) {
    let needed = 0;
    for (let seat = 0; seat < s.seats[0]; seat++) if (seat !== facts.observer) needed += facts.need[seat * CLASSES + i];
    if (needed > facts.free[i]) return false;
    if (i !== JOKER_CLASS) freeReals += facts.free[i];
  }
  return reals <= freeReals;
}

/** The needs of one hand; returns how many unknown notes in it must be no jokers. */
function needOf(facts: Facts, seat: number): number {
  const from = seat * CLASSES;
  const jokers = facts.known[from + JOKER_CLASS] + jokersTo[seat];
  let knownReals = 0;
  let needed = 0;
  for (let noble = 0; noble < JOKER_CLASS; noble++) {
    const known = facts.known[from + noble];
    const proof = seat * VISIT_COUNT + noble;
    const need = Math.max(0, facts.real[proof] - known, facts.valid[proof] - known - jokers);
    facts.need[from + noble] = need;
    knownReals += known;
    needed += need;
  }
  facts.need[from + JOKER_CLASS] = jokersTo[seat];
  const proof = seat * VISIT_COUNT + MAXIMILIAN;
  facts.needReal[seat] = Math.max(0, facts.real[proof] - knownReals - needed);
  facts.least[seat] = Math.max(facts.valid[proof], knownReals + jokers + needed + facts.needReal[seat]);
  return needed + facts.needReal[seat];
}
