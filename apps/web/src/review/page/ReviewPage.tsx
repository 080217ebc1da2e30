import { useEffect, useState, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { useLoadedTexts } from '../../client/use-loaded-texts.ts';
import { useReviewTexts } from '../../client/use-review-texts.ts';
import { LinkButton } from '../../look/Button.tsx';
import { Notice } from '../../shell/Notice.tsx';
import { NarrowingContext } from '../../table/choose/Touch.tsx';
import { Explaining } from '../../table/explain/Explaining.tsx';
import { useGameTable } from '../../table/game-tables.ts';
import { setSpeech } from '../../table/store/table-actions.ts';
import { useTableProps } from '../../table/store/use-table-props.ts';
import { useTexts } from '../../texts/languages.ts';
import { closeReview, openReview } from '../store/review-actions.ts';
import { useReview } from '../store/review-store.ts';
import { termCard } from '../terms/TermCard.tsx';
import { ReviewFrame } from './ReviewFrame.tsx';
import { momentOf, useAddress } from './use-address.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { Waiting } from '../../shell/Waiting.tsx';

interface ReviewPageProps {
  readonly id: string;
  /** The address of the page, if it is not that of a record of this browser. */
  readonly home?: string;
}

/** A game looked back on: opened when the page is, closed when it is left. */
export function ReviewPage({ id, home }: ReviewPageProps): ReactNode {
  const t = useTexts();
  const status = useReview((state) => state.status);
  const game = useReview((state) => state.game?.game);
  const isSpoken = useLoadedTexts(game);
  const hasTexts = useReviewTexts();
  const [moment] = useState(() => momentOf(globalThis.location.search));
  useEffect(() => {
    inBackground(openReview(id, moment, home));
    return closeReview;
  }, [id, moment, home]);
  if (!hasTexts) return <Waiting />;
  if (status === 'refused') return <Refusal />;
  if (status !== 'open' || game === undefined || !isSpoken) return <Waiting text={t('review.opening')} />;
  return <OpenReview game={game} />;
}

function OpenReview({ game }: { readonly game: string }): ReactNode {
  const table = useGameTable(game);
  const props = useTableProps();
  useReviewKeys();
  useAddress();
  useEffect(() => {
    if (table !== undefined) setSpeech(table === 'none' ? {} : table);
  }, [table]);
  if (table === undefined || props === undefined) return <Waiting />;
  return (
    <NarrowingContext value={props.narrowing}>
      <ReviewFrame table={table} props={props} />
      <Explaining table={table} props={props} ownCard={(explained) => termCard(explained, props.t)} />
    </NarrowingContext>
  );
}

function Refusal(): ReactNode {
  const t = useTexts();
  const refusal = useReview((state) => state.refusal);
  const isGone = refusal?.code === 'no-table';
  return (
    <Notice
      title={t(isGone ? 'review.gone' : 'review.refused')}
      text={t(isGone ? 'review.goneText' : 'review.refusedText')}
      detail={isGone ? undefined : [refusal?.where, refusal?.message].filter(Boolean).join(': ')}
    >
      <LinkButton to="/">{t('table.home')}</LinkButton>
    </Notice>
  );
}
