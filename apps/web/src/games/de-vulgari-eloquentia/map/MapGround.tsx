import { memo, type ReactElement } from 'react';
import { Hatches } from '../pieces/Hatches.tsx';
import { NEIGHBOURS_PATH, BORDERS, COAST, DRAWN_ZONES } from '../model/map.ts';
import styles from './Map.module.css';
import { zoneOf, type PrintedBoard } from '../model/printed.ts';

/** Everything that can ever be seen, far beyond the sheet: left, top, width, height. */
const FIELD = { x: -500, y: -500, width: 1800, height: 1700 } as const;
const WATERLINES: readonly (readonly [number, number])[] = [
  [30, 0.19],
  [22, 0.28],
  [14.5, 0.38],
  [8, 0.55],
];
const RHUMB_CENTRES: readonly (readonly [number, number])[] = [
  [238, 612],
  [690, 300],
  [60, 470],
];
const RHUMBS = RHUMB_CENTRES.flatMap(([x, y]) =>
  Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    return `M${x} ${y}L${Math.round(x + 1400 * Math.cos(angle))} ${Math.round(y + 1400 * Math.sin(angle))}`;
  }),
).join('');

/** What never changes: sea, the land around Italy, the washed and hatched zones, borders and coast. */
export const MapGround = memo(function MapGround({ printed }: { readonly printed: PrintedBoard }): ReactElement {
  return (
    <g aria-hidden="true">
      <defs>
        <Hatches name="map" />
        {DRAWN_ZONES.map(({ id, path }) => (
          <path key={id} id={`zone-${id}`} d={path} />
        ))}
        {DRAWN_ZONES.map(({ id }) => (
          <clipPath key={id} id={`within-${id}`}>
            <use href={`#zone-${id}`} />
          </clipPath>
        ))}
        <path id="map-coast" d={COAST} />
      </defs>
      <rect {...FIELD} fill="var(--sea)" />
      <path d={RHUMBS} className={styles.rhumb} />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        {WATERLINES.map(([width, opacity]) => (
          <g key={width}>
            <use href="#map-coast" stroke="var(--sea-line)" strokeWidth={width} opacity={opacity} />
            <use href="#map-coast" stroke="var(--sea)" strokeWidth={width - 1.3} />
          </g>
        ))}
      </g>
      <path d={NEIGHBOURS_PATH} className={styles.around} />
      {DRAWN_ZONES.map(({ id }) => (
        <ZoneGround key={id} id={id} dialect={zoneOf(printed, id)?.dialect ?? undefined} />
      ))}
      <path d={BORDERS} className={styles.border} />
      <use href="#map-coast" className={styles.coast} />
    </g>
  );
});

function ZoneGround({ id, dialect }: { readonly id: string; readonly dialect: string | undefined }): ReactElement {
  const outline = `#zone-${id}`;
  if (dialect === undefined)
    return (
      <g>
        <use href={outline} fill="var(--land)" />
        <use
          href={outline}
          clipPath={`url(#within-${id})`}
          fill="none"
          stroke="var(--rule-2)"
          strokeWidth="7"
          opacity=".18"
        />
      </g>
    );
  return (
    <g>
      <use href={outline} fill="var(--land)" />
      <use href={outline} fill={`var(--${dialect})`} opacity=".62" />
      <use href={outline} fill={`url(#map-${dialect})`} />
      <g clipPath={`url(#within-${id})`} fill="none" stroke={`var(--${dialect}-l)`}>
        <use href={outline} strokeWidth="9" opacity=".2" />
        <use href={outline} strokeWidth="3.5" opacity=".32" />
      </g>
    </g>
  );
}
