import type { JournalEntry } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import type { RouteMap } from '../../../table/pictured-game.ts';
import { COAST, DRAWN_SEAS, DRAWN_ZONES, HEIGHT, NEIGHBOURS_PATH, WIDTH } from '../model/map.ts';
import type { Point } from '../model/map-file.ts';
import { printedBoard } from '../model/printed.ts';
import { findWay, pointsBetween } from '../model/route.ts';

/** Italy in outlines. */
function Ground(): ReactNode {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="var(--sea)" />
      <path d={NEIGHBOURS_PATH} fill="var(--terra)" stroke="var(--terra-line)" />
      {DRAWN_ZONES.map(({ id, path }) => (
        <path key={id} d={path} fill="var(--land)" stroke="var(--map-line)" strokeWidth={1.2} />
      ))}
      <path d={COAST} fill="none" stroke="var(--map-coast)" strokeWidth={2} />
      {DRAWN_SEAS.map(({ id, at: [x, y] }) => (
        <circle key={id} cx={x} cy={y} r={16} fill="var(--sea-2)" stroke="var(--sea-line)" strokeDasharray="3 3" />
      ))}
    </>
  );
}

/** The names of its zones, readable where routes pass under them. */
function Names({ t }: { readonly t: Translate }): ReactNode {
  return DRAWN_ZONES.map(({ id, at: [x, y] }) => (
    <text
      key={id}
      x={x}
      y={y}
      textAnchor="middle"
      fontFamily="var(--font-name)"
      fontSize={13}
      fill="var(--ink)"
      stroke="var(--halo)"
      strokeWidth={3}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {t.word('zone', id)}
    </text>
  ));
}

const BOARD = printedBoard(undefined);
const NOWHERE = '';

/** Zone by zone from where somebody began; at the pope's death all are where they are called to. */
function routeOf(entries: readonly JournalEntry[], seat: string): readonly Point[] {
  const route: Point[] = [];
  let from: string | undefined;
  let harbour: string | undefined;
  for (const { words, events } of entries)
    for (const event of events) {
      const isGathered = event.type === 'gathered';
      if (!isGathered && (event.seat !== seat || (event.type !== 'moved' && event.type !== 'started'))) continue;
      const to = String(event.place ?? event.zone);
      const boarded = event.type === 'moved' ? words.split(' ')[2] : undefined;
      const way = from === undefined || isGathered ? [NOWHERE, to] : findWay(BOARD, from, to, boarded ?? harbour);
      route.push(...pointsBetween([...way, NOWHERE]));
      [from, harbour] = [to, boarded];
    }
  return route;
}

/** The map of the game, for the routes of a game that is looked back on. */
export const routeMap: RouteMap = { width: WIDTH, height: HEIGHT, Ground, Names, verbs: ['start', 'move'], routeOf };
