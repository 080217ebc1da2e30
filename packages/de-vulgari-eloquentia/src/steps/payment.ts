import { argA, argB, argC, decision, LEGAL, NOT_NOW, pack, pop, verbOf } from '@fondaco/kernel';
import { VOTES } from '../data/numbers.ts';
import { cubesBehind, spendCubes, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { FRAME, SLOT } from '../frames.ts';
import { CUBE } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { winStupor } from '../effects/stupor-mundi.ts';
import { VERB } from '../verbs.ts';

/** DVE-STU-5: cubes worth at least what is due, none of which could be taken away. */
function refusePayment(s: DveState, seat: number, red: number, black: number, yellow: number, due: number): number {
  const isHeld =
    red <= cubesBehind(s, seat, CUBE.politician) &&
    black <= cubesBehind(s, seat, CUBE.nobleman) &&
    yellow <= cubesBehind(s, seat, CUBE.abbess);
  if (!isHeld) return WHY['not-your-cubes'];
  const over = red * VOTES[CUBE.politician] + black * VOTES[CUBE.nobleman] + yellow * VOTES[CUBE.abbess] - due;
  if (over < 0) return WHY['pays-too-little'];
  const hasCubeToSpare =
    (red > 0 && over >= VOTES[CUBE.politician]) ||
    (black > 0 && over >= VOTES[CUBE.nobleman]) ||
    (yellow > 0 && over >= VOTES[CUBE.abbess]);
  return hasCubeToSpare ? WHY['pays-a-cube-too-many'] : LEGAL;
}

/** DVE-STU-5: the winner pays red, black and yellow cubes of their choice, without change; the others keep theirs. */
export const payment = decision<DveState>({
  name: 'payment',
  clause: 'DVE-STU-5',
  frame: FRAME.payment,
  choices(s, seat, at, out) {
    const due = s.frames[at + SLOT.payment.due];
    for (let red = 0; red <= cubesBehind(s, seat, CUBE.politician); red++) {
      for (let black = 0; black <= cubesBehind(s, seat, CUBE.nobleman); black++) {
        for (let yellow = 0; yellow <= cubesBehind(s, seat, CUBE.abbess); yellow++) {
          if (refusePayment(s, seat, red, black, yellow, due) === LEGAL) out.add(pack(VERB.pay, red, black, yellow));
        }
      }
    }
  },
  whyNot(s, seat, choice, at) {
    if (verbOf(choice) !== VERB.pay) return NOT_NOW;
    return refusePayment(s, seat, argA(choice), argB(choice), argC(choice), s.frames[at + SLOT.payment.due]);
  },
  apply(s, seat, choice, at, sink) {
    const bid = s.frames[at + SLOT.payment.bid];
    pop(s);
    const counts = [argA(choice), argB(choice), argC(choice)];
    for (let colour = 0; colour < counts.length; colour++) {
      if (counts[colour] > 0) tell(sink, EVENT.paid, seat, colour, counts[colour]);
      spendCubes(s, seat, colour, counts[colour], sink);
    }
    winStupor(s, seat, bid, sink);
  },
});
