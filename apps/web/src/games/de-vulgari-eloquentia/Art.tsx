import type { ReactElement } from 'react';
import type { Colour } from '../../look/colours.ts';
import { CORNERS } from './model/map.ts';
import type { Point } from './model/map-file.ts';
import styles from './map/Map.module.css';
import { MapGround } from './map/MapGround.tsx';
import { printedBoard } from './model/printed.ts';

const PAWN = { width: 38, height: 46 } as const;
const TRAVELLERS: readonly { readonly person: string; readonly colour: Colour; readonly foot: Point }[] = [
  { person: 'cardinal', colour: 'malachite', foot: [160, 150] },
  { person: 'merchant', colour: 'ruby', foot: [296, 198] },
  { person: 'friar', colour: 'lapis', foot: [236, 268] },
  { person: 'merchant', colour: 'saffron', foot: [420, 236] },
];

/** The picture of the game on the home page: the north of the map, and four who travel it. */
export function Art(): ReactElement {
  return (
    <svg viewBox="70 96 560 190" preserveAspectRatio="xMidYMid slice" width="100%" height="100%" aria-hidden="true">
      <MapGround printed={printedBoard(undefined)} />
      {CORNERS.map(([x, y]) => (
        <path key={x} d="M0 -6l6 6-6 6-6-6z" className={styles.stone} transform={`translate(${x} ${y})`} />
      ))}
      {TRAVELLERS.map(({ person, colour, foot: [x, y] }) => (
        <g key={colour} style={{ color: `var(--p-${colour})` }}>
          <use href={`#pawn-${person}`} x={x - PAWN.width / 2} y={y - PAWN.height} {...PAWN} />
          <use href={`#m-${colour}`} x={x - 7} y={y - PAWN.height * 0.42} width="14" height="14" />
        </g>
      ))}
    </svg>
  );
}
