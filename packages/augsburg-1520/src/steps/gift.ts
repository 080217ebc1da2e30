import { answered, argA, decision, hasSeat, LEGAL, NOT_NOW, only, pack, pop, verbOf, type Sink } from '@fondaco/kernel';
import { EVENT } from '../events.ts';
import { FRAME, SLOT } from '../frames.ts';
import { noteSecretGift } from '../effects/knowledge.ts';
import { isInHand, noteOpenCounts, moveToDiscards } from '../effects/notes.ts';
import { JOKER, NOTE_KINDS, REAL_NOTES } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import { COVERED, type AugsburgState } from '../state.ts';
import { VERB } from '../verbs.ts';

/** AUG-INC-5: everyone with cards gives one, in secret and all at once. The frame holds the givers. */
export const gift = decision<AugsburgState>({
  name: 'gift',
  clause: 'AUG-INC-5',
  alwaysAsk: true,
  frame: FRAME.gift,
  choices(s, seat, _at, out) {
    for (let note = 0; note < NOTE_KINDS; note++)
      if (refuseGift(s, seat, note) === LEGAL) out.add(pack(VERB.give, note));
  },
  whyNot(s, seat, choice) {
    return verbOf(choice) === VERB.give ? refuseGift(s, seat, argA(choice)) : NOT_NOW;
  },
  apply(s, seat, choice, at) {
    const note = argA(choice);
    if (note === JOKER) s.coveredJokers[seat]++;
    else s.laid[note] = COVERED;
    answered(s, at, seat);
  },
  run(s, at, sink) {
    const givers = s.frames[at + SLOT.gift.givers];
    pop(s);
    for (let seat = 0; seat < s.seats[0]; seat++) if (hasSeat(givers, seat)) giveAway(s, seat, sink);
    noteOpenCounts(s);
  },
});

function refuseGift(s: AugsburgState, seat: number, note: number): number {
  return isInHand(s, seat, note) ? LEGAL : WHY['no-such-note-to-give'];
}

function giveAway(s: AugsburgState, seat: number, sink: Sink | undefined): void {
  let note = JOKER;
  for (let i = 0; i < REAL_NOTES; i++) if (s.laid[i] === COVERED && s.place[i] === seat) note = i;
  if (note === JOKER) s.coveredJokers[seat] = 0;
  else s.laid[note] = 0;
  noteSecretGift(s, seat, note);
  moveToDiscards(s, seat, note);
  sink?.emit(EVENT.gave, only(seat), seat, note);
}
