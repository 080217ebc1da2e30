import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import type { RouteMap } from '../../../table/pictured-game.ts';
import { COAST, DRAWN_SEAS, DRAWN_ZONES, drawnPlace, HEIGHT, NEIGHBOURS_PATH, WIDTH } from '../model/map.ts';

/** Italy in outlines. */
function Ground({ t }: { readonly t: Translate }): ReactNode {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="var(--sea)" />
      <path d={NEIGHBOURS_PATH} fill="var(--terra)" stroke="var(--terra-line)" />
      {DRAWN_ZONES.map(({ id, path }) => (
        <path key={id} d={path} fill="var(--land)" stroke="var(--map-line)" strokeWidth={1.2} />
      ))}
      <path d={COAST} fill="none" stroke="var(--map-coast)" strokeWidth={2} />
      {DRAWN_ZONES.map(({ id, at: [x, y] }) => (
        <text key={id} x={x} y={y} textAnchor="middle" fontFamily="var(--font-name)" fontSize={13} fill="var(--ink)">
          {t.word('zone', id)}
        </text>
      ))}
      {DRAWN_SEAS.map(({ id, at: [x, y] }) => (
        <circle key={id} cx={x} cy={y} r={16} fill="var(--sea-2)" stroke="var(--sea-line)" strokeDasharray="3 3" />
      ))}
    </>
  );
}

/** A little below the name of a zone, where a pawn would stand. */
const BELOW = 18;

/** The map of the game, for the routes of a game that is looked back on. */
export const routeMap: RouteMap = {
  width: WIDTH,
  height: HEIGHT,
  Ground,
  verbs: ['start', 'move'],
  placeOf: (word) => {
    const place = drawnPlace(word);
    return place === undefined ? undefined : [place.at[0], place.at[1] + BELOW];
  },
};
