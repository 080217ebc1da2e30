import { inBackground } from '../../client/faults.ts';
import type { ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import type { GameTable, GameTableProps } from '../game-table.ts';
import { lookAt } from '../store/looking-back.ts';
import { PanelBoundary } from '../notices/PanelBoundary.tsx';
import styles from './PastDesk.module.css';
import { useTable } from '../store/table-store.ts';

/** In place of the desk at a table that is over: who won, and the ways to the results and back through the game. */
export function OverDesk(props: { readonly table: GameTable | 'none'; readonly props: GameTableProps }): ReactNode {
  const { t, me } = props.props;
  const winners = useTable((state) => state.now?.result?.winners) ?? NOBODY;
  const last = useTable((state) => state.entries.at(-1)?.seq) ?? 0;
  const { OwnGoods } = props.table === 'none' ? { OwnGoods: undefined } : props.table;
  const names = new Intl.ListFormat(t.language).format(winners.map((seat) => t.word('seat', seat)));
  return (
    <section className={`${styles.desk} ${styles.over}`} aria-label={t('desk.title')} data-region="desk">
      <div className={styles.banner}>
        <span className={styles.icon}>
          <Icon name="laurel" size={28} />
        </span>
        <div className={styles.said}>
          <h2 id="prompt">{t('prompt.over')}</h2>
          <p className={styles.then}>{t('end.won', { count: winners.length, winners: names })}</p>
        </div>
        <div className={styles.buttons}>
          <Button icon="prev" onClick={() => inBackground(lookAt(last))}>
            {t('past.replay')}
          </Button>
          <Button icon="chart" onClick={() => useTable.setState({ isLooking: false })}>
            {t('end.results')}
          </Button>
        </div>
      </div>
      {OwnGoods !== undefined && me !== undefined && (
        <div className={styles.goods}>
          <PanelBoundary>
            <OwnGoods {...props.props} />
          </PanelBoundary>
        </div>
      )}
    </section>
  );
}

const NOBODY: readonly string[] = [];
