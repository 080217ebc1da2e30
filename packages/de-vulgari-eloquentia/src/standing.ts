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

/**
 * What a seat would score if the game ended now and nobody decided anything any more. To others only what the table displays; who
 * has the most votes left takes a look behind all screens. Once the game is over, everything (DVE-INF-4).
 */
export function pointsOf(s: DveState, seat: number, viewer: number | undefined): Points {
  score(s, scored);
  const base = seat * categories.length;
  const points: Record<string, number> = {};
  for (const source of sourcesShown(s, seat, viewer)) points[source] = scored[base + SOURCES.indexOf(source)];
  if (points['office'] !== undefined && s.office[seat] === OFFICE.none && !isOver(s))
    points['office'] = OFFICE_POINTS[plainOffice(s, seat)];
  return points;
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
