import type { ReactNode } from 'react';
import type { TablePlayer } from '../../table/game-table.ts';
import { placeInKey, usePicturePlan } from './picture-plan.ts';

export const TEXT = { fontFamily: 'var(--font-text)', fontSize: 15, fill: 'var(--ink)' } as const;
const NAME = { fontFamily: 'var(--font-name)', fill: 'var(--ink)' } as const;
const MARK = 18;

interface PictureFrameProps {
  readonly id: string;
  readonly title: string;
  readonly players: readonly TablePlayer[];
  /** What it shows, for those who do not see it. */
  readonly said: string;
  /** How many entries a key to sources has, if there is one. */
  readonly sources?: number;
  readonly children: ReactNode;
}

/** Paper, heading and the key to the players of a picture. All colours are tokens, so that it can be saved in either theme. */
export function Frame({ id, title, players, said, sources = 0, children }: PictureFrameProps): ReactNode {
  const plan = usePicturePlan();
  const { width } = plan;
  const height = plan.height + Math.ceil(sources / plan.sources.columns) * plan.sources.higher;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} data-picture={id}>
      <desc>{said}</desc>
      <rect width={width} height={height} fill="var(--panel)" />
      <text x={Math.min(24, plan.key.x)} y={34} fontSize={22} fontWeight={600} {...NAME}>
        {title}
      </text>
      {children}
      {players.map(({ seat, name, colour }, i) => {
        const { x, y } = placeInKey(plan.key, i);
        return (
          <g key={seat} transform={`translate(${x} ${y})`}>
            <use href={`#m-${colour}`} width={MARK} height={MARK} />
            <text x={MARK + 7} y={14} fontSize={16} {...NAME}>
              {shortened(name)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The room in a key is for so many letters. */
const MOST_LETTERS = 13;

function shortened(name: string): string {
  return name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;
}

interface AxesProps {
  readonly ticks: readonly { readonly y: number; readonly text: string }[];
  /** Turns or rounds: where each begins and ends. */
  readonly bands: readonly { readonly from: number; readonly to: number; readonly text: string }[];
}

export const NUMERAL_WIDTH = 26;

/** Lines for values, and bands for turns. */
export function Axes({ ticks, bands }: AxesProps): ReactNode {
  const { plot } = usePicturePlan();
  let free = 0;
  return (
    <>
      {bands.map(({ from, to, text }, i) => {
        const middle = (from + to) / 2;
        const hasText = text !== '' && middle - free >= NUMERAL_WIDTH;
        if (hasText) free = middle;
        return (
          <g key={from}>
            {i % 2 === 1 && (
              <rect x={from} y={plot.top} width={to - from} height={plot.bottom - plot.top} fill="var(--panel-2)" />
            )}
            {hasText && (
              <text x={middle} y={plot.bottom + 22} textAnchor="middle" {...NAME} fontSize={14}>
                {text}
              </text>
            )}
          </g>
        );
      })}
      {ticks.map(({ y, text }) => (
        <g key={text}>
          <line x1={plot.left} x2={plot.right} y1={y} y2={y} stroke="var(--rule-2)" strokeDasharray="2 5" />
          <text x={plot.left - 8} y={y + 5} textAnchor="end" {...TEXT}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}
