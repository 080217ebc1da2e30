import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import type { TablePlayer } from '../../table/game-table.ts';
import { lineSentence } from '../../table/lines/sentences.ts';
import type { RouteMap } from '../../table/pictured-game.ts';
import { useWording } from '../../table/store/use-wording.ts';
import { DASHES } from '../strip/dashes.ts';
import type { ReviewStep } from '../store/steps.ts';
import { Frame } from './Frame.tsx';
import { usePicturePlan } from './picture-plan.ts';

interface RoutesPictureProps {
  readonly title: string;
  readonly players: readonly TablePlayer[];
  readonly map: RouteMap;
  readonly steps: readonly ReviewStep[];
  readonly t: Translate;
}

/** Routes lie side by side where several take the same way. */
const ASIDE = 4;
const MARK = 22;
/** A map has no axes: it reaches beyond the plot. */
const LEFT = 24;
const TOP = 48;
const BELOW = 38;

/** Where everybody went. */
export function RoutesPicture({ title, players, map, steps, t }: RoutesPictureProps): ReactNode {
  const { plot } = usePicturePlan();
  const wording = useWording();
  const said = players
    .map(
      ({ seat, name }) =>
        `${name}: ${goingOf(map, steps, seat)
          .map((words) => lineSentence(wording, words))
          .join(', ')}`,
    )
    .join('; ');
  const routeFor = (seat: string, i: number) =>
    map.routeOf(steps, seat).map(([x, y]) => [x + i * ASIDE, y + i * ASIDE] as const);
  const scale = Math.min((plot.right - LEFT) / map.width, (plot.bottom + BELOW - TOP) / map.height);
  return (
    <Frame id="routes" title={title} players={players} said={said}>
      <svg
        x={LEFT}
        y={TOP}
        width={map.width * scale}
        height={map.height * scale}
        viewBox={`0 0 ${map.width} ${map.height}`}
      >
        <map.Ground />
        {players.map(({ seat, colour }, i) => {
          const path = routeFor(seat, i)
            .map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`)
            .join('');
          return (
            <g key={seat}>
              <path d={path} fill="none" stroke="var(--halo)" strokeWidth={7} strokeLinejoin="round" />
              <path
                d={path}
                fill="none"
                stroke={`var(--p-${colour})`}
                strokeWidth={4}
                strokeLinejoin="round"
                strokeDasharray={DASHES[i]}
              />
            </g>
          );
        })}
        <map.Names t={t} />
        {players.map(({ seat, colour }, i) => {
          const end = routeFor(seat, i).at(-1);
          return end === undefined ? undefined : <End key={seat} colour={colour} at={end} />;
        })}
      </svg>
    </Frame>
  );
}

function End({ colour, at: [x, y] }: { readonly colour: string; readonly at: readonly [number, number] }): ReactNode {
  return <use href={`#m-${colour}`} x={x - MARK / 2} y={y - MARK / 2} width={MARK} height={MARK} />;
}

/** The lines by which somebody went somewhere. */
function goingOf({ verbs }: RouteMap, steps: readonly ReviewStep[], seat: string): readonly string[] {
  return steps.flatMap(({ seat: whose, words }) =>
    whose === seat && verbs.includes(words.split(' ')[0] ?? '') ? [words] : [],
  );
}
