import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { closeExplanation, useExplained, type ExplainedElement } from '../../explain/explain-store.ts';
import { explainPressed, useAsking } from '../../explain/use-asking.ts';
import type { GameTable, GameTableProps } from '../game-table.ts';
import { useHostParts } from '../host-parts.ts';
import { dropAsked } from '../store/table-actions.ts';
import { useTable } from '../store/table-store.ts';
import { barredIn } from '../lines/barred-choices.ts';

const Explanation = lazy(() =>
  import('./Explanation.tsx').then(({ Explanation: explanation }) => ({ default: explanation })),
);

const BarredChoices = lazy(() =>
  import('./BarredChoices.tsx').then(({ BarredChoices: barred }) => ({ default: barred })),
);

interface ExplainingProps {
  readonly table: GameTable | 'none';
  readonly props: GameTableProps;
  /** Explains what is no thing of the table, where a page has such; undefined leaves it to the table. */
  readonly ownCard?: (explained: ExplainedElement) => ReactNode;
}

/** Explains what is asked about, and why what was touched is not possible, beside it. */
export function Explaining({ table, props, ownCard }: ExplainingProps): ReactNode {
  const explained = useExplained((state) => state.explained);
  useAsking();
  const { isAnswering = false } = useHostParts();
  useEffect(() => follow({ isAnswering }), [isAnswering]);
  if (explained === undefined) return undefined;
  const own = ownCard?.(explained);
  if (own !== undefined) return own;
  const barred = barredIn(explained);
  return (
    <Suspense>
      {barred !== undefined && <BarredChoices explained={explained} choices={barred} context={props} />}
      {barred === undefined && <Explanation table={table} props={props} explained={explained} />}
    </Suspense>
  );
}

/** An answer opens the card, unless somebody else gives it; a closed card drops the answer, and a card whose thing has gone goes too. */
function follow({ isAnswering }: { readonly isAnswering: boolean }): () => void {
  const stopTable = useTable.subscribe(({ why, now }, before) => {
    const { explained } = useExplained.getState();
    const isNew = why !== undefined && why !== before.why && !isAnswering;
    if (isNew && (explained === undefined || explained.isGlance)) explainPressed();
    if (now !== before.now) setTimeout(closeIfGone);
  });
  const stopCard = useExplained.subscribe(({ explained }) => {
    if (explained === undefined) dropAsked();
    if (explained === undefined && useTable.getState().why !== undefined) useTable.setState({ why: undefined });
  });
  return () => {
    stopTable();
    stopCard();
  };
}

function closeIfGone(): void {
  if (useExplained.getState().explained?.element.isConnected === false) closeExplanation();
}
