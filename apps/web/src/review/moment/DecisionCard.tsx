import { itemAt } from '@fondaco/kernel';
import type { GameAnalysis, JudgedDecision, PointAnalysis } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import { useMemo, useState, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { pointsByLine } from '../insight/course-of-chances.ts';
import { changeText } from '../insight/numbers.ts';
import { Verdict } from '../insight/Verdict.tsx';
import { judgeInHindsight } from '../store/analysis-actions.ts';
import { useReview } from '../store/review-store.ts';
import styles from './DecisionCard.module.css';
import { JudgedChoices } from './JudgedChoices.tsx';
import { MakePuzzle } from './MakePuzzle.tsx';

const HUNDRED = 100;

/** What the choice of the moment was worth, against what else there was. */
export function DecisionCard({ t }: { readonly t: Translate }): ReactNode {
  const analysis = useReview((state) => state.analysis);
  const line = useReview((state) => state.steps[state.at - 1]?.line);
  const points = useMemo(() => (analysis === undefined ? undefined : pointsByLine(analysis)), [analysis]);
  const [hindsight, setHindsight] = useState<{ readonly line: number; readonly decision: JudgedDecision }>();
  if (analysis === undefined || line === undefined) return undefined;
  const point = points?.get(line);
  if (point === undefined) return undefined;
  const byTruth = hindsight?.line === line ? hindsight.decision : undefined;
  const decision = byTruth ?? point.judged?.decision;
  if (decision === undefined)
    return (
      <p className={styles.none}>
        {t(point.isForced || point.judged !== undefined ? 'review.forced' : 'review.unjudged')}
      </p>
    );
  const ask = async () => {
    const judged = byTruth === undefined ? await judgeInHindsight(line) : undefined;
    setHindsight(judged?.decision === undefined ? undefined : { line, decision: judged.decision });
  };
  return (
    <div className={styles.card} data-decision={line}>
      <Head analysis={analysis} point={point} decision={decision} isByTruth={byTruth !== undefined} t={t} />
      <JudgedChoices choices={decision.choices} seat={point.seat} unit={analysis.unit} t={t} />
      <p className={styles.judge}>{t('review.judge', { count: decision.offered })}</p>
      {analysis.key.eyes === undefined && (
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            checked={byTruth !== undefined}
            onChange={() => inBackground(ask())}
            data-hindsight
          />
          {t('review.hindsight')}
        </label>
      )}
      {analysis.key.eyes === undefined && isCostly(decision) && byTruth === undefined && (
        <MakePuzzle analysis={analysis} point={point} decision={decision} t={t} />
      )}
    </div>
  );
}

function isCostly({ mark }: JudgedDecision): boolean {
  return mark === 'inaccuracy' || mark === 'mistake' || mark === 'blunder';
}

interface DecisionProps {
  readonly analysis: GameAnalysis;
  readonly point: PointAnalysis;
  readonly decision: JudgedDecision;
  readonly t: Translate;
}

function Head({ analysis, point, decision, isByTruth, t }: DecisionProps & { readonly isByTruth: boolean }): ReactNode {
  const { mark, loss, error, isEqual } = decision;
  const seat = t.word('seat', itemAt(analysis.seats, point.seat));
  const within = new Intl.NumberFormat(t.language, { maximumFractionDigits: 1 }).format(
    (error / analysis.unit) * HUNDRED,
  );
  return (
    <header className={styles.head}>
      {mark !== undefined && <Verdict mark={mark} t={t} isLarge />}
      <div>
        <h3>{t(isEqual ? 'review.equal' : mark === undefined ? 'review.fine' : `review.mark.${mark}`)}</h3>
        <small>{t(isByTruth ? 'review.byTruth' : 'review.byKnowledge', { seat })}</small>
      </div>
      {!isEqual && loss !== 0 && (
        <p className={styles.loss}>
          <b>{changeText(t, -loss / analysis.unit)}</b>
          <small>± {within}</small>
        </p>
      )}
    </header>
  );
}
