import { itemAt, lookUp, type TableResult } from '@fondaco/kernel';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon, Mark } from '../../look/Icon.tsx';
import { roman } from '../../look/roman.ts';
import type { GameTableProps, TablePlayer } from '../game-table.ts';
import { fillOf } from './fills.ts';
import styles from './Lanes.module.css';
import { longest, placeOf, sumOf, type Score } from './standing.ts';
import { useCountedNumber } from './use-counted-number.ts';
import type { Counting } from './use-counting.ts';

interface LanesProps extends Pick<GameTableProps, 't' | 'players'> {
  readonly order: readonly Score[];
  readonly categories: readonly string[];
  readonly icons: Readonly<Record<string, string>>;
  /** The category that is orange, if one has to be. */
  readonly orange: string | undefined;
  readonly result: TableResult;
  readonly counting: Counting;
}

const SWAP_TIME = 500;
/** Between one screen that folds away and the next, in milliseconds. */
const SCREEN_AFTER = 250;

/** A lane for each player: the bar grows by one hatched piece a category, and the lanes change places at the end only. */
export function Lanes({ order, categories, icons, orange, players, result, counting, t }: LanesProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useSwapping(list, order.map(({ seat }) => seat).join(' '), counting.isStill);
  const most = longest(order);
  const shown = categories.slice(0, counting.shown);
  return (
    // Lanes that change places are mounted anew, and their animations would begin again.
    <ol ref={list} className={counting.isDone ? `${styles.lanes} ${styles.still}` : styles.lanes}>
      {order.map((score) => {
        const seat = players.findIndex((player) => player.seat === score.seat);
        const isWinner = counting.isDone && result.winners.includes(score.seat);
        return (
          <li
            key={score.seat}
            data-lane={score.seat}
            className={isWinner ? `${styles.lane} ${styles.winner}` : styles.lane}
          >
            <Name
              player={itemAt(players, seat)}
              rank={counting.isDone && result.winners.length > 0 ? placeOf(result, score) : undefined}
            />
            {isWinner && <Icon name="laurel" label={t('end.winner')} />}
            <span className={styles.bar} aria-hidden="true">
              {!counting.isDone && counting.shown === 0 && (
                <span className={styles.screen} style={{ animationDelay: `${seat * SCREEN_AFTER}ms` }} data-screen>
                  <Mark colour={itemAt(players, seat).colour} size={22} />
                </span>
              )}
              {shown.map((category) => (
                <Piece
                  key={category}
                  points={lookUp(score.breakdown, category)}
                  most={most}
                  fill={fillOf(score, category, orange)}
                  icon={icons[category]}
                />
              ))}
            </span>
            <Total points={sumOf(score, shown)} isStill={counting.isStill || counting.isDone} />
          </li>
        );
      })}
    </ol>
  );
}

function Name({ player, rank }: { player: TablePlayer; rank: number | undefined }): ReactNode {
  return (
    <span className={styles.name}>
      <span className={styles.rank}>{rank !== undefined && roman(rank)}</span>
      <Mark colour={player.colour} size={22} />
      <b>{player.name}</b>
    </span>
  );
}

interface PieceProps {
  readonly points: number;
  readonly most: number;
  readonly fill: string;
  readonly icon: string | undefined;
}

/** Points lost lie over the end of those gained. */
function Piece({ points, most, fill, icon }: PieceProps): ReactNode {
  if (points === 0) return undefined;
  const share = `${(Math.abs(points) / most) * 100}%`;
  const isLost = points < 0;
  return (
    <span
      className={`${styles.piece} ${isLost ? styles.lost : fill}`}
      style={{ width: share, ...(isLost ? { marginLeft: `-${share}` } : {}) }}
    >
      <span className={styles.label}>
        {icon !== undefined && <Icon name={icon} size={15} />}
        {points < 0 ? `−${-points}` : points}
      </span>
    </span>
  );
}

function Total({ points, isStill }: { points: number; isStill: boolean }): ReactNode {
  return <output className={styles.total}>{useCountedNumber(points, isStill)}</output>;
}

/** Lets the lanes slide to where they belong when their order changes. */
function useSwapping(list: RefObject<HTMLOListElement | null>, order: string, isStill: boolean): void {
  const before = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const lanes = [...(list.current?.querySelectorAll<HTMLElement>('[data-lane]') ?? [])];
    for (const lane of lanes) {
      const name = lane.dataset.lane ?? '';
      const moved = (before.current.get(name) ?? lane.offsetTop) - lane.offsetTop;
      before.current.set(name, lane.offsetTop);
      if (moved !== 0 && !isStill)
        lane.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
          duration: SWAP_TIME,
          easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        });
    }
  }, [list, order, isStill]);
}
