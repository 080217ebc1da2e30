import { itemAt, SEAT_WORDS } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { COLOURS } from '../../look/colours.ts';
import { Mark } from '../../look/Icon.tsx';
import { chapterText } from '../../table/lines/chapter-text.ts';
import { lineSentence } from '../../table/lines/sentences.ts';
import { useWording } from '../../table/store/use-wording.ts';
import { turnsByLastLine } from '../insight/turns.ts';
import { goTo } from '../store/review-actions.ts';
import { useReview } from '../store/review-store.ts';
import type { ReviewStep } from '../store/steps.ts';
import { spanAt, type ChapterSpan } from '../strip/chapter-spans.ts';
import styles from './TurnList.module.css';
import { WholeTurn } from './WholeTurn.tsx';

interface TurnListProps {
  readonly spans: readonly ChapterSpan[];
  readonly t: Translate;
}

/** Everything that was chosen in the turn or round of the moment, and what each player's part of it was worth as a whole. */
export function TurnList({ spans, t }: TurnListProps): ReactNode {
  const at = useReview((state) => state.at);
  const steps = useReview((state) => state.steps);
  const span = spanAt(spans, at);
  const analysis = useReview((state) => state.analysis);
  const turns = useMemo(
    () => (analysis === undefined ? undefined : turnsByLastLine(analysis, steps)),
    [analysis, steps],
  );
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  if (span === undefined) return undefined;
  const { chapter, from, to } = span;
  return (
    <>
      <h3 className={styles.head}>{chapter === undefined ? t('review.beginTitle') : chapterText(t, chapter)}</h3>
      <ol ref={list} className={styles.list}>
        {steps.slice(from, to).map((step, i) => (
          <li key={step.seq}>
            <Said step={step} place={from + i + 1} isNow={from + i + 1 === at} />
            {analysis !== undefined && <WholeTurn analysis={analysis} turn={turns?.get(step.line)} t={t} />}
          </li>
        ))}
      </ol>
    </>
  );
}

interface SaidProps {
  readonly step: ReviewStep;
  readonly place: number;
  readonly isNow: boolean;
}

function Said({ step, place, isNow }: SaidProps): ReactNode {
  const wording = useWording();
  const seat = SEAT_WORDS.findIndex((word) => word === step.seat);
  return (
    <button
      type="button"
      className={styles.said}
      aria-current={isNow}
      tabIndex={isNow ? 0 : -1}
      onClick={() => inBackground(goTo(place))}
    >
      <Mark colour={itemAt(COLOURS, Math.max(0, seat))} size={16} />
      <span>{lineSentence(wording, step.words)}</span>
    </button>
  );
}
