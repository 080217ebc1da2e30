import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import type { TablePlayer } from '../../table/game-table.ts';
import { saidOfAll } from './said.ts';
import { Frame, TEXT } from './Frame.tsx';
import { usePicturePlan } from './picture-plan.ts';

interface HeatPictureProps {
  readonly title: string;
  readonly players: readonly TablePlayer[];
  /** How often each verb was chosen by each seat. */
  readonly counts: ReadonlyMap<string, readonly number[]>;
  readonly t: Translate;
}

const MOST_VERBS = 16;

/** Who chose what how often: the stronger the more, with the number on it. */
export function HeatPicture({ title, players, counts, t }: HeatPictureProps): ReactNode {
  const { plot, labels } = usePicturePlan();
  const rows = [...counts]
    .map(([verb, seats]) => ({ verb, seats, sum: seats.reduce((a, b) => a + b, 0) }))
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, MOST_VERBS);
  const said = rows
    .map(({ verb, seats }) => `${t(`verb.${verb}`)}: ${saidOfAll(t, players, seats.map(String))}`)
    .join('; ');
  const most = Math.max(1, ...rows.flatMap(({ seats }) => seats));
  const height = Math.min(40, (plot.bottom - plot.top - 30) / Math.max(1, rows.length));
  const width = (plot.right - plot.left - labels) / Math.max(1, players.length);
  const left = plot.left + labels;
  return (
    <Frame id="heat" title={title} players={players} said={said}>
      {players.map(({ seat, colour }, i) => (
        <use key={seat} href={`#m-${colour}`} x={left + (i + 0.5) * width - 10} y={plot.top} width={20} height={20} />
      ))}
      {rows.map(({ verb, seats }, row) => {
        const top = plot.top + 28 + row * height;
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
                  stroke="var(--panel)"
                  strokeWidth={4}
                  strokeLinejoin="round"
                  paintOrder="stroke"
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
