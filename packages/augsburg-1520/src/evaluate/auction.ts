import { FeatureList, hasSeat, isOver, MAX_SEATS, topOf } from '@fondaco/kernel';
import { SLOT } from '../frames.ts';
import { PASSED, VISIT_COUNT, type AugsburgState } from '../state.ts';
import { STEP } from '../step-numbers.ts';
import { bestValue } from './hand.ts';
import { finals } from './seat-summary.ts';

/** How an auction stands seat by seat, all of it public (AUG-BID-4) but the seat's own best note. */
const list = new FeatureList();
const SAYS = ['stands', 'answers'] as const;
const AFTER_OPENER = list.one('after-opener');
const RANK = list.one('rank');
const STANDS = list.one('stands');
const FIRST = list.each('first-rival', SAYS);
const SECOND = list.each('second-rival', SAYS);
const REST = list.each('other-rivals', SAYS);
const STANDING = list.one('standing');
const ANSWERING = list.one('answering');
const BEATS = list.each('beats', ['standing', 'all']);

export const AUCTION_NAMES: readonly string[] = list.names;

/** Of every visit: the valid notes that others may hold, and those of them above the seat's best. Written by whoever counts notes. */
export const unknown: Uint8Array = new Uint8Array(VISIT_COUNT);
export const higher: Uint8Array = new Uint8Array(VISIT_COUNT);

const rivals = new Uint8Array(MAX_SEATS);
const MOST_RIVALS = MAX_SEATS - 1;

/** Writes them from `at` on; the places must hold 0. Finals, the seat's best notes and the notes of others must be those of this state. */
export function writeAuction(s: AugsburgState, seat: number, out: Float32Array, at: number): void {
  const seats = s.seats[0];
  out[at + AFTER_OPENER] = ((seat - s.opener[0] + seats) % seats) / MOST_RIVALS;
  const count = sortRivals(s, seat);
  for (let i = 0; i < count && finals[rivals[i]] > finals[seat]; i++) out[at + RANK] += 1 / MOST_RIVALS;
  if (isOver(s)) return;
  const frame = topOf(s);
  if (s.frames[frame] === STEP.bid) {
    const number = s.frames[frame + SLOT.bid.number];
    writeBids(s, seat, number, count, out, at);
    writeChances(s.frames[frame + SLOT.bid.noble], number, out, at);
  } else if (s.frames[frame] === STEP.show) {
    writeShowdown(s.frames[frame + SLOT.show.standing], seat, count, out, at);
    writeChances(s.frames[frame + SLOT.show.noble], s.frames[frame + SLOT.show.number], out, at);
  }
}

/** The rivals, those who head for most first; how many there are. */
function sortRivals(s: AugsburgState, seat: number): number {
  let count = 0;
  for (let i = 1; i < s.seats[0]; i++) {
    const other = (seat + i) % s.seats[0];
    let place = count++;
    for (; place > 0 && finals[rivals[place - 1]] < finals[other]; place--) rivals[place] = rivals[place - 1];
    rivals[place] = other;
  }
  return count;
}

/** Who stands at the highest number, and who has still to answer it. */
function writeBids(s: AugsburgState, seat: number, number: number, count: number, out: Float32Array, at: number): void {
  if (number > 0 && s.bids[seat] === number) out[at + STANDS] = 1;
  for (let i = 0; i < count; i++) {
    const bid = s.bids[rivals[i]];
    if (bid === PASSED) continue;
    if (number > 0 && bid === number) note(i, count, 0, out, at);
    else note(i, count, 1, out, at);
  }
}

function writeShowdown(standing: number, seat: number, count: number, out: Float32Array, at: number): void {
  if (hasSeat(standing, seat)) out[at + STANDS] = 1;
  for (let i = 0; i < count; i++) if (hasSeat(standing, rivals[i])) note(i, count, 0, out, at);
}

/** A rival of a rank stands (0) or has to answer (1). */
function note(rank: number, count: number, says: number, out: Float32Array, at: number): void {
  const place = rank === 0 ? FIRST : rank === 1 ? SECOND : REST;
  out[at + place + says] += rank < 2 ? 1 : 1 / (count - 2);
  out[at + (says === 0 ? STANDING : ANSWERING)] += 1 / MOST_RIVALS;
}

/** The chance that the seat's best note beats all of those who stand, and of those who may: each as many notes as were named. */
function writeChances(visit: number, number: number, out: Float32Array, at: number): void {
  if (bestValue[visit] === 0) return;
  const below = unknown[visit] === 0 ? 1 : 1 - higher[visit] / unknown[visit];
  const notes = Math.max(1, number);
  const standing = Math.round(out[at + STANDING] * MOST_RIVALS) * notes;
  const answering = Math.round(out[at + ANSWERING] * MOST_RIVALS) * notes;
  let chance = 1;
  for (let i = 0; i < standing; i++) chance *= below;
  out[at + BEATS] = chance;
  for (let i = 0; i < answering; i++) chance *= below;
  out[at + BEATS + 1] = chance;
}
