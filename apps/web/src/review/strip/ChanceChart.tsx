import { itemAt } from '@fondaco/kernel';
import type { ReactNode } from 'react';
import type { TablePlayer } from '../../table/game-table.ts';
import styles from './ChanceChart.module.css';
import { DASHES } from './dashes.ts';
import type { TrackPlan } from './track-plan.ts';

interface ChanceChartProps {
  readonly plan: TrackPlan;
  readonly players: readonly TablePlayer[];
  /** Every seat's chance after each number of steps. */
  readonly chances: readonly (readonly number[])[];
  readonly at: number;
}

const HEIGHT = 92;
const TOP = 6;
const MARK = 14;
/** Pixels between two marks on a line. */
const MARK_EVERY = 260;
const TICKS = [0, 0.5, 1];
const HUNDRED = 100;

/** Every seat's chance to win, over the track. */
export function ChanceChart({ plan, players, chances, at }: ChanceChartProps): ReactNode {
  const y = (chance: number) => TOP + (1 - chance) * (HEIGHT - 2 * TOP);
  const shown = chances.slice(plan.from, plan.to + 1);
  return (
    <svg className={styles.chart} width={plan.width} height={HEIGHT} aria-hidden="true" data-chances>
      {plan.spans.map(
        ({ from, to }, i) =>
          i % 2 === 1 && (
            <rect
              key={from}
              className={styles.band}
              x={plan.x(from)}
              width={plan.x(to) - plan.x(from)}
              height={HEIGHT}
            />
          ),
      )}
      {TICKS.map((tick) => (
        <line
          key={tick}
          className={styles.rule}
          x1={plan.x(plan.from)}
          x2={plan.x(plan.to)}
          y1={y(tick)}
          y2={y(tick)}
        />
      ))}
      {players.map(({ seat, colour }, i) => {
        const path = shown
          .map((all, n) => `${n === 0 ? 'M' : 'L'}${plan.x(plan.from + n).toFixed(1)} ${y(all[i] ?? 0).toFixed(1)}`)
          .join('');
        return (
          <g key={seat}>
            {colour === 'ivory' && <path className={styles.casing} d={path} strokeDasharray={DASHES[i]} />}
            <path
              className={styles.line}
              style={{ stroke: `var(--p-${colour})` }}
              d={path}
              strokeDasharray={DASHES[i]}
            />
            {markedPlaces(plan, i).map((place) => (
              <use
                key={place}
                href={`#m-${colour}`}
                x={plan.x(place) - MARK / 2}
                y={y(chances[place]?.[i] ?? 0) - MARK / 2}
                width={MARK}
                height={MARK}
              />
            ))}
          </g>
        );
      })}
      {TICKS.map((tick) => (
        <text key={tick} className={styles.number} x={1} y={y(tick) + (tick === 0 ? -1 : 10)} data-tick={tick}>
          {tick * HUNDRED}
        </text>
      ))}
      <line className={styles.cursor} x1={plan.x(at)} x2={plan.x(at)} y1={0} y2={HEIGHT} />
      {players.map(({ seat, colour }, i) => (
        <circle
          key={seat}
          className={styles.dot}
          style={{ fill: `var(--p-${colour})` }}
          cx={plan.x(at)}
          cy={y(itemAt(chances, Math.min(at, chances.length - 1))[i] ?? 0)}
          r={4}
        />
      ))}
    </svg>
  );
}

/** The marks of the seats stand at different places, so that they do not cover each other. */
function markedPlaces(plan: TrackPlan, seat: number): readonly number[] {
  const places: number[] = [];
  for (let x = plan.x(plan.from) + 40 + seat * (MARK_EVERY / 5); x < plan.x(plan.to) - 10; x += MARK_EVERY)
    places.push(plan.placeAt(x));
  return places;
}
