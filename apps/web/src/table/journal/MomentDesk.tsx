import type { ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useMoments } from '../../moments/moment-player.ts';
import type { GameTable, GameTableProps } from '../game-table.ts';
import { PanelBoundary } from '../notices/PanelBoundary.tsx';
import { useTable } from '../store/table-store.ts';
import styles from './MomentDesk.module.css';

/** In place of the desk while a moment is to be seen: what happens, and which phase of the turn it is. */
export function MomentDesk(props: { readonly table: GameTable | 'none'; readonly props: GameTableProps }): ReactNode {
  const { t, me } = props.props;
  const moment = useMoments((state) => state.shown?.moment);
  const { OwnGoods } = props.table === 'none' ? { OwnGoods: undefined } : props.table;
  return (
    <section className={styles.desk} aria-label={t('desk.title')} aria-busy="true" data-region="desk">
      <div className={styles.prompt}>
        <span className={styles.icon}>
          <Icon name={moment?.icon ?? 'hourglass'} size={28} />
        </span>
        <div className={styles.said}>
          <h2 id="prompt">{moment?.title}</h2>
          <p>{t('moment.nothing')}</p>
        </div>
        <Phases phase={moment?.phase} view={props.props.view} t={t} />
      </div>
      <div className={styles.goods}>
        {OwnGoods !== undefined && me !== undefined && (
          <PanelBoundary>
            <OwnGoods {...props.props} />
          </PanelBoundary>
        )}
      </div>
    </section>
  );
}

/** The phases of a turn: those that are over, the one of now, and what no longer happens. */
function Phases({
  phase,
  view,
  t,
}: Pick<GameTableProps, 'view' | 't'> & { readonly phase: string | undefined }): ReactNode {
  const { phases = [], isSkipped } = useTable((state) => state.gameMoments) ?? {};
  if (phase === undefined || phases.length === 0) return undefined;
  const at = phases.findIndex(({ id }) => id === phase);
  return (
    <ol className={styles.phases}>
      {phases.map(({ id, title }, i) => {
        const isOut = isSkipped?.(id, view) === true;
        return (
          <li key={id} aria-current={i === at ? 'step' : undefined} data-over={i < at} data-skipped={isOut}>
            {i < at && !isOut && <Icon name="check" size={14} />}
            {t(title)}
          </li>
        );
      })}
    </ol>
  );
}
