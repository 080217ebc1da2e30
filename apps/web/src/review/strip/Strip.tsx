import { itemAt } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { Panel } from '../../look/Panel.tsx';
import type { Layout } from '../../table/game-table.ts';
import { changeSpeed, pause, playOn, step } from '../store/review-actions.ts';
import { SPEEDS, useReview } from '../store/review-store.ts';
import type { ChapterSpan } from './chapter-spans.ts';
import styles from './Strip.module.css';
import { Track } from './Track.tsx';

interface StripProps {
  readonly spans: readonly ChapterSpan[];
  readonly layout: Layout;
  readonly t: Translate;
}

/** Turns that a phone has room for. */
const FEW_TURNS = 5;

/** Under the board: buttons to go through the game, and the game as one line. */
export function Strip({ spans, layout, t }: StripProps): ReactNode {
  const steps = useReview((state) => state.steps);
  const at = useReview((state) => state.at);
  return (
    <Panel className={styles.strip} aria-label={t('review.course')}>
      <Controls t={t} />
      <div className={styles.course}>
        <Track spans={spans} steps={steps} at={at} most={layout === 'phone' ? FEW_TURNS : spans.length} t={t} />
      </div>
    </Panel>
  );
}

function Controls({ t }: Pick<StripProps, 't'>): ReactNode {
  const at = useReview((state) => state.at);
  const last = useReview((state) => state.steps.length);
  const isPlaying = useReview((state) => state.isPlaying);
  const speed = useReview((state) => state.speed);
  const { times } = itemAt(SPEEDS, speed);
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <Button icon="prev" aria-label={t('review.back')} onClick={() => step(-1)} data-back />
        <Button
          icon={isPlaying ? 'pause' : 'play'}
          aria-label={t(isPlaying ? 'review.pause' : 'review.play')}
          onClick={isPlaying ? pause : playOn}
          data-play
        />
        <Button icon="next" aria-label={t('review.forth')} onClick={() => step(1)} data-forth />
        <Button aria-label={t('review.speed', { times })} onClick={changeSpeed} data-speed={times}>
          {times}×
        </Button>
      </div>
      <p className={styles.place}>{t('review.decision', { number: at, count: last })}</p>
    </div>
  );
}
