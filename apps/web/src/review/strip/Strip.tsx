import { itemAt } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { Panel } from '../../look/Panel.tsx';
import type { Layout, TablePlayer } from '../../table/game-table.ts';
import { chancesOf, pointsByLine } from '../insight/course-of-chances.ts';
import { settledMark } from '../insight/settled.ts';
import { MARK_SIGNS } from '../insight/Verdict.tsx';
import { changeSpeed, pause, playOn, step } from '../store/review-actions.ts';
import { SPEEDS, useReview } from '../store/review-store.ts';
import { AnalysisBar } from './AnalysisBar.tsx';
import { ChanceChart } from './ChanceChart.tsx';
import { ChanceSummary } from './ChanceSummary.tsx';
import type { ChapterSpan } from './chapter-spans.ts';
import styles from './Strip.module.css';
import { Track } from './Track.tsx';
import { marksOf, TrackMarks } from './TrackMarks.tsx';

interface StripProps {
  readonly players: readonly TablePlayer[];
  readonly spans: readonly ChapterSpan[];
  readonly layout: Layout;
  readonly t: Translate;
}

/** Turns that a phone has room for. */
const FEW_TURNS = 5;

/** Under the board: buttons to go through the game, and the game as one line. */
export function Strip({ spans, players, layout, t }: StripProps): ReactNode {
  const steps = useReview((state) => state.steps);
  const at = useReview((state) => state.at);
  const analysis = useReview((state) => state.analysis);
  const chances = useMemo(() => (analysis === undefined ? undefined : chancesOf(analysis, steps)), [analysis, steps]);
  const marks = useMemo(() => (analysis === undefined ? [] : marksOf(analysis, steps)), [analysis, steps]);
  const line = steps[at - 1]?.line;
  const point = useMemo(() => (analysis === undefined ? undefined : pointsByLine(analysis)), [analysis])?.get(
    line ?? 0,
  );
  const mark = analysis === undefined || point === undefined ? undefined : settledMark(analysis, point);
  return (
    <Panel className={styles.strip} aria-label={t('review.course')}>
      <Controls t={t} />
      <div className={styles.course}>
        <Track
          spans={spans}
          steps={steps}
          at={at}
          most={layout === 'phone' ? FEW_TURNS : spans.length}
          verdict={mark === undefined ? undefined : t(`analysis.mark.${mark}`)}
          sign={mark === undefined ? undefined : MARK_SIGNS[mark]}
          above={(plan) =>
            chances !== undefined && <ChanceChart plan={plan} players={players} chances={chances} at={at} />
          }
          marks={(plan) => <TrackMarks plan={plan} marks={marks} />}
          t={t}
        />
        {chances !== undefined && <ChanceSummary players={players} spans={spans} chances={chances} at={at} t={t} />}
      </div>
      <AnalysisBar t={t} />
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
