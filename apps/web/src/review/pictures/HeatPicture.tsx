import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import type { TablePlayer } from '../../table/game-table.ts';
import { Frame, PLOT, TEXT } from './Frame.tsx';

interface HeatPictureProps {
  readonly title: string;
  readonly players: readonly TablePlayer[];
  /** How often each verb was chosen by each seat. */
  readonly counts: ReadonlyMap<string, readonly number[]>;
  readonly t: Translate;
}

const LABELS = 170;
const MOST_VERBS = 16;

/** Who chose what how often: the darker the more, with the number on it. */
export function HeatPicture({ title, players, counts, t }: HeatPictureProps): ReactNode {
  const rows = [...counts]
    .map(([verb, seats]) => ({ verb, seats, sum: seats.reduce((a, b) => a + b, 0) }))
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, MOST_VERBS);
  const most = Math.max(1, ...rows.flatMap(({ seats }) => seats));
  const height = Math.min(40, (PLOT.bottom - PLOT.top - 30) / Math.max(1, rows.length));
  const width = (PLOT.right - PLOT.left - LABELS) / Math.max(1, players.length);
  const left = PLOT.left + LABELS;
  return (
    <Frame id="heat" title={title} players={players}>
      {players.map(({ seat, colour }, i) => (
        <use key={seat} href={`#m-${colour}`} x={left + (i + 0.5) * width - 10} y={PLOT.top} width={20} height={20} />
      ))}
      {rows.map(({ verb, seats }, row) => {
        const top = PLOT.top + 28 + row * height;
        return (
          <g key={verb}>
            <text x={left - 10} y={top + height / 2 + 5} textAnchor="end" {...TEXT}>
              {t(`verb.${verb}`)}
            </text>
            {seats.map((count, i) => (
              <g key={players[i]?.seat ?? i}>
                <rect
                  x={left + i * width + 2}
                  y={top + 1}
                  width={width - 4}
                  height={height - 2}
                  fill="var(--coin)"
                  fillOpacity={(count / most) * 0.9}
                  stroke="var(--rule-2)"
                />
                <text
                  x={left + (i + 0.5) * width}
                  y={top + height / 2 + 5}
                  textAnchor="middle"
                  {...TEXT}
                  fontWeight={700}
                >
                  {count}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </Frame>
  );
}
