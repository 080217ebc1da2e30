import { itemAt } from '@fondaco/kernel';
import type { GameAnalysis } from '@fondaco/review';
import { escapeHtml } from './escape-html.ts';
import type { Voice } from './voice.ts';

const WIDTH = 960;
const HEIGHT = 340;
const LEFT = 44;
const RIGHT = 130;
const TOP = 16;
const BOTTOM = 34;
const TICKS = [0, 25, 50, 75, 100];
/** Lines differ in more than their colour. */
const DASHES: readonly string[] = ['', '9 4', '3 3', '12 4 3 4', '1 4'];
const NAME_HEIGHT = 15;

/** Every seat's win chance from line to line, as a picture whose colours the page sets. */
export function drawChances({ start, points, seats, unit }: GameAnalysis, { say, playerOf, percent }: Voice): string {
  const last = Math.max(1, points.length);
  const x = (place: number): string => (LEFT + (place / last) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const y = (share: number): string => (TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)).toFixed(1);
  const courses = seats.map((_, seat) =>
    [start, ...points.map(({ after }) => after)].map((all) => itemAt(all, seat) / unit),
  );
  const ends = courses.map((course) => itemAt(course, course.length - 1));
  const places = spread(ends.map((end) => Number(y(end))));
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(say('report.chart'))}">`,
    ...TICKS.flatMap((tick) => [
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(tick / 100)}" y2="${y(tick / 100)}"/>`,
      `<text x="${LEFT - 6}" y="${Number(y(tick / 100)) + 4}" text-anchor="end">${tick}</text>`,
    ]),
    ...courses.flatMap((course, seat) => [
      `<polyline class="seat-${seat}" stroke-dasharray="${itemAt(DASHES, seat)}" points="${course
        .map((share, place) => `${x(place)},${y(share)}`)
        .join(' ')}"/>`,
      `<text class="name-${seat}" x="${WIDTH - RIGHT + 8}" y="${itemAt(places, seat) + 4}">\u2068${escapeHtml(playerOf(seat))}\u2069 ${percent(itemAt(ends, seat) * 100, 0)}</text>`,
    ]),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">${escapeHtml(say('report.chartLines', { count: String(points.length) }))}</text>`,
    '</svg>',
  ].join('\n');
}

/** Moves names apart that would lie on one another. */
function spread(wanted: readonly number[]): number[] {
  const order = [...wanted.keys()].toSorted((a, b) => itemAt(wanted, a) - itemAt(wanted, b));
  const places = [...wanted];
  let least = TOP;
  for (const seat of order) {
    places[seat] = Math.max(itemAt(wanted, seat), least);
    least = itemAt(places, seat) + NAME_HEIGHT;
  }
  // What has been moved beyond the bottom moves up again.
  let most = HEIGHT - BOTTOM;
  for (const seat of order.toReversed()) {
    places[seat] = Math.min(itemAt(places, seat), most);
    most = itemAt(places, seat) - NAME_HEIGHT;
  }
  return places;
}
