import { argA, LEGAL, pack } from '@fondaco/kernel';
import { AMANUENSIS_SPACES } from '../data/numbers.ts';
import { isInAbbey, learn, returnCube, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { CUBE, PURPOSE } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import { CUBE_COUNT, type DveState } from '../state.ts';
import { VERB } from '../verbs.ts';
import type { TurnAction } from './turn-action.ts';

function refuseConvert(s: DveState, seat: number): number {
  if (!isInAbbey(s, seat)) return WHY['not-in-an-abbey'];
  return s.front[seat] === 0 ? WHY['no-amanuensis-in-front'] : LEGAL;
}

/** DVE-ABB-2: all amanuenses in front of the screen, to one purpose; again in the same turn with new ones. */
export const convert: TurnAction = {
  verbs: [VERB.convert],
  choices(s, seat, out) {
    if (refuseConvert(s, seat) !== LEGAL) return;
    out.add(pack(VERB.convert, PURPOSE.points));
    out.add(pack(VERB.convert, PURPOSE.knowledge));
  },
  whyNot: (s, seat) => refuseConvert(s, seat),
  apply(s, seat, choice, sink) {
    const count = s.front[seat];
    s.front[seat] = 0;
    tell(sink, EVENT.converted, seat, count, argA(choice));
    if (argA(choice) === PURPOSE.points) {
      s.behind[seat * CUBE_COUNT + CUBE.amanuensis] += count;
      return;
    }
    for (let i = 0; i < count; i++) returnCube(s, CUBE.amanuensis, s.turn[0] + 1, sink);
    learn(s, seat, AMANUENSIS_SPACES * count, sink);
  },
};
