import type { Translate } from '@fondaco/texts';
import { useRef, type ReactNode } from 'react';
import { useWidth } from '../../look/use-width.ts';
import styles from './AccuracyCourse.module.css';
import { accuracyCourse, type OwnGame } from './own-games.ts';

/** The most it is worth; on phones it is as wide as there is room. */
const MOST_WIDTH = 640;
const HEIGHT = 150;
const LEFT = 34;
const EDGE = 12;
const DOT = 5;
const TICKS = [0, 50, 100];

/** Accuracy from game to game: a dot each, full where it was won, and a line through the mean of the last few. */
export function AccuracyCourse({ own, t }: { readonly own: readonly OwnGame[]; readonly t: Translate }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const width = Math.min(useWidth(frame), MOST_WIDTH);
  const course = accuracyCourse(own);
  if (course === undefined) return <p>{t('stats.course.later')}</p>;
  const { games, before, after } = course;
  const x = (i: number) => LEFT + EDGE + (i / (games.length - 1)) * (width - LEFT - 2 * EDGE);
  const y = (accuracy: number) => EDGE + (1 - accuracy / 100) * (HEIGHT - 2 * EDGE);
  const path = games
    .map(({ lately }, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(lately).toFixed(1)}`)
    .join('');
  return (
    <div ref={frame}>
      <p data-course={games.length}>
        {t('stats.course.said', { before: Math.round(before), after: Math.round(after), count: games.length })}
      </p>
      <svg className={styles.chart} width={width} height={HEIGHT} aria-hidden="true">
        {TICKS.map((tick) => (
          <g key={tick}>
            <line className={styles.rule} x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
            <text className={styles.tick} x={LEFT - 6} y={y(tick) + 5}>
              {tick}
            </text>
          </g>
        ))}
        <path className={styles.line} d={path} />
        {games.map(({ table, accuracy, hasWon }, i) => (
          <circle key={table} className={hasWon ? styles.won : styles.lost} cx={x(i)} cy={y(accuracy)} r={DOT} />
        ))}
      </svg>
      <p className={styles.key}>{t('stats.course.key')}</p>
    </div>
  );
}
