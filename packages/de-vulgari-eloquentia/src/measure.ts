import { type Amount } from '@fondaco/kernel';
import { CHARTS, SOURCES } from './data/words.ts';
import { cubesBehind, spaceOf } from './effects.ts';
import { votesOf } from './effects/election.ts';
import { actionsOf } from './effects/turn-order.ts';
import { CUBE } from './pieces.ts';
import { categories } from './scoring.ts';
import { writePoints } from './standing.ts';
import { KIND_COUNT, type DveState } from './state.ts';

/** What a player counts; the spaces of the seven charts, and what would be scored if the game ended now. */
export const amounts: readonly Amount[] = [
  { name: 'actions', clause: 'DVE-ACT-1' },
  { name: 'ducats', clause: 'DVE-SET-1' },
  { name: 'politicians', clause: 'DVE-POL-1' },
  { name: 'noblemen', clause: 'DVE-NOB-1' },
  { name: 'abbesses', clause: 'DVE-ABS-1' },
  { name: 'amanuenses', clause: 'DVE-AMA-1' },
  { name: 'votes', clause: 'DVE-ELE-1' },
  { name: 'manuscripts', clause: 'DVE-MAN-1' },
  { name: 'bologna', clause: 'DVE-MES-3' },
  ...CHARTS.map((name) => ({ name, clause: 'DVE-STK-1' })),
  ...categories.map(({ name, clause }) => ({ name: `points-${name}`, clause })),
];
const [ACTIONS, DUCATS, POLITICIANS, NOBLEMEN, ABBESSES, AMANUENSES, VOTES, BOOKS, BOLOGNA, FIRST_CHART] =
  amounts.keys();
const FIRST_POINTS = FIRST_CHART + CHARTS.length;

export function measure(s: DveState, seat: number, out: Int32Array): void {
  out[ACTIONS] = actionsOf(s, seat);
  out[DUCATS] = s.ducats[seat];
  out[POLITICIANS] = cubesBehind(s, seat, CUBE.politician);
  out[NOBLEMEN] = cubesBehind(s, seat, CUBE.nobleman);
  out[ABBESSES] = cubesBehind(s, seat, CUBE.abbess);
  out[AMANUENSES] = s.front[seat];
  out[VOTES] = votesOf(s, seat);
  out[BOOKS] = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) out[BOOKS] += s.owned[seat * KIND_COUNT + kind];
  out[BOLOGNA] = s.bologna[seat];
  for (let chart = 0; chart < CHARTS.length; chart++) out[FIRST_CHART + chart] = spaceOf(s, chart, seat);
  writePoints(s, seat, out.subarray(FIRST_POINTS, FIRST_POINTS + SOURCES.length));
}
