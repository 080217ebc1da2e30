import { lazy, Suspense, type ReactNode } from 'react';
import { useMoments } from '../../moments/moment-player.ts';
import { Desk } from '../choose/Desk.tsx';
import type { GameTable, GameTableProps } from '../game-table.ts';
import { useHostParts } from '../host-parts.ts';
import { MomentDesk } from '../journal/MomentDesk.tsx';
import { OverDesk } from '../journal/OverDesk.tsx';
import { PastDesk } from '../journal/PastDesk.tsx';
import { AsOf } from '../notices/AsOf.tsx';
import { PanelBoundary } from '../notices/PanelBoundary.tsx';
import { presentation } from '../store/presentation.ts';
import { useTable } from '../store/table-store.ts';
import { GenericBoard } from './GenericBoard.tsx';
import styles from './TableFrame.module.css';

const MomentLayer = lazy(() =>
  import('../../moments/MomentLayer.tsx').then(({ MomentLayer: layer }) => ({ default: layer })),
);

export interface FrameProps {
  readonly table: GameTable | 'none';
  readonly props: GameTableProps;
}

interface BoardFrameProps extends FrameProps {
  readonly hasAside?: boolean;
}

/** The board, and how it stood when it is not as it is now. */
export function Board({ table, props, hasAside = false }: BoardFrameProps): ReactNode {
  return (
    <>
      <PanelBoundary>
        {table === 'none' ? <GenericBoard {...props} /> : <table.Board {...props} hasAside={hasAside} />}
      </PanelBoundary>
      <AsOf />
    </>
  );
}

/** What is worth stopping for, over whatever stands in the middle. */
export function Moments({ props }: Pick<FrameProps, 'props'>): ReactNode {
  const hasMoment = useMoments((state) => state.shown !== undefined);
  if (!hasMoment || props.isPast) return undefined;
  return (
    <PanelBoundary>
      <Suspense>
        <MomentLayer players={props.players} onSkip={skipMoment} onHold={holdMoment} />
      </Suspense>
    </PanelBoundary>
  );
}

const skipMoment = () => presentation.skip();
const holdMoment = () => presentation.hold();

/** Whoever says what to do, if anybody does and stands here: with columns it is one of two places. */
export function Guiding({ at }: { readonly at: 'head' | 'centre' | 'beside' }): ReactNode {
  const { Guide, isGuideBeside = false } = useHostParts();
  const isHere = at === 'head' || (at === 'beside') === isGuideBeside;
  return Guide === undefined || !isHere ? undefined : <Guide />;
}

/** The desk now, during a moment, in the past, and at the end. */
export function AnyDesk({ table, props }: FrameProps): ReactNode {
  const past = useTable((state) => state.past);
  const isOver = useTable((state) => state.now?.isOver === true);
  // Whoever only looks on is asked nothing that would have to wait.
  const isHeld = useTable((state) => state.isHeld && state.me !== undefined);
  if (past !== undefined) return <PastDesk table={table} props={props} past={past} />;
  if (isHeld) return <MomentDesk table={table} props={props} />;
  return isOver ? <OverDesk table={table} props={props} /> : <Desk table={table} props={props} />;
}

/** In the middle: the board over the desk. */
export function Centre({
  table,
  props,
  hasAside,
  children,
}: BoardFrameProps & { readonly children?: ReactNode }): ReactNode {
  return (
    <main className={styles.centre}>
      <div
        className={props.isPast ? `${styles.board} ${styles.past}` : styles.board}
        data-region="board"
        data-seq={props.seq}
      >
        <Board table={table} props={props} hasAside={hasAside ?? false} />
        {children}
        <Moments props={props} />
      </div>
      <Guiding at={props.layout === 'wide' ? 'centre' : 'head'} />
      <AnyDesk table={table} props={props} />
    </main>
  );
}
