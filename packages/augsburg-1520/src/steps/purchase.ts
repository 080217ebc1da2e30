import { answered, argA, argB, decision, LEGAL, NOT_NOW, only, pack, pop, verbOf, type Sink } from '@fondaco/kernel';
import { MOST_OFFERED } from '../data/numbers.ts';
import { ANSWERS } from '../data/words.ts';
import { tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { notePurchases, noteSecretDiscard } from '../effects/knowledge.ts';
import { clearOffer, noteOpenCounts, putInHand } from '../effects/notes.ts';
import { JOKER } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import { DISCARDS, type AugsburgState } from '../state.ts';
import { VERB } from '../verbs.ts';

/**
 * AUG-INC-6, AUG-SET-6: everyone says for each offered note, in ascending order, whether they buy it; one line a note, so that the
 * number of lines tells nothing. All is carried out when everyone has answered.
 */
export const purchase = decision<AugsburgState>({
  name: 'purchase',
  clause: 'AUG-INC-6',
  alwaysAsk: true,
  choices(s, seat, _at, out) {
    const note = s.offered[seat * MOST_OFFERED + s.answers[seat]];
    for (let answer = 0; answer < ANSWERS.length; answer++)
      if (refuseAnswer(s, seat, note, answer) === LEGAL) out.add(pack(VERB.buy, note, answer));
  },
  whyNot(s, seat, choice) {
    return verbOf(choice) === VERB.buy ? refuseAnswer(s, seat, argA(choice), argB(choice)) : NOT_NOW;
  },
  apply(s, seat, choice, at) {
    s.buying[seat] |= argB(choice) << s.answers[seat]++;
    if (s.answers[seat] === s.offeredCount[seat]) answered(s, at, seat);
  },
  run(s, _at, sink) {
    pop(s);
    for (let seat = 0; seat < s.seats[0]; seat++) settle(s, seat, sink);
    noteOpenCounts(s);
    tell(sink, EVENT['purchases-made']);
  },
});

/** AUG-INC-6: as far as their florins go, counting what they have said yes to. */
function refuseAnswer(s: AugsburgState, seat: number, note: number, answer: number): number {
  const from = seat * MOST_OFFERED;
  if (note !== s.offered[from + s.answers[seat]]) return WHY['not-the-next-note'];
  if (answer === 0) return LEGAL;
  let cost = s.parts.price[note];
  for (let i = 0; i < s.answers[seat]; i++) if (isBuying(s, seat, i)) cost += s.parts.price[s.offered[from + i]];
  return cost > s.florins[seat] ? WHY['note-too-dear'] : LEGAL;
}

function isBuying(s: AugsburgState, seat: number, i: number): boolean {
  return ((s.buying[seat] >> i) & 1) === 1;
}

function settle(s: AugsburgState, seat: number, sink: Sink | undefined): void {
  notePurchases(s, seat);
  for (let i = 0; i < s.offeredCount[seat]; i++) {
    const note = s.offered[seat * MOST_OFFERED + i];
    if (isBuying(s, seat, i)) {
      s.florins[seat] -= s.parts.price[note];
      putInHand(s, seat, note);
      sink?.emit(EVENT.bought, only(seat), seat, note, s.parts.price[note]);
      continue;
    }
    if (note === JOKER) s.discardedJokers[0]++;
    else s.place[note] = DISCARDS;
    noteSecretDiscard(s, seat, note);
  }
  clearOffer(s, seat);
}
