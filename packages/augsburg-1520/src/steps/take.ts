import { argA, decision, LEGAL, NOT_NOW, only, pack, pop, push, verbOf } from '@fondaco/kernel';
import { CARDS } from '../data/words.ts';
import { tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { WHY } from '../reasons.ts';
import { OPEN, TAKEN, type AugsburgState } from '../state.ts';
import { VERB } from '../verbs.ts';
import { STEP } from '../step-numbers.ts';

/** AUG-PRI-1: the winner takes one of the open privilege cards; AUG-PRI-3: it is out from now on. */
export const take = decision<AugsburgState>({
  name: 'take',
  clause: 'AUG-PRI-1',
  choices(s, _seat, _at, out) {
    for (let card = 0; card < CARDS.length; card++) if (refuseCard(s, card) === LEGAL) out.add(pack(VERB.take, card));
  },
  whyNot(s, _seat, choice) {
    return verbOf(choice) === VERB.take ? refuseCard(s, argA(choice)) : NOT_NOW;
  },
  apply(s, seat, choice, _at, sink) {
    const card = argA(choice);
    s.cards[card] = TAKEN + seat;
    tell(sink, EVENT['took-card'], seat, card);
    pop(s);
    push(s, STEP.privilege, only(seat), card);
  },
});

function refuseCard(s: AugsburgState, card: number): number {
  return s.cards[card] === OPEN ? LEGAL : WHY['card-is-not-open'];
}
