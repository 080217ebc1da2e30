import { itemAt } from '@fondaco/kernel';
import { inBackground } from '../../client/faults.ts';
import type { Moment } from '@fondaco/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { connection } from '../../client/connection.ts';
import { Button } from '../../look/Button.tsx';
import { Mark } from '../../look/Icon.tsx';
import type { GameTableProps } from '../game-table.ts';
import { lookAt } from '../store/looking-back.ts';
import { useTable } from '../store/table-store.ts';
import styles from './Course.module.css';
import { CourseTable } from './CourseTable.tsx';
import { LineChart } from './LineChart.tsx';
import { momentText, totalsOf } from './moments.ts';

type CourseProps = Pick<GameTableProps, 't' | 'players'>;

/** The points of all players from the beginning to the end, as the host has counted them. */
export function Course({ players, t }: CourseProps): ReactNode {
  const moments = useHistory();
  const [chosen, setChosen] = useState<number>();
  if (moments === undefined) return <p role="status">{t('end.courseWaits')}</p>;
  if (moments === 'none') return <p role="alert">{t('end.courseNone')}</p>;
  const at = Math.min(chosen ?? Infinity, moments.length - 1);
  return (
    <>
      <LineChart moments={moments} players={players} at={at} onMove={setChosen} t={t} />
      <ReadOut moment={itemAt(moments, at)} isEnd={at === moments.length - 1} players={players} t={t} />
      <details className={styles.details}>
        <summary>{t('end.asTable')}</summary>
        <CourseTable moments={moments} players={players} t={t} />
      </details>
    </>
  );
}

/** The history of the table: undefined while the host counts, `none` if it could not. */
function useHistory(): readonly Moment[] | 'none' | undefined {
  const id = useTable((state) => state.id);
  const [moments, setMoments] = useState<readonly Moment[] | 'none'>();
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    connection.ask('history', { type: 'history', table: id }).then(
      (history) => isWanted && setMoments(history.moments),
      () => isWanted && setMoments('none'),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return moments;
}

type ReadOutProps = Pick<GameTableProps, 't' | 'players'> & { readonly moment: Moment; readonly isEnd: boolean };

/** What the chart says at the cursor, most points first, and the way to that moment. */
function ReadOut({ moment, isEnd, players, t }: ReadOutProps): ReactNode {
  const totals = totalsOf(moment);
  const sorted = players.map((player, seat) => ({ player, points: itemAt(totals, seat) }));
  return (
    <div className={styles.readout}>
      <b>{momentText(t, moment)}</b>
      <ul>
        {sorted
          .toSorted((a, b) => b.points - a.points)
          .map(({ player: { seat, name, colour }, points }) => (
            <li key={seat}>
              <Mark colour={colour} />
              {name}
              <b>{points}</b>
            </li>
          ))}
      </ul>
      <Button icon="eye" aria-disabled={isEnd} onClick={() => !isEnd && inBackground(lookAt(moment.seq))}>
        {t('end.showThen')}
      </Button>
    </div>
  );
}
