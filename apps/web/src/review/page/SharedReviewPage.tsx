import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { inBackground } from '../../client/faults.ts';
import { useReviewTexts } from '../../client/use-review-texts.ts';
import { LinkButton } from '../../look/Button.tsx';
import { Notice } from '../../shell/Notice.tsx';
import { Waiting } from '../../shell/Waiting.tsx';
import { useTexts } from '../../texts/languages.ts';
import { unpackRecord } from '../share/packed-record.ts';
import { lettersIn } from './link-to-moment.ts';
import { keepForReview } from '../store/keep-for-review.ts';

/** A game that came along in the address: it is kept here, and looked at under an address of this browser. */
export function SharedReviewPage(): ReactNode {
  const t = useTexts();
  const hasTexts = useReviewTexts();
  const [, navigate] = useLocation();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    const open = async () => {
      const { hash, search } = globalThis.location;
      const shared = await unpackRecord(lettersIn(hash) ?? '');
      if (shared === undefined) return setFault('');
      const kept = await keepForReview(shared);
      if (kept.ok) navigate(`/review/${kept.value}${search}`, { replace: true });
      else setFault([kept.error.where, kept.error.message].filter(Boolean).join(': '));
    };
    inBackground(open());
  }, [navigate]);
  if (!hasTexts) return <Waiting />;
  if (fault === undefined) return <Waiting text={t('review.opening')} />;
  return (
    <Notice
      title={t(fault === '' ? 'review.badLink' : 'review.refused')}
      text={t(fault === '' ? 'review.badLinkText' : 'review.refusedText')}
      detail={fault === '' ? undefined : fault}
    >
      <LinkButton to="/">{t('table.home')}</LinkButton>
    </Notice>
  );
}
