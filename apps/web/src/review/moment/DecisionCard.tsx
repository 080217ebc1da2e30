import { itemAt } from '@fondaco/kernel';
import { isByPoints, isSure, POINT, type GameAnalysis, type JudgedDecision, type PointAnalysis } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import { useEffect, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { changeText, plainPoints } from '../insight/numbers.ts';
import { areSame } from '../insight/settled.ts';
import { Verdict } from '../insight/Verdict.tsx';
import { judgeInHindsight, switchHindsight } from '../store/analysis-actions.ts';
import { capital } from '../../table/lines/sentences.ts';
import { TermButton } from '../terms/TermButton.tsx';
import styles from './DecisionCard.module.css';
import { JudgedChoices } from './JudgedChoices.tsx';
import { MakePuzzle } from './MakePuzzle.tsx';
import { Outlook } from './Outlook.tsx';
import { PlayInstead } from './PlayInstead.tsx';
import { useShownDecision, type ShownDecision } from './use-shown-decision.ts';

/** What the choice of the moment was worth, against what else there was. */
export function DecisionCard({ t }: { readonly t: Translate }): ReactNode {
  const shown = useShownDecision();
  if (shown === undefined) return undefined;
  const { decision, analysis, point } = shown;
  if (decision === undefined) return <p className={styles.none}>{t(whyNone(analysis, point))}</p>;
  return <Judged {...shown} decision={decision} t={t} />;
}

/** Why nothing is said of a choice. */
function whyNone({ key, seats }: GameAnalysis, { isForced, judged, seat }: PointAnalysis): string {
  if (isForced || judged !== undefined) return 'review.forced';
  // As long as a game runs, nobody is told what others' choices were worth.
  return key.eyes !== undefined && key.eyes !== seats[seat] ? 'review.afterwards' : 'review.unjudged';
}

interface JudgedProps extends ShownDecision {
  readonly decision: JudgedDecision;
  readonly t: Translate;
}

function Judged({ analysis, point, decision, basis, isFinal, t }: JudgedProps): ReactNode {
  const { line } = point;
  const canKnow = analysis.key.eyes === undefined;
  const isInHindsight = basis !== 'byKnowledge';
  useEffect(() => {
    if (isInHindsight) inBackground(judgeInHindsight(line));
  }, [isInHindsight, line]);
  return (
    <div className={styles.card} data-decision={line} data-basis={basis} data-final={isFinal}>
      <Head analysis={analysis} point={point} decision={decision} basis={basis} isFinal={isFinal} t={t} />
      <JudgedChoices choices={decision.choices} seat={point.seat} unit={analysis.unit} isFinal={isFinal} t={t} />
      <p className={styles.judge}>
        {t(basis === 'byTruth' ? 'review.judgeByTruth' : 'review.judge', { count: decision.offered })}
      </p>
      <Outlook analysis={analysis} point={point} t={t} />
      {canKnow && (
        <label className={styles.switch}>
          <input type="checkbox" role="switch" checked={isInHindsight} onChange={switchHindsight} data-hindsight />
          {t('review.hindsight')}
        </label>
      )}
      {canKnow && isFinal && isCostly(decision) && !isInHindsight && (
        <div className={styles.actions}>
          <PlayInstead seat={itemAt(analysis.seats, point.seat)} t={t} />
          <MakePuzzle analysis={analysis} point={point} decision={decision} t={t} />
        </div>
      )}
    </div>
  );
}

function isCostly({ mark }: JudgedDecision): boolean {
  return mark === 'inaccuracy' || mark === 'mistake' || mark === 'blunder';
}

function Head({ analysis, point, decision, basis, isFinal, t }: JudgedProps): ReactNode {
  const { mark, loss, error, isEqual } = decision;
  const isSame = areSame(decision, point.seat);
  const seat = t.word('seat', itemAt(analysis.seats, point.seat));
  const within = plainPoints(t, error / POINT);
  if (!isFinal)
    return (
      <header className={styles.head}>
        <div>
          <h3>{t('review.preliminary')}</h3>
          <small>{t(`review.${basis}`, { seat })}</small>
        </div>
      </header>
    );
  return (
    <header className={styles.head}>
      {mark !== undefined && <Verdict mark={mark} t={t} isLarge />}
      <div>
        <h3>
          {isSame && t('review.equal')}
          {!isSame && mark === undefined && t('review.fine')}
          {!isSame && mark !== undefined && (
            <TermButton term={`mark.${mark}`}>{capital(t(`analysis.mark.${mark}`))}</TermButton>
          )}
        </h3>
        <small>{t(`review.${basis}`, { seat })}</small>
        {isByPoints(mark, loss) && (
          <small data-lost-points>{t('review.lostPoints', { count: decision.lostPoints })}</small>
        )}
      </div>
      {!isEqual && loss !== 0 && isSure(loss, decision.error) && (
        <p className={styles.loss}>
          <b>{changeText(t, -loss / analysis.unit)}</b>
          <small>± {within}</small>
        </p>
      )}
      {!isEqual && loss !== 0 && !isSure(loss, decision.error) && (
        <p className={styles.unsure}>{t('review.unsure', { error: within })}</p>
      )}
    </header>
  );
}
