import { argA, LEGAL, pack, verbOf, type Sink } from '@fondaco/kernel';
import {
  BOLOGNA_EARLY,
  BOLOGNA_LATE,
  FIRST_LIBRARY_TURN,
  LAST_EARLY_TURN,
  MOST_STEPS_AT_ONCE,
  OPEN_CANTICLE_TURN,
} from '../data/numbers.ts';
import {
  cubesBehind,
  freeActions,
  isAtSea,
  placeDisc,
  refuseActions,
  spaceOf,
  spendCubes,
  tell,
  virtualCubes,
} from '../effects.ts';
import { EVENT } from '../events.ts';
import { BLUE, CHARACTER, CHART, CUBE } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { VERB } from '../verbs.ts';
import type { TurnAction } from './turn-action.ts';

/** DVE-RID-1 */
function refuseRiddle(s: DveState, seat: number): number {
  return isAtSea(s, seat) || s.board.dialect[s.at[seat]] !== BLUE ? WHY['not-in-a-blue-zone'] : LEGAL;
}

/** DVE-MES-2: what entering the last space costs and is worth depends on the turn. */
function bolognaNow(s: DveState): typeof BOLOGNA_EARLY | typeof BOLOGNA_LATE {
  return s.turn[0] <= LAST_EARLY_TURN ? BOLOGNA_EARLY : BOLOGNA_LATE;
}

/** DVE-VIR-2: the virtual abbess saves one cube. */
function bolognaAbbesses(s: DveState, seat: number): number {
  return Math.max(0, bolognaNow(s).abbesses - virtualCubes(s, seat, CUBE.abbess));
}

/** DVE-MES-1, DVE-MES-2, DVE-MES-4 */
function refuseMessenger(s: DveState, seat: number, steps: number): number {
  if (s.bolognaClaimed[seat] !== 0) return WHY['messenger-is-closed'];
  if (spaceOf(s, CHART.messenger, seat) + steps < s.board.lastSpace[CHART.messenger]) return LEGAL;
  if (s.ducats[seat] < bolognaNow(s).ducats) return WHY['bologna-costs-ducats'];
  return cubesBehind(s, seat, CUBE.abbess) < bolognaAbbesses(s, seat) ? WHY['bologna-costs-abbesses'] : LEGAL;
}

/** DVE-CAN-1: the Franciscan city of this turn, or late any of the five. */
function isCanticleHere(s: DveState, seat: number): boolean {
  if (isAtSea(s, seat)) return false;
  const city = s.board.franciscan[s.at[seat]];
  return city >= 0 && (s.canticleTurn[city] === s.turn[0] || s.turn[0] >= OPEN_CANTICLE_TURN);
}

/** DVE-CAN-1, DVE-VIR-2: a cube a step; the virtual one saves a cube per turn, however the steps are split. */
function canticleAbbesses(s: DveState, seat: number, steps: number): number {
  return s.canticleSaved[0] !== 0 ? steps : steps - virtualCubes(s, seat, CUBE.abbess);
}

function refuseCanticle(s: DveState, seat: number, steps: number): number {
  if (!isCanticleHere(s, seat)) return WHY['canticle-is-not-sung-here'];
  return cubesBehind(s, seat, CUBE.abbess) < canticleAbbesses(s, seat, steps) ? WHY['canticle-costs-abbesses'] : LEGAL;
}

/** What a chart asks beside actions. Rest asks nothing (DVE-RES-1). */
function refuseChart(s: DveState, seat: number, chart: number, steps: number): number {
  switch (chart) {
    case CHART.riddle:
      return refuseRiddle(s, seat);
    case CHART.messenger:
      return refuseMessenger(s, seat, steps);
    case CHART.orient:
      return s.character[seat] === CHARACTER.merchant ? LEGAL : WHY['orient-is-for-merchants'];
    case CHART.canticle:
      return refuseCanticle(s, seat, steps);
    case CHART.library:
      return s.turn[0] >= FIRST_LIBRARY_TURN ? LEGAL : WHY['library-is-closed'];
    default:
      return LEGAL;
  }
}

/** Riddle and canticle name a limit for one action (DVE-RID-1, DVE-CAN-1); the others only that of the actions left. */
function mostSteps(s: DveState, chart: number): number {
  return chart === CHART.riddle || chart === CHART.canticle ? MOST_STEPS_AT_ONCE : s.actions[0];
}

/** DVE-STK-3: a chart ends at its last space. */
function spacesLeft(s: DveState, seat: number, chart: number): number {
  return s.board.lastSpace[chart] - spaceOf(s, chart, seat);
}

function refuseSteps(s: DveState, seat: number, chart: number, steps: number): number {
  if (steps < 1 || steps > mostSteps(s, chart)) return WHY['not-that-many-steps'];
  const why = refuseChart(s, seat, chart, steps);
  if (why !== LEGAL) return why;
  if (steps > spacesLeft(s, seat, chart)) return WHY['chart-ends'];
  return refuseActions(s, steps);
}

function payMessenger(s: DveState, seat: number, sink: Sink | undefined): void {
  const price = bolognaNow(s);
  s.ducats[seat] -= price.ducats;
  spendCubes(s, seat, CUBE.abbess, bolognaAbbesses(s, seat), sink);
  // DVE-MES-3: fixed at the moment of entering.
  s.bologna[seat] = price.spaces;
}

function payCanticle(s: DveState, seat: number, steps: number, sink: Sink | undefined): void {
  spendCubes(s, seat, CUBE.abbess, canticleAbbesses(s, seat, steps), sink);
  if (virtualCubes(s, seat, CUBE.abbess) > 0) s.canticleSaved[0] = 1;
}

/** The six chart actions, as often as actions last (DVE-ACT-3): DVE-RID-1, DVE-MES-1, DVE-ORI-1, DVE-CAN-1, DVE-LIB-1, DVE-RES-1. */
export const charts: TurnAction = {
  verbs: [VERB.riddle, VERB.messenger, VERB.orient, VERB.canticle, VERB.library, VERB.rest],
  choices(s, seat, out) {
    const most = freeActions(s);
    if (most === 0) return;
    for (let chart = CHART.riddle; chart <= CHART.rest; chart++) {
      const last = Math.min(most, mostSteps(s, chart), spacesLeft(s, seat, chart));
      for (let steps = 1; steps <= last; steps++) {
        if (refuseChart(s, seat, chart, steps) !== LEGAL) break;
        out.add(pack(VERB.riddle + chart - CHART.riddle, steps));
      }
    }
  },
  whyNot: (s, seat, choice) => refuseSteps(s, seat, verbOf(choice) - VERB.riddle + CHART.riddle, argA(choice)),
  apply(s, seat, choice, sink) {
    const chart = verbOf(choice) - VERB.riddle + CHART.riddle;
    const steps = argA(choice);
    const to = spaceOf(s, chart, seat) + steps;
    s.actions[0] -= steps;
    placeDisc(s, chart, seat, to);
    tell(sink, EVENT.advanced, seat, chart, steps, to);
    if (chart === CHART.canticle) payCanticle(s, seat, steps, sink);
    else if (chart === CHART.messenger && to === s.board.lastSpace[chart]) payMessenger(s, seat, sink);
  },
};
