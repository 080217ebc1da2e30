import { itemAt } from '@fondaco/kernel';
import type { Moment } from '@fondaco/protocol';
import { useId, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useWidth } from '../../look/use-width.ts';
import type { GameTableProps, TablePlayer } from '../game-table.ts';
import { planOf, type Plan } from './chart-plan.ts';
import styles from './LineChart.module.css';
import { momentNumeral, momentText, totalsOf } from './moments.ts';

interface LineChartProps extends Pick<GameTableProps, 't' | 'players'> {
  readonly moments: readonly Moment[];
  /** The moment the cursor stands at. */
  readonly at: number;
  readonly onMove: (at: number) => void;
}

/** Dashes in the order of seats: with the marks they tell the lines apart where colours do not. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3'] as const;
const MARK = 16;

/** A line for each player. The cursor follows the pointer, a finger, or the arrow keys. */
export function LineChart({ moments, players, at, onMove, t }: LineChartProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const names = players.map(({ name }) => name);
  const totals = moments.map(totalsOf);
  const plan = planOf(width, totals, names);
  const said = itemAt(totals, at)
    .map((points, seat) => `${names[seat]} ${points}`)
    .join(', ');
  const label = useId();
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    onMove(plan.nearest(event.clientX - left));
  };
  const press = (event: KeyboardEvent) => {
    const to = keyed(event.key, at, moments.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <div
      ref={frame}
      className={styles.chart}
      role="slider"
      tabIndex={0}
      aria-labelledby={label}
      aria-valuemin={0}
      aria-valuemax={moments.length - 1}
      aria-valuenow={at}
      aria-valuetext={`${at === 0 ? t('chapter.before') : momentText(t, itemAt(moments, at))}: ${said}`}
      onKeyDown={press}
      onPointerMove={(event) => event.pointerType === 'mouse' && point(event)}
      onPointerDown={point}
    >
      <span id={label} className="unseen">
        {t('end.course')}
      </span>
      {width > 0 && (
        <svg width={plan.width} height={plan.height} aria-hidden="true">
          <Ground plan={plan} moments={moments} />
          <line className={styles.cursor} x1={plan.x(at)} x2={plan.x(at)} y1={plan.top} y2={plan.bottom} />
          {players.map((player, seat) => (
            <Line
              key={player.seat}
              plan={plan}
              player={player}
              seat={seat}
              totals={totals.map((all) => itemAt(all, seat))}
            />
          ))}
          {players.map((player, seat) => (
            <circle
              key={player.seat}
              className={styles.dot}
              style={{ fill: `var(--p-${player.colour})` }}
              cx={plan.x(at)}
              cy={plan.y(itemAt(itemAt(totals, at), seat))}
              r={5}
            />
          ))}
          {plan.labels.map(({ seat, y }) => (
            <g key={seat} transform={`translate(${plan.right + 8} ${y - MARK / 2})`}>
              <use href={`#m-${itemAt(players, seat).colour}`} width={MARK} height={MARK} />
              {plan.hasNames && (
                <text className={styles.name} x={MARK + 5} y={MARK - 3}>
                  {plan.labelOf(itemAt(players, seat).name)}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}

function keyed(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** A band and a numeral for each chapter, a hairline for each step of points. */
function Ground({ plan, moments }: { readonly plan: Plan; readonly moments: readonly Moment[] }): ReactNode {
  return (
    <>
      {moments.slice(1).map((moment, i) => (
        <g key={moment.seq}>
          {i % 2 === 0 && (
            <rect
              className={styles.band}
              x={plan.x(i)}
              width={plan.x(i + 1) - plan.x(i)}
              y={plan.top}
              height={plan.bottom - plan.top}
            />
          )}
          {(i + 1) % plan.numeralEvery === 0 && (
            <text className={styles.numeral} x={(plan.x(i) + plan.x(i + 1)) / 2} y={plan.bottom + 20}>
              {momentNumeral(moment, i + 1)}
            </text>
          )}
        </g>
      ))}
      {plan.ticks.map((points) => (
        <g key={points}>
          <line className={styles.rule} x1={plan.left} x2={plan.right} y1={plan.y(points)} y2={plan.y(points)} />
          <text className={styles.tick} x={plan.left - 8} y={plan.y(points) + 4}>
            {points}
          </text>
        </g>
      ))}
    </>
  );
}

interface LineProps {
  readonly plan: Plan;
  readonly player: TablePlayer;
  readonly seat: number;
  readonly totals: readonly number[];
}

function Line({ plan, player, seat, totals }: LineProps): ReactNode {
  const path = totals.map((points, i) => `${i === 0 ? 'M' : 'L'}${plan.x(i)} ${plan.y(points)}`).join('');
  // The marks of the players stand at different moments, so that they do not cover each other.
  const marked = totals
    .map((_, i) => i)
    .filter((i) => i > 0 && i < totals.length - 1 && i % plan.markEvery === seat % plan.markEvery);
  return (
    <g>
      {player.colour === 'ivory' && <path className={styles.casing} strokeDasharray={DASHES[seat]} d={path} />}
      <path
        className={styles.line}
        style={{ stroke: `var(--p-${player.colour})` }}
        strokeDasharray={DASHES[seat]}
        d={path}
      />
      {marked.map((i) => (
        <use
          key={i}
          href={`#m-${player.colour}`}
          x={plan.x(i) - MARK / 2}
          y={plan.y(itemAt(totals, i)) - MARK / 2}
          width={MARK}
          height={MARK}
        />
      ))}
    </g>
  );
}
