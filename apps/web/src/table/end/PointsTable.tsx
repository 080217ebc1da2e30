import type { ReactNode } from 'react';
import { Icon, Mark } from '../../look/Icon.tsx';
import type { GameTableProps } from '../game-table.ts';
import { capital } from '../lines/sentences.ts';
import styles from './PointsTable.module.css';
import type { Score } from './standing.ts';

interface PointsTableProps extends Pick<GameTableProps, 't' | 'players'> {
  readonly order: readonly Score[];
  readonly categories: readonly string[];
  readonly winners: readonly string[];
  /** What nobody could score, by seat, and what it is called. */
  readonly missed?: { readonly title: string; readonly points: ReadonlyMap<string, number> } | undefined;
}

/** Everybody's points by where they came from. */
export function PointsTable({ order, categories, players, winners, missed, t }: PointsTableProps): ReactNode {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('end.points')}>
      <table className={styles.points}>
        <thead>
          <tr>
            <td />
            {order.map(({ seat }) => (
              <th key={seat} scope="col">
                <span className={styles.player}>
                  <Mark colour={players.find((player) => player.seat === seat)?.colour ?? 'ivory'} />
                  <span className={styles.name}>{t.word('seat', seat)}</span>
                  {winners.includes(seat) && <Icon name="laurel" size={16} label={t('end.winner')} />}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category}>
              <th scope="row">{capital(t(`category.${category}`))}</th>
              {order.map(({ seat, breakdown }) => (
                <td key={seat} className={breakdown[category] === 0 ? styles.none : undefined}>
                  {breakdown[category]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('end.sum')}</th>
            {order.map(({ seat, total }) => (
              <td key={seat}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {missed !== undefined && missed.points.size > 0 && (
        <p className={styles.missed}>{t(missed.title, { list: listMissed(missed.points) })}</p>
      )}
    </div>
  );

  function listMissed(points: ReadonlyMap<string, number>): string {
    const found = order.flatMap(({ seat }) => {
      const count = points.get(seat);
      return count === undefined ? [] : [`${t.word('seat', seat)} ${count}`];
    });
    return new Intl.ListFormat(t.language).format(found);
  }
}
