import { argA, decision, LEGAL, NOT_NOW, pack, pop, verbOf } from '@fondaco/kernel';
import { MOST_OFFERED } from '../data/numbers.ts';
import { tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { notePublicDiscard, noteHiddenCards } from '../effects/knowledge.ts';
import { clearOffer, isInHand, noteOpenCounts, moveToDiscards, putInHand } from '../effects/notes.ts';
import { NOTE_KINDS } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import type { AugsburgState } from '../state.ts';
import { VERB } from '../verbs.ts';

/** AUG-PRI-6: after drawing, one card goes that was not drawn just now, for all to see. The drawn ones lie apart till then. */
export const discard = decision<AugsburgState>({
  name: 'discard',
  clause: 'AUG-PRI-6',
  alwaysAsk: true,
  choices(s, seat, _at, out) {
    for (let note = 0; note < NOTE_KINDS; note++)
      if (refuseDiscard(s, seat, note) === LEGAL) out.add(pack(VERB.discard, note));
  },
  whyNot(s, seat, choice) {
    return verbOf(choice) === VERB.discard ? refuseDiscard(s, seat, argA(choice)) : NOT_NOW;
  },
  apply(s, seat, choice, _at, sink) {
    const note = argA(choice);
    moveToDiscards(s, seat, note);
    notePublicDiscard(s, seat, note);
    tell(sink, EVENT.discarded, seat, note);
    takeDrawn(s, seat);
    noteOpenCounts(s);
    pop(s);
  },
});

function refuseDiscard(s: AugsburgState, seat: number, note: number): number {
  if (isInHand(s, seat, note)) return LEGAL;
  for (let i = 0; i < s.offeredCount[seat]; i++)
    if (s.offered[seat * MOST_OFFERED + i] === note) return WHY['drawn-just-now'];
  return WHY['not-in-your-hand'];
}

/** Takes what was drawn to hand. */
export function takeDrawn(s: AugsburgState, seat: number): void {
  const count = s.offeredCount[seat];
  for (let i = 0; i < count; i++) putInHand(s, seat, s.offered[seat * MOST_OFFERED + i]);
  clearOffer(s, seat);
  noteHiddenCards(s, seat, count);
}
