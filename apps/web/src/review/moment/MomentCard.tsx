import { itemAt, SEAT_WORDS } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { COLOURS } from '../../look/colours.ts';
import { Mark } from '../../look/Icon.tsx';
import { chapterText } from '../../table/lines/chapter-text.ts';
import { resignedSentence } from '../../table/lines/resigned-sentence.ts';
import { entrySentences } from '../../table/lines/sentences.ts';
import { useWording } from '../../table/store/use-wording.ts';
import { wordsOfResigned } from '../insight/part-moments.ts';
import { useReview } from '../store/review-store.ts';
import { spanAt, type ChapterSpan } from '../strip/chapter-spans.ts';
import styles from './MomentCard.module.css';

interface MomentCardProps {
  readonly spans: readonly ChapterSpan[];
  readonly t: Translate;
}

/** What was done at this moment, by whom, and what came of it. */
export function MomentCard({ spans, t }: MomentCardProps): ReactNode {
  const at = useReview((state) => state.at);
  const step = useReview((state) => state.steps[state.at - 1]);
  const eyes = useReview((state) => state.eyes);
  const wording = useWording();
  const chapter = spanAt(spans, at)?.chapter;
  const sentences = step === undefined ? [t('review.begin')] : entrySentences(wording, step, eyes);
  const resigned = useReview(({ analysis }) => {
    const point = analysis?.points.find(({ line }) => line === step?.line);
    return analysis === undefined || point === undefined ? '' : resignedSentence(t, wordsOfResigned(analysis, point));
  });
  const place = SEAT_WORDS.findIndex((word) => word === step?.seat);
  return (
    <div className={styles.card} role="status" data-moment={step?.seq ?? 0}>
      <h2>
        {place >= 0 && <Mark colour={itemAt(COLOURS, place)} size={24} />}
        <span>
          {step === undefined ? t('review.beginTitle') : t.word('seat', step.seat)}
          {chapter !== undefined && <small>{chapterText(t, chapter)}</small>}
        </span>
      </h2>
      {resigned !== '' && <p data-resigned>{resigned}</p>}
      <p>
        {sentences.length === 0 && step !== undefined
          ? t('past.silent', { player: t.word('seat', step.seat) })
          : sentences.join(' ')}
      </p>
    </div>
  );
}
