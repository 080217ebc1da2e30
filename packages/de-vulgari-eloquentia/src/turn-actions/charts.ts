import { argA, LEGAL, NOT_NOW, pack, verbOf, type Sink } from '@fondaco/kernel';
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

/** Why a number of steps is never possible on a chart, by chart; knowledge is no chart action. */
const WRONG_NUMBER: readonly number[] = [
  NOT_NOW,
  WHY['riddle-goes-1-to-5'],
  WHY['messenger-goes-1-or-more'],
  WHY['orient-goes-1-or-more'],
  WHY['canticle-goes-1-to-5'],
  WHY['library-goes-1-or-more'],
  WHY['rest-goes-1-or-more'],
];

/** DVE-RID-1 */
function refuseRiddle(s: DveState, seat: number): number {
  return isAtSea(s, seat) || s.board.dialect[s.at[seat]] !== BLUE ? WHY['not-in-a-blue-zone'] : LEGAL;
}

/** DVE-CAN-1: the Franciscan city of this turn, or late any of the five. */
function refuseCanticle(s: DveState, seat: number): number {
  const city = isAtSea(s, seat) ? -1 : s.board.franciscan[s.at[seat]];
  const isActive = city >= 0 && (s.canticleTurn[city] === s.turn[0] || s.turn[0] >= OPEN_CANTICLE_TURN);
  return isActive ? LEGAL : WHY['canticle-is-not-sung-here'];
}

/** Who may advance on a chart, where and when. Rest asks nothing (DVE-RES-1). */
function refuseChart(s: DveState, seat: number, chart: number): number {
  switch (chart) {
    case CHART.riddle:
      return refuseRiddle(s, seat);
    case CHART.messenger:
      return s.bolognaClaimed[seat] !== 0 ? WHY['messenger-is-closed'] : LEGAL;
    case CHART.orient:
      return s.character[seat] === CHARACTER.merchant ? LEGAL : WHY['orient-is-for-merchants'];
    case CHART.canticle:
      return refuseCanticle(s, seat);
    case CHART.library:
      return s.turn[0] >= FIRST_LIBRARY_TURN ? LEGAL : WHY['library-is-closed'];
    default:
      return LEGAL;
  }
}

/** DVE-MES-2: what entering the last space costs and is worth depends on the turn. */
function bolognaNow(s: DveState): typeof BOLOGNA_EARLY | typeof BOLOGNA_LATE {
  return s.turn[0] <= LAST_EARLY_TURN ? BOLOGNA_EARLY : BOLOGNA_LATE;
}

/** DVE-VIR-2: the virtual abbess saves one cube. */
function bolognaAbbesses(s: DveState, seat: number): number {
  return Math.max(0, bolognaNow(s).abbesses - virtualCubes(s, seat, CUBE.abbess));
}

/** DVE-CAN-1, DVE-VIR-2: a cube a step; the virtual one saves a cube per turn, however the steps are split. */
function canticleAbbesses(s: DveState, seat: number, steps: number): number {
  return s.canticleSaved[0] !== 0 ? steps : steps - virtualCubes(s, seat, CUBE.abbess);
}

/** DVE-MES-2, DVE-CAN-1: what some steps cost beside actions. */
function refusePrice(s: DveState, seat: number, chart: number, steps: number): number {
  const abbesses = cubesBehind(s, seat, CUBE.abbess);
  if (chart === CHART.canticle)
    return abbesses < canticleAbbesses(s, seat, steps) ? WHY['canticle-costs-abbesses'] : LEGAL;
  if (chart !== CHART.messenger || steps < spacesLeft(s, seat, chart)) return LEGAL;
  if (s.ducats[seat] < bolognaNow(s).ducats) return WHY['bologna-costs-ducats'];
  return abbesses < bolognaAbbesses(s, seat) ? WHY['bologna-costs-abbesses'] : LEGAL;
}

const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** DVE-RID-1 and DVE-CAN-1 name the most steps of one action; elsewhere only the actions left count. */
function mostSteps(chart: number): number {
  return chart === CHART.riddle || chart === CHART.canticle ? MOST_STEPS_AT_ONCE : NO_LIMIT;
}

/** DVE-STK-3: a chart ends at its last space. */
function spacesLeft(s: DveState, seat: number, chart: number): number {
  return s.board.lastSpace[chart] - spaceOf(s, chart, seat);
}

function refuseSteps(s: DveState, seat: number, chart: number, steps: number): number {
  if (steps < 1 || steps > mostSteps(chart)) return WRONG_NUMBER[chart];
  const whyNotHere = refuseChart(s, seat, chart);
  if (whyNotHere !== LEGAL) return whyNotHere;
  const whyNotPaid = refuseActions(s, steps);
  if (whyNotPaid !== LEGAL) return whyNotPaid;
  return steps > spacesLeft(s, seat, chart) ? WHY['chart-ends'] : refusePrice(s, seat, chart, steps);
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
      const last = Math.min(most, mostSteps(chart), spacesLeft(s, seat, chart));
      if (last < 1 || refuseChart(s, seat, chart) !== LEGAL) continue;
      for (let steps = 1; steps <= last; steps++) {
        if (refusePrice(s, seat, chart, steps) !== LEGAL) break;
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
