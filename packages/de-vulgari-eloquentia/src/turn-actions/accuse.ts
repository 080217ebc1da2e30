import { argA, LEGAL, pack } from '@fondaco/kernel';
import { ACCUSED_SPACES, FIRST_SPACE } from '../data/numbers.ts';
import { forget, spaceOf, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { isInquisitorOnElection } from '../options.ts';
import { CHART, TILE } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { VERB } from '../verbs.ts';
import type { TurnAction } from './turn-action.ts';

function refuseAccuse(s: DveState, seat: number, accused: number): number {
  if (s.tile[seat] !== TILE.shlasinger) return WHY['not-the-inquisitor'];
  if (s.accused[0] !== 0) return WHY['accused-already'];
  if (isInquisitorOnElection(s) && s.elected[0] === 0) return WHY['only-when-elected'];
  if (accused === seat) return WHY['accuse-another'];
  return spaceOf(s, CHART.knowledge, accused) <= FIRST_SPACE ? WHY['already-on-the-first-space'] : LEGAL;
}

/** DVE-CAR-3, DVE-VAR-2: the inquisitor's power. */
export const accuse: TurnAction = {
  verbs: [VERB.accuse],
  choices(s, seat, out) {
    if (s.tile[seat] !== TILE.shlasinger) return;
    for (let accused = 0; accused < s.seats[0]; accused++) {
      if (refuseAccuse(s, seat, accused) === LEGAL) out.add(pack(VERB.accuse, accused));
    }
  },
  whyNot: (s, seat, choice) => refuseAccuse(s, seat, argA(choice)),
  apply(s, seat, choice, sink) {
    const accused = argA(choice);
    s.accused[0] = 1;
    forget(s, accused, ACCUSED_SPACES);
    tell(sink, EVENT.accused, seat, accused, spaceOf(s, CHART.knowledge, accused));
  },
};
