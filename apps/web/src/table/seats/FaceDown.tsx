import type { CSSProperties, ReactNode } from 'react';
import type { GameTableProps } from '../game-table.ts';
import { useTable } from '../store/table-store.ts';
import styles from './FaceDown.module.css';

/** As many backs as everybody's goods have, whatever somebody holds. */
const BACKS = [-2, -1, 0, 1, 2];

/** What is somebody's own, before everybody's eyes: backs, and how it is turned over. */
export function FaceDown({ props }: { readonly props: GameTableProps }): ReactNode {
  const { t, me, players } = props;
  const doubt = useTable((state) => state.doubt);
  const hasMore = useTable((state) => state.now?.open?.some(({ seat, hasMore: more }) => seat === me && more) === true);
  const player = players.find(({ seat }) => seat === me);
  if (player === undefined) return undefined;
  const { name, colour } = player;
  return (
    <div className={styles.goods} style={{ '--player': `var(--p-${colour})` } as CSSProperties}>
      <span className={styles.backs} aria-hidden="true">
        {BACKS.map((turn) => (
          <i key={turn} style={{ '--turn': turn } as CSSProperties} />
        ))}
      </span>
      <p role="status">
        {doubt?.seat === me ? <b>{t('shared.why', { name })}</b> : t('shared.goods')}
        {hasMore && doubt === undefined && ` ${t('shared.more')}`}
      </p>
    </div>
  );
}
