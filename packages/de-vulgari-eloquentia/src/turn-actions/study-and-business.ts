import { LEGAL, pack } from '@fondaco/kernel';
import { BUSINESS_DUCATS, PSALTER_SPACES, PSALTER_SPACES_LAST } from '../data/numbers.ts';
import { knowledgeRank, learn, refuseActions, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { DONE } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { VERB } from '../verbs.ts';
import type { TurnAction } from './turn-action.ts';

function refusePsalter(s: DveState): number {
  return s.done[DONE.psalter] !== 0 ? WHY['psalter-read-already'] : refuseActions(s, 1);
}

function refuseBusiness(s: DveState): number {
  return s.done[DONE.business] !== 0 ? WHY['business-done-already'] : refuseActions(s, 1);
}

/** DVE-PSA-1: more for the last on the knowledge chart. */
export const psalter: TurnAction = {
  verbs: [VERB.psalter],
  choices(s, _seat, out) {
    if (refusePsalter(s) === LEGAL) out.add(pack(VERB.psalter));
  },
  whyNot: (s) => refusePsalter(s),
  apply(s, seat, _choice, sink) {
    s.actions[0] -= 1;
    s.done[DONE.psalter] = 1;
    const isLast = knowledgeRank(s, s.seats[0] - 1) === seat;
    learn(s, seat, isLast ? PSALTER_SPACES_LAST : PSALTER_SPACES, sink);
  },
};

/** DVE-BUS-1 */
export const business: TurnAction = {
  verbs: [VERB.business],
  choices(s, _seat, out) {
    if (refuseBusiness(s) === LEGAL) out.add(pack(VERB.business));
  },
  whyNot: (s) => refuseBusiness(s),
  apply(s, seat, _choice, sink) {
    s.actions[0] -= 1;
    s.done[DONE.business] = 1;
    s.ducats[seat] += BUSINESS_DUCATS;
    tell(sink, EVENT.earned, seat, BUSINESS_DUCATS);
  },
};
