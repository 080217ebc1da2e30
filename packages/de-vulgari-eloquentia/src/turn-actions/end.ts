import { LEGAL, pack, pop, push } from '@fondaco/kernel';
import { tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { STUPOR } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { STEP } from '../step-numbers.ts';
import { VERB } from '../verbs.ts';
import type { TurnAction } from './turn-action.ts';

/** DVE-STU-1: from turn 10, when the tile is laid, until it is used. */
function refuseSummon(s: DveState, seat: number): number {
  if (s.eventOpen[STUPOR] === 0) return WHY['stupor-is-not-there'];
  return s.at[seat] !== s.board.eventZone[STUPOR - 1] ? WHY['not-in-brindisi'] : LEGAL;
}

/** DVE-ACT-4, DVE-MOV-6 */
function refuseEnd(s: DveState): number {
  return s.mustLand[0] !== 0 ? WHY['must-land-first'] : LEGAL;
}

function leaveTurn(s: DveState): void {
  s.actions[0] = 0;
  for (let i = 0; i < s.done.length; i++) s.done[i] = 0;
  s.canticleSaved[0] = 0;
  s.elected[0] = 0;
  pop(s);
}

/** DVE-STU-1: the summons ends the turn; no action or free deed follows it. */
export const summon: TurnAction = {
  verbs: [VERB.summon],
  choices(s, seat, out) {
    if (refuseSummon(s, seat) === LEGAL) out.add(pack(VERB.summon));
  },
  whyNot: (s, seat) => refuseSummon(s, seat),
  apply(s, seat, _choice, sink) {
    tell(sink, EVENT.summoned, seat);
    leaveTurn(s);
    push(s, STEP.summons, 0, seat);
  },
};

/** DVE-ACT-1, DVE-ACT-4: unspent actions lapse. */
export const end: TurnAction = {
  verbs: [VERB.end],
  choices(s, _seat, out) {
    if (refuseEnd(s) === LEGAL) out.add(pack(VERB.end));
  },
  whyNot: (s) => refuseEnd(s),
  apply(s, seat, _choice, sink) {
    tell(sink, EVENT.ended, seat);
    leaveTurn(s);
  },
};
