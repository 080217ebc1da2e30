import { argA, decision, LEGAL, only, pack, pop, push, WAITING, NOT_NOW, verbOf } from '@fondaco/kernel';
import { tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { FRAME, SLOT } from '../frames.ts';
import { KIND } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { STEP } from '../step-numbers.ts';
import { VERB } from '../verbs.ts';

function refuseStart(s: DveState, zone: number): number {
  if (s.board.kind[zone] !== KIND.start) return WHY['not-a-starting-city'];
  for (let seat = 0; seat < s.seats[0]; seat++) if (s.at[seat] === zone) return WHY['city-chosen-already'];
  return LEGAL;
}

/** DVE-SET-9: in reverse game order each player chooses a starting city. */
export const startingCities = decision<DveState>({
  name: 'starting-cities',
  clause: 'DVE-SET-9',
  frame: FRAME['starting-cities'],
  choices(s, _seat, _at, out) {
    for (const zone of s.board.starts) if (refuseStart(s, zone) === LEGAL) out.add(pack(VERB.start, zone));
  },
  whyNot: (s, _seat, choice) => (verbOf(choice) === VERB.start ? refuseStart(s, argA(choice)) : NOT_NOW),
  apply(s, seat, choice, at, sink) {
    s.at[seat] = argA(choice);
    tell(sink, EVENT.started, seat, argA(choice));
    s.frames[at + SLOT['starting-cities'].place]--;
    s.frames[at + WAITING] = 0;
  },
  run(s, at) {
    if (s.frames[at + SLOT['starting-cities'].place] >= 0) {
      s.frames[at + WAITING] = only(s.order[s.frames[at + SLOT['starting-cities'].place]]);
      return;
    }
    pop(s);
    push(s, STEP.calendar, 0);
  },
});
