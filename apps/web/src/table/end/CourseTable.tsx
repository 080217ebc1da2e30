import { itemAt } from '@fondaco/kernel';
import type { Moment } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import type { GameTableProps } from '../game-table.ts';
import { momentText, totalsOf } from './moments.ts';
import styles from './PointsTable.module.css';

type CourseTableProps = Pick<GameTableProps, 't' | 'players'> & { readonly moments: readonly Moment[] };

/** The line chart in numbers. */
export function CourseTable({ moments, players, t }: CourseTableProps): ReactNode {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('end.course')}>
      <table className={styles.points}>
        <thead>
          <tr>
            <td />
            {players.map(({ seat, name }) => (
              <th key={seat} scope="col" className={styles.name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moments.map((moment, i) => (
            <tr key={moment.seq}>
              <th scope="row">{i === 0 ? t('chapter.before') : momentText(t, moment)}</th>
              {totalsOf(moment).map((points, seat) => (
                <td key={itemAt(players, seat).seat}>{points}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
