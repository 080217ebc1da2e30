import { MAX_SEATS, type Sink } from '@fondaco/kernel';
import { knowledgeRank, placeDisc, spaceOf, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { CHART } from '../pieces.ts';
import type { DveState } from '../state.ts';

/** DVE-ORD-2: who is furthest on the rest chart, past its start, moves to first place, and their disc returns to the start. */
function honourRest(s: DveState, sink: Sink | undefined): void {
  const rested = s.rank[CHART.rest * MAX_SEATS];
  if (spaceOf(s, CHART.rest, rested) === 0) return;
  let place = 0;
  while (s.order[place] !== rested) place++;
  for (; place > 0; place--) s.order[place] = s.order[place - 1];
  s.order[0] = rested;
  placeDisc(s, CHART.rest, rested, 0);
  tell(sink, EVENT.rested, rested);
}

/** DVE-ORD-1: the reverse of the knowledge chart. */
export function setGameOrder(s: DveState, sink: Sink | undefined): void {
  const seats = s.seats[0];
  for (let place = 0; place < seats; place++) s.order[place] = knowledgeRank(s, seats - 1 - place);
  honourRest(s, sink);
  for (let place = 0; place < seats; place++) tell(sink, EVENT.ordered, place + 1, s.order[place]);
}
