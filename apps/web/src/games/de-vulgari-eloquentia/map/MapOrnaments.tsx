import { itemAt } from '@fondaco/kernel';
import { memo, type ReactElement } from 'react';
import styles from './Map.module.css';

type Peak = readonly [x: number, y: number, scale: number];

// oxfmt-ignore
const PEAKS: readonly Peak[] = [
  [40, 52, 1], [66, 40, 1.2], [96, 50, 1], [128, 36, 1.1], [160, 46, 1], [60, 72, 0.9], [36, 96, 1.1], [30, 124, 0.9],
  [186, 30, 1.1], [214, 40, 0.9], [16, 76, 1], [112, 68, 0.8], [262, 22, 1], [440, 26, 1.1], [466, 40, 0.9], [420, 18, 0.8],
];

const ROSE_AT = [238, 612] as const;
const ROSE_RADIUS = 34;

function petal(i: number): {
  readonly dark: string;
  readonly light: string;
  readonly ink: string;
  readonly rank: number;
} {
  const rank = i % 4 === 0 ? 2 : i % 2 === 0 ? 1 : 0;
  const angle = (i * Math.PI) / 8 - Math.PI / 2;
  const length = ROSE_RADIUS * itemAt([0.45, 0.72, 1], rank);
  const width = itemAt([0.1, 0.15, 0.17], rank) * 2;
  const point = (turn: number, far: number): string =>
    `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`;
  const side = (turn: number): string => `M0 0L${point(turn, ROSE_RADIUS * 0.22)}L${point(angle, length)}Z`;
  return {
    dark: side(angle - width),
    light: side(angle + width),
    ink: rank === 2 ? 'var(--rubric)' : 'var(--sea-ink)',
    rank,
  };
}

const PETALS = Array.from({ length: 16 }, (_, i) => petal(i)).toSorted((a, b) => a.rank - b.rank);

/** Mountains, a caravel, a compass rose and the names of the seas: only where no information is. */
export const MapOrnaments = memo(function MapOrnaments(props: {
  readonly west: string;
  readonly east: string;
}): ReactElement {
  return (
    <g aria-hidden="true">
      <g className={styles.peaks}>
        {PEAKS.map(([x, y, scale]) => (
          <g key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
            <path d="M-11 7C-7 2-4-4-1-8 2-5 5 1 11 7" fill="var(--terra)" />
            <path d="M-1-8C0-3 1 0 0 4M2-4C3-1 4 2 3 5M5-.5C6 2 7 4 6.5 6" />
          </g>
        ))}
      </g>
      <g className={styles.caravel} transform="translate(66 560) scale(.95)">
        <path d="M-26 6c3 8 8 11 14 11h22c7 0 12-4 16-15l-7 3c-8 3-30 3-38 0z" fill="var(--halo)" />
        <path
          d="M-22 10c14 4 30 4 44-1M-14 6v-34M8 6v-42M-14-26c9 3 13 9 14 18-6 1-10 1-14 0M8-34c12 4 17 12 18 25-8 2-12 2-18 0M8-34C1-28-2-20-1-9c3 1 6 1 9 0"
          fill="var(--halo)"
        />
        <path d="M8-36l8-3-8-3zM-14-28l7-2.5-7-2.5z" fill="var(--rubric)" stroke="var(--rubric)" />
        <path d="M-34 22c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0 8-3 12 0M-26 27c4-3 8-3 12 0s8 3 12 0 8-3 12 0" />
      </g>
      <g transform={`translate(${ROSE_AT.join(' ')})`} opacity=".85">
        <g fill="none" stroke="var(--sea-ink)">
          <circle r={ROSE_RADIUS * 0.62} strokeWidth=".8" />
          <circle r={ROSE_RADIUS * 0.57} strokeWidth=".5" />
        </g>
        {PETALS.map(({ dark, light, ink }) => (
          <g key={dark}>
            <path d={dark} fill={ink} />
            <path d={light} fill="var(--halo)" stroke={ink} strokeWidth=".5" />
          </g>
        ))}
        <circle r="2.5" fill="var(--rubric)" />
      </g>
      <path id="name-west" d="M272 478C320 520 380 554 500 582" fill="none" />
      <path id="name-east" d="M516 292C556 330 620 362 730 392" fill="none" />
      <text className={styles.sea}>
        <textPath href="#name-west" startOffset="50%" textAnchor="middle">
          {props.west}
        </textPath>
      </text>
      <text className={styles.sea}>
        <textPath href="#name-east" startOffset="50%" textAnchor="middle">
          {props.east}
        </textPath>
      </text>
    </g>
  );
});
