import type { HostRefusal } from '@fondaco/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { Refused } from '../../client/host-connection.ts';
import { useOnlineTexts } from '../../client/use-online-texts.ts';
import { useReviewTexts } from '../../client/use-review-texts.ts';
import { LinkButton } from '../../look/Button.tsx';
import { ReviewPage } from '../../review/page/ReviewPage.tsx';
import { Notice } from '../../shell/Notice.tsx';
import { Waiting } from '../../shell/Waiting.tsx';
import { useTexts } from '../../texts/languages.ts';
import { fetchForReview } from '../table/fetch-for-review.ts';

/** The review of a finished table of the server, for whoever sat there or may watch it. */
export function OnlineReviewPage({ table }: { readonly table: string }): ReactNode {
  const t = useTexts();
  const isSpoken = useOnlineTexts();
  const hasTexts = useReviewTexts();
  const [record, setRecord] = useState<string>();
  const [refusal, setRefusal] = useState<HostRefusal>();
  useEffect(() => {
    const fetched = fetchForReview(table).then(setRecord, (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      setRefusal(error.refusal);
    });
    inBackground(fetched);
  }, [table]);
  if (!isSpoken || !hasTexts) return <Waiting />;
  if (refusal !== undefined) return <NotShown refusal={refusal} />;
  if (record === undefined) return <Waiting text={t('review.opening')} />;
  return <ReviewPage id={record} home={`/review/online/${table}`} />;
}

function NotShown({ refusal }: { readonly refusal: HostRefusal }): ReactNode {
  const t = useTexts();
  const key = refusal.code === 'not-invited' ? 'notInvited' : refusal.code === 'no-table' ? 'noTable' : 'noServer';
  const isOver = refusal.code !== 'not-over';
  return (
    <Notice
      title={t(isOver ? `visit.${key}` : 'review.refused')}
      text={t(isOver ? `visit.${key}Text` : 'review.afterwards')}
    >
      <LinkButton to="/">{t('table.home')}</LinkButton>
    </Notice>
  );
}
