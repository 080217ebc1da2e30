import { argA, decision, EVERYONE, LEGAL, NOT_NOW, only, pack, pop, verbOf, WAITING } from '@fondaco/kernel';
import { MOST_AT_ONCE } from '../data/numbers.ts';
import { EVENT } from '../events.ts';
import { WHY } from '../reasons.ts';
import type { NewGameState } from '../state.ts';
import { VERB } from '../verbs.ts';

function refuseTake(s: NewGameState, count: number): number {
  return count < 1 || count > Math.min(MOST_AT_ONCE, s.pile[0]) ? WHY['too-few-stones'] : LEGAL;
}

/** NEW-TRN-1: seat after seat, until the pile is empty. */
export const turn = decision<NewGameState>({
  name: 'turn',
  clause: 'NEW-TRN-1',
  choices(s, _seat, _at, out) {
    for (let count = 1; count <= MOST_AT_ONCE; count++) {
      if (refuseTake(s, count) === LEGAL) out.add(pack(VERB.take, count));
    }
  },
  whyNot: (s, _seat, choice) => (verbOf(choice) === VERB.take ? refuseTake(s, argA(choice)) : NOT_NOW),
  apply(s, seat, choice, at, sink) {
    const count = argA(choice);
    s.pile[0] -= count;
    s.stones[seat] += count;
    sink?.emit(EVENT.took, EVERYONE, seat, count);
    if (s.pile[0] === 0) pop(s);
    else s.frames[at + WAITING] = only((seat + 1) % s.seats[0]);
  },
});
