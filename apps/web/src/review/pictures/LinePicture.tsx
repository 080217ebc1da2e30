import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { roman } from '../../look/roman.ts';
import type { TablePlayer } from '../../table/game-table.ts';
import type { ChapterSpan } from '../strip/chapter-spans.ts';
import { DASHES } from '../strip/dashes.ts';
import { Axes, Frame } from './Frame.tsx';
import { usePicturePlan } from './picture-plan.ts';
import { saidAtEnd } from './said.ts';
import { roundTicks, scaleOf } from './scales.ts';

interface LinePictureProps {
  readonly id: string;
  readonly title: string;
  readonly players: readonly TablePlayer[];
  readonly spans: readonly ChapterSpan[];
  /** After each number of steps, seat by seat. */
  readonly values: readonly (readonly number[])[];
  /** What a value is called on the axis. */
  readonly name: (value: number) => string;
  /** The ends of the scale, if they are always the same. */
  readonly scale?: readonly number[];
  readonly t: Translate;
}

const MARK = 18;
/** So many marks a line carries. */
const MARKS = 4;

/** A line for each player, told apart by dashes and marks, not by colour alone. */
export function LinePicture({ id, title, players, spans, values, name, scale, t }: LinePictureProps): ReactNode {
  const { plot } = usePicturePlan();
  const all = values.flat();
  const ticks = scale ?? roundTicks(Math.min(0, ...all), Math.max(1, ...all));
  const x = scaleOf([0, Math.max(1, values.length - 1)], [plot.left, plot.right]);
  const y = scaleOf([ticks[0] ?? 0, ticks.at(-1) ?? 1], [plot.bottom, plot.top]);
  return (
    <Frame id={id} title={title} players={players} said={saidAtEnd(t, players, (values.at(-1) ?? []).map(name))}>
      <Axes
        ticks={ticks.map((tick) => ({ y: y(tick), text: name(tick) }))}
        bands={spans.map(({ from, to, chapter }) => ({
          from: x(from),
          to: x(to),
          text: chapter === undefined || chapter.number < 1 ? '' : roman(chapter.number),
        }))}
      />
      {players.map(({ seat, colour }, i) => {
        const path = values
          .map((one, n) => `${n === 0 ? 'M' : 'L'}${x(n).toFixed(1)} ${y(one[i] ?? 0).toFixed(1)}`)
          .join('');
        return (
          <g key={seat}>
            <path d={path} fill="none" stroke="var(--panel)" strokeWidth={5.5} strokeLinejoin="round" />
            {colour === 'ivory' && (
              <path d={path} fill="none" stroke="var(--ink-2)" strokeWidth={5} strokeDasharray={DASHES[i]} />
            )}
            <path
              d={path}
              fill="none"
              stroke={`var(--p-${colour})`}
              strokeWidth={3}
              strokeLinejoin="round"
              strokeDasharray={DASHES[i]}
            />
            {markedSteps(values.length, i, players.length).map((n) => (
              <use
                key={n}
                href={`#m-${colour}`}
                x={x(n) - MARK / 2}
                y={y(values[n]?.[i] ?? 0) - MARK / 2}
                width={MARK}
                height={MARK}
              />
            ))}
          </g>
        );
      })}
    </Frame>
  );
}

/** Where a player's marks stand: not where another's do. */
function markedSteps(count: number, seat: number, seats: number): readonly number[] {
  return Array.from({ length: MARKS }, (_, i) => Math.round(((i + (seat + 0.5) / seats) / MARKS) * (count - 1)));
}
