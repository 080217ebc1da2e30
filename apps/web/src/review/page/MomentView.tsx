import type { ReactNode } from 'react';
import { scrollCue } from '../../look/scroll-cue.ts';
import { Panel } from '../../look/Panel.tsx';
import type { GameTable, GameTableProps } from '../../table/game-table.ts';
import { PanelBoundary } from '../../table/notices/PanelBoundary.tsx';
import { GenericBoard } from '../../table/page/GenericBoard.tsx';
import { Players } from '../../table/seats/Players.tsx';
import { DecisionCard } from '../moment/DecisionCard.tsx';
import { Eyes } from '../moment/Eyes.tsx';
import { MomentCard } from '../moment/MomentCard.tsx';
import { TurnList } from '../moment/TurnList.tsx';
import { useLineVerdict } from '../moment/use-line-verdict.ts';
import type { ChapterSpan } from '../strip/chapter-spans.ts';
import { Strip } from '../strip/Strip.tsx';
import styles from './MomentView.module.css';

interface MomentViewProps {
  readonly table: GameTable | 'none';
  readonly props: GameTableProps;
  readonly spans: readonly ChapterSpan[];
}

/** One moment of a game: the table as it was, what was done, and the way to every other moment. */
export function MomentView({ table, props, spans }: MomentViewProps): ReactNode {
  const { t, layout, me } = props;
  const verdict = useLineVerdict(t);
  return (
    <main className={styles.view} data-layout={layout} data-region="review">
      <div ref={scrollCue} className={styles.left}>
        <Players table={table} props={props} />
        {layout === 'wide' && (
          <Panel className={styles.turn}>
            <TurnList spans={spans} t={t} />
          </Panel>
        )}
      </div>
      <div className={styles.centre}>
        {table !== 'none' && (
          <div className={styles.calendar} data-region="calendar">
            <PanelBoundary>
              <table.Calendar {...props} />
            </PanelBoundary>
          </div>
        )}
        <div className={styles.board} data-region="board" data-seq={props.seq}>
          <PanelBoundary>
            {table === 'none' ? (
              <GenericBoard {...props} />
            ) : (
              <table.Board {...props} hasAside={false} verdict={verdict} />
            )}
          </PanelBoundary>
        </div>
      </div>
      <div className={styles.strip}>
        <Strip spans={spans} players={props.players} layout={layout} t={t} />
      </div>
      <div ref={scrollCue} className={styles.right}>
        <Panel className={styles.moment}>
          <Eyes t={t} />
          <MomentCard spans={spans} t={t} />
          <DecisionCard t={t} />
        </Panel>
        {table !== 'none' && me !== undefined && (
          <Panel className={styles.goods}>
            <PanelBoundary>
              <table.OwnGoods {...props} />
            </PanelBoundary>
          </Panel>
        )}
        {table !== 'none' &&
          table.sides.map(({ id, Panel: Side }) => (
            <PanelBoundary key={id}>
              <Side {...props} />
            </PanelBoundary>
          ))}
      </div>
    </main>
  );
}
