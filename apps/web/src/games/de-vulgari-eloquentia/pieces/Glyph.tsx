import type { ReactElement } from 'react';
import type { Point } from '../model/map-file.ts';

/** A symbol of the sprite inside the map, by its middle. */
export function Glyph(props: {
  readonly symbol: string;
  readonly at: Point;
  readonly size: number;
  readonly className?: string | undefined;
}): ReactElement {
  const { symbol, at, size, className } = props;
  return (
    <use
      href={`#${symbol}`}
      x={at[0] - size / 2}
      y={at[1] - size / 2}
      width={size}
      height={size}
      className={className}
    />
  );
}

/** Money on the map: round, with the number on it. */
export function Coin({
  at,
  value,
  radius = 9.4,
}: {
  readonly at: Point;
  readonly value: number;
  readonly radius?: number;
}): ReactElement {
  return (
    <g>
      <circle cx={at[0]} cy={at[1]} r={radius} fill="var(--coin)" stroke="var(--coin-line)" strokeWidth="1.1" />
      <text
        x={at[0]}
        y={at[1] + radius * 0.44}
        textAnchor="middle"
        fontSize={radius * 1.22}
        fontWeight="700"
        fill="var(--coin-ink)"
      >
        {value}
      </text>
    </g>
  );
}

/** Knowledge on the map: an open book with the number on it. */
export function Book({
  at,
  value,
  scale = 1.12,
}: {
  readonly at: Point;
  readonly value: number;
  readonly scale?: number;
}): ReactElement {
  return (
    <g transform={`translate(${at[0] - 10 * scale} ${at[1] - 8.5 * scale}) scale(${scale})`}>
      <path
        d="M10 2.2C8 .9 5 .6 1 .9v13.4c4-.3 7 0 9 1.5 2-1.5 5-1.8 9-1.5V.9c-4-.3-7 0-9 1.3z"
        fill="var(--book)"
        stroke="var(--halo)"
        strokeWidth=".8"
      />
      <text x="10" y="12" textAnchor="middle" fontSize="10.5" fontWeight="700" fill="var(--book-ink)">
        {value}
      </text>
    </g>
  );
}

const RAYS = Array.from({ length: 12 }, (_, i) => {
  const [cos, sin] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
  return `M${(cos * 9.8).toFixed(1)} ${(sin * 9.8).toFixed(1)}L${(cos * 12.4).toFixed(1)} ${(sin * 12.4).toFixed(1)}`;
}).join('');

/** When the canticle is sung here: a sun with the turn on it; it shines while it is. */
export function CanticleSun(props: {
  readonly at: Point;
  readonly turn: number;
  readonly when: 'past' | 'now' | 'later';
}): ReactElement {
  const { at, turn, when } = props;
  const isNow = when === 'now';
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} opacity={when === 'past' ? 0.7 : 1}>
      {isNow && <circle r="15" fill="var(--glow)" opacity=".55" />}
      <path d={RAYS} stroke="var(--rubric)" strokeWidth="1.6" strokeLinecap="round" />
      <circle r="8.8" fill={isNow ? 'var(--glow)' : 'var(--raised)'} stroke="var(--rubric)" strokeWidth="1.4" />
      <text
        y="3.9"
        textAnchor="middle"
        fontSize="11.5"
        fontWeight="700"
        fill={isNow ? 'var(--coin-ink)' : 'var(--ink)'}
      >
        {turn}
      </text>
    </g>
  );
}

const LETTERS: Readonly<Record<string, string>> = { oil: 'O', latino: 'L', fiorentino: 'F', siciliano: 'S', oc: 'C' };

export function letterOf(dialect: string): string {
  return LETTERS[dialect] ?? dialect.slice(0, 1).toUpperCase();
}

/** The letter of a dialect in its badge. */
export function Letter({
  at,
  dialect,
  radius = 6.4,
}: {
  readonly at: Point;
  readonly dialect: string;
  readonly radius?: number;
}): ReactElement {
  return (
    <g>
      <circle cx={at[0]} cy={at[1]} r={radius} fill={`var(--${dialect}-l)`} />
      <text
        x={at[0]}
        y={at[1] + radius * 0.57}
        textAnchor="middle"
        fontSize={radius * 1.6}
        fontWeight="700"
        fill="var(--halo)"
      >
        {letterOf(dialect)}
      </text>
    </g>
  );
}
