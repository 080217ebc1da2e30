import { DEPTHS } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { Button } from '../../look/Button.tsx';
import { goToMistake, isMistake } from '../insight/mistakes.ts';
import { MARKS, MARK_SIGNS } from '../insight/Verdict.tsx';
import { beginAnalysis, stopAnalysis } from '../store/analysis-actions.ts';
import { useReview } from '../store/review-store.ts';
import { TermButton } from '../terms/TermButton.tsx';
import styles from './AnalysisBar.module.css';

/** How far the game has been judged: stopped and gone on with, and what the marks mean. */
export function AnalysisBar({ t }: { readonly t: Translate }): ReactNode {
  const progress = useReview((state) => state.analysis?.progress);
  const depth = useReview((state) => state.analysis?.key.depth);
  const analysing = useReview((state) => state.analysing);
  const hasMistakes = useReview(
    ({ analysis }) => analysis !== undefined && analysis.points.some((point) => isMistake(analysis, point)),
  );
  const isWhole = progress !== undefined && progress.done === progress.total;
  const deeper = depth === undefined ? undefined : DEPTHS[DEPTHS.indexOf(depth) + 1];
  return (
    <div className={styles.bar} data-analysing={analysing} data-done={progress?.done} data-total={progress?.total}>
      <p className={styles.legend}>
        {MARKS.map((mark) => (
          <span key={mark}>
            <b aria-hidden="true">{MARK_SIGNS[mark]}</b>{' '}
            <TermButton term={`mark.${mark}`}>{t(`analysis.mark.${mark}`)}</TermButton>
          </span>
        ))}
        <span>
          <b aria-hidden="true">△▽</b> <TermButton term="part.luck">{t('analysis.part.luck')}</TermButton>
        </span>
      </p>
      {hasMistakes && (
        <Button icon="next" onClick={() => goToMistake(1)} aria-keyshortcuts="M" data-next-mistake>
          {t('review.nextMistake')}
        </Button>
      )}
      {analysing === 'refused' && <p className={styles.said}>{t('review.notJudged')}</p>}
      {progress !== undefined && !isWhole && (
        <>
          <progress value={progress.done} max={progress.total} aria-label={t('review.judging')} />
          {analysing === 'running' ? (
            <Button icon="pause" onClick={() => inBackground(stopAnalysis())} data-stop>
              {t('review.stop')}
            </Button>
          ) : (
            <Button icon="play" onClick={() => inBackground(beginAnalysis(depth))} data-go-on>
              {t('review.goOn')}
            </Button>
          )}
        </>
      )}
      {isWhole && deeper !== undefined && (
        <Button icon="zoom" onClick={() => inBackground(beginAnalysis(deeper))} data-deeper>
          {t('review.deeper')}
        </Button>
      )}
    </div>
  );
}
