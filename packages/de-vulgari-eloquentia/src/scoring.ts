import { MAX_SEATS, type Category } from '@fondaco/kernel';
import { LINGUA_VOLGARE, MANUSCRIPTS } from './data/manuscripts.ts';
import {
  CANTICLE_POINTS,
  FIVE_COLOURS_POINTS,
  MOST_VOTES_POINTS,
  OFFICE_POINTS,
  RICHEST_MERCHANT_POINTS,
  RICHEST_RELIGIOUS_POINTS,
  TILE_POINTS,
  VOLGARE_POINTS,
} from './data/numbers.ts';
import { SOURCES } from './data/words.ts';
import { cubesBehind, knowledgeRank, spaceOf } from './effects.ts';
import { votesOf } from './effects/election.ts';
import { CHARACTER, CHART, CUBE, OFFICE } from './pieces.ts';
import { KIND_COUNT, type DveState } from './state.ts';

const CLAUSES: Record<(typeof SOURCES)[number], string> = {
  office: 'DVE-ELE-1',
  'most-votes': 'DVE-SCO-1',
  amanuenses: 'DVE-SCO-2',
  'library-tile': 'DVE-SCO-3',
  richest: 'DVE-SCO-4',
  riddle: 'DVE-SCO-5',
  canticle: 'DVE-SCO-6',
  manuscripts: 'DVE-SCO-7',
  'five-colours': 'DVE-SCO-8',
  tile: 'DVE-SCO-9',
};

/** The sources of Volgare points. */
export const categories: readonly Category[] = SOURCES.map((name) => ({ name, clause: CLAUSES[name] }));
const [OFFICES, VOTES, AMANUENSES, LIBRARY, RICHEST, RIDDLE, CANTICLE, BOOKS, COLOURS, TILES] = categories.keys();
const ALL_DIALECTS = 31;

/** Each seat's points by category. */
export function score(s: DveState, out: Int16Array): void {
  out.fill(0);
  const width = categories.length;
  for (let seat = 0; seat < s.seats[0]; seat++) {
    const base = seat * width;
    out[base + OFFICES] = OFFICE_POINTS[s.office[seat]];
    out[base + AMANUENSES] = cubesBehind(s, seat, CUBE.amanuensis);
    out[base + LIBRARY] = s.kept[seat];
    out[base + BOOKS] = bookPoints(s, seat);
    out[base + COLOURS] = hasFiveColours(s, seat) ? FIVE_COLOURS_POINTS : 0;
    out[base + TILES] = tilePoints(s, seat);
  }
  scoreMost(
    s,
    out,
    VOTES,
    (seat) => votesOf(s, seat),
    () => MOST_VOTES_POINTS,
  );
  scoreMost(
    s,
    out,
    RICHEST,
    (seat) => s.ducats[seat],
    (seat) => (s.character[seat] === CHARACTER.merchant ? RICHEST_MERCHANT_POINTS : RICHEST_RELIGIOUS_POINTS),
  );
  scoreCharts(s, out);
}

/** DVE-SCO-1, DVE-SCO-4, DVE-VIR-3: points to the one with the most, if anybody has any; ties to more knowledge. */
function scoreMost(
  s: DveState,
  out: Int16Array,
  category: number,
  amount: (seat: number) => number,
  points: (seat: number) => number,
): void {
  let most = 0;
  let best = -1;
  for (let rank = 0; rank < s.seats[0]; rank++) {
    const seat = knowledgeRank(s, rank);
    if (amount(seat) <= most) continue;
    most = amount(seat);
    best = seat;
  }
  if (best >= 0) out[best * categories.length + category] = points(best);
}

/** DVE-SCO-5, DVE-SCO-6 */
function scoreCharts(s: DveState, out: Int16Array): void {
  const width = categories.length;
  const riddler = s.rank[CHART.riddle * MAX_SEATS];
  out[riddler * width + RIDDLE] = s.board.riddlePoints[spaceOf(s, CHART.riddle, riddler)];
  for (let rank = 0; rank < CANTICLE_POINTS.length; rank++) {
    const singer = s.rank[CHART.canticle * MAX_SEATS + rank];
    if (spaceOf(s, CHART.canticle, singer) > 0) out[singer * width + CANTICLE] = CANTICLE_POINTS[rank];
  }
}

/** DVE-SCO-7 */
function bookPoints(s: DveState, seat: number): number {
  let points = VOLGARE_POINTS * s.owned[seat * KIND_COUNT + LINGUA_VOLGARE];
  for (let kind = 0; kind < LINGUA_VOLGARE; kind++)
    points += MANUSCRIPTS[kind].level * s.owned[seat * KIND_COUNT + kind];
  return points;
}

/** DVE-SCO-8: whether the manuscripts can be assigned to all five colours. `reached` is the set of colour sets that can be had. */
function hasFiveColours(s: DveState, seat: number): boolean {
  let single = 0;
  for (let kind = 0; kind < LINGUA_VOLGARE; kind++) {
    const { level, dialects } = MANUSCRIPTS[kind];
    if (level < 4 && s.owned[seat * KIND_COUNT + kind] > 0) single |= dialects;
  }
  let reached = 1 << single;
  for (let kind = 0; kind < LINGUA_VOLGARE; kind++) {
    const { level, dialects } = MANUSCRIPTS[kind];
    if (level < 4) continue;
    for (let copy = 0; copy < s.owned[seat * KIND_COUNT + kind]; copy++) reached = addEither(reached, dialects);
  }
  return reached < 0;
}

/** Adds a tile of two colours to every set in turn, standing for one of them. Bit 31, the sign, is the set of all five. */
function addEither(reached: number, dialects: number): number {
  const first = dialects & -dialects;
  const second = dialects ^ first;
  let next = reached;
  for (let set = 0; set <= ALL_DIALECTS; set++) {
    if (((reached >> set) & 1) === 1) next |= (1 << (set | first)) | (1 << (set | second));
  }
  return next;
}

/** DVE-SCO-9, DVE-FRI-6, DVE-ELE-4: only the tile still held counts, and nothing for a pope. */
function tilePoints(s: DveState, seat: number): number {
  return s.tile[seat] < 0 || s.office[seat] === OFFICE.pope ? 0 : TILE_POINTS[s.tile[seat]];
}

const points = new Int16Array(MAX_SEATS * categories.length);

/** DVE-SCO-10: most points; ties to more knowledge, so there is one winner. */
export function winners(s: DveState): number {
  score(s, points);
  let best = -1;
  let most = -Infinity;
  for (let rank = 0; rank < s.seats[0]; rank++) {
    const seat = knowledgeRank(s, rank);
    let total = 0;
    for (let i = 0; i < categories.length; i++) total += points[seat * categories.length + i];
    if (total <= most) continue;
    most = total;
    best = seat;
  }
  return 1 << best;
}
