import { isOver, MAX_SEATS } from '@fondaco/kernel';
import { OFFICE_POINTS, OFFICE_VOTES } from './data/numbers.ts';
import { OFFICES, SOURCES } from './data/words.ts';
import { officesOpenTo, plainOffice } from './effects/election.ts';
import { areScreensOpen } from './options.ts';
import { OFFICE } from './pieces.ts';
import { categories, score } from './scoring.ts';
import type { DveState } from './state.ts';
import type { DvePlayer, Points } from './view-type.ts';

type Source = (typeof SOURCES)[number];

/** What everybody sees the points of (DVE-INF-1). */
const OPEN_SOURCES: readonly Source[] = ['richest', 'riddle', 'canticle', 'tile'];
/** What lies behind a screen: displayed to its owner, or to all (DVE-INF-2). */
const SCREENED: readonly Source[] = ['office', 'amanuenses', 'manuscripts', 'five-colours'];
const OWN: readonly Source[] = [...OPEN_SOURCES, ...SCREENED, 'library-tile'];

const scored = new Int16Array(MAX_SEATS * categories.length);
const all = new Int32Array(SOURCES.length);
const OFFICE_SOURCE = SOURCES.indexOf('office');
const VOTES_SOURCE = SOURCES.indexOf('most-votes');

/** Writes what a seat would score by source if the game ended now and nobody decided anything any more. */
function writeAll(s: DveState, seat: number, out: Int32Array): void {
  score(s, scored);
  for (let i = 0; i < SOURCES.length; i++) out[i] = scored[seat * categories.length + i];
  if (!isOver(s) && s.office[seat] === OFFICE.none) out[OFFICE_SOURCE] = OFFICE_POINTS[plainOffice(s, seat)];
}

/** The same as far as the seat itself may be shown it: who has the most votes left takes a look behind all screens. */
export function writePoints(s: DveState, seat: number, out: Int32Array): void {
  writeAll(s, seat, out);
  if (!isOver(s) && !areScreensOpen(s)) out[VOTES_SOURCE] = 0;
}

/** What a seat would score if the game ended now; to others only what the table displays, and once it is over everything (DVE-INF-4). */
export function pointsOf(s: DveState, seat: number, viewer: number | undefined): Points {
  writeAll(s, seat, all);
  return Object.fromEntries(sourcesShown(s, seat, viewer).map((source) => [source, all[SOURCES.indexOf(source)]]));
}

function sourcesShown(s: DveState, seat: number, viewer: number | undefined): readonly Source[] {
  if (isOver(s)) return SOURCES;
  const screens: readonly Source[] = areScreensOpen(s) ? [...SCREENED, 'most-votes'] : [];
  return [...new Set([...(seat === viewer ? OWN : OPEN_SOURCES), ...screens])];
}

/** DVE-ELE-1 */
export function officesOf(s: DveState, seat: number): DvePlayer['offices'] {
  return officesOpenTo(s, seat).map((office) => ({ office: OFFICES[office], votes: OFFICE_VOTES[office] }));
}
