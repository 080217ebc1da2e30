import { argA, decision, LEGAL, NOT_NOW, only, pack, pop, verbOf, WAITING, type Sink } from '@fondaco/kernel';
import { CARDINAL_ALMS, FRIAR_ALMS, GIGI_ALMS, LAST_CHARITY_TURN } from '../data/numbers.ts';
import { tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { FRAME, SLOT } from '../frames.ts';
import { CHARACTER, TILE } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { VERB } from '../verbs.ts';

/** DVE-CHA-1, DVE-FRI-4 */
function almsFor(s: DveState, seat: number): number {
  if (s.character[seat] === CHARACTER.cardinal) return CARDINAL_ALMS;
  return s.tile[seat] === TILE.gigi ? GIGI_ALMS : FRIAR_ALMS;
}

/** The ducats of the richest merchant, −1 without merchants. */
function richestMerchant(s: DveState): number {
  let most = -1;
  for (let seat = 0; seat < s.seats[0]; seat++) {
    if (s.character[seat] === CHARACTER.merchant && s.ducats[seat] > most) most = s.ducats[seat];
  }
  return most;
}

/** DVE-CHA-2: the giver is a richest merchant, and richer than the receiver. */
function isGiver(s: DveState, receiver: number, seat: number): boolean {
  const ducats = s.ducats[seat];
  return s.character[seat] === CHARACTER.merchant && ducats > s.ducats[receiver] && ducats === richestMerchant(s);
}

export function countGivers(s: DveState, receiver: number): number {
  let givers = 0;
  for (let seat = 0; seat < s.seats[0]; seat++) if (isGiver(s, receiver, seat)) givers++;
  return givers;
}

/** DVE-CHA-5: a merchant gives what they have and the bank the rest; DVE-CHA-4: with no giver (−1) the bank gives all. */
function give(s: DveState, receiver: number, giver: number, sink: Sink | undefined): void {
  const alms = almsFor(s, receiver);
  if (giver >= 0) s.ducats[giver] -= Math.min(alms, s.ducats[giver]);
  s.ducats[receiver] += alms;
  tell(sink, EVENT.alms, receiver, giver, alms);
}

function soleGiver(s: DveState, receiver: number): number {
  for (let seat = 0; seat < s.seats[0]; seat++) if (isGiver(s, receiver, seat)) return seat;
  return -1;
}

/**
 * DVE-CHA-1: every religious receives alms. DVE-CHA-6: one after another in the game order of the turn before, the richest looked
 * for afresh each time. The frame holds the place in that order that comes next.
 */
export const charity = decision<DveState>({
  name: 'charity',
  clause: 'DVE-CHA-3',
  frame: FRAME.charity,
  choices(s, receiver, _at, out) {
    for (let seat = 0; seat < s.seats[0]; seat++) if (isGiver(s, receiver, seat)) out.add(pack(VERB.alms, seat));
  },
  whyNot(s, receiver, choice) {
    if (verbOf(choice) !== VERB.alms) return NOT_NOW;
    return isGiver(s, receiver, argA(choice)) ? LEGAL : WHY['not-the-richest-merchant'];
  },
  apply(s, receiver, choice, at, sink) {
    give(s, receiver, argA(choice), sink);
    s.frames[at + WAITING] = 0;
  },
  run(s, at, sink) {
    // DVE-CHA-7: none from turn 12 on.
    if (s.turn[0] > LAST_CHARITY_TURN || s.frames[at + SLOT.charity.next] >= s.seats[0]) {
      pop(s);
      return;
    }
    const receiver = s.order[s.frames[at + SLOT.charity.next]++];
    if (s.character[receiver] === CHARACTER.merchant) return;
    if (countGivers(s, receiver) > 1) s.frames[at + WAITING] = only(receiver);
    else give(s, receiver, soleGiver(s, receiver), sink);
  },
});
