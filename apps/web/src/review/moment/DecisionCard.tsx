import { explain } from '@fondaco/bots';
import { itemAt } from '@fondaco/kernel';
import type { GameAnalysis, JudgedChoice, JudgedDecision, PointAnalysis } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { Icon } from '../../look/Icon.tsx';
import { lineSentence } from '../../table/lines/sentences.ts';
import { useWording } from '../../table/store/use-wording.ts';
import { pointsByLine } from '../insight/course-of-chances.ts';
import { chanceText, changeText } from '../insight/numbers.ts';
import { Verdict } from '../insight/Verdict.tsx';
import { judgeInHindsight } from '../store/analysis-actions.ts';
import { useReview } from '../store/review-store.ts';
import styles from './DecisionCard.module.css';

/** At most so many choices are listed, the chosen one always. */
const MOST_CHOICES = 4;
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
      <Choices analysis={analysis} point={point} decision={decision} t={t} />
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
    </div>
  );
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

function Choices({ analysis, point, decision, t }: DecisionProps): ReactNode {
  const best = itemAt(decision.choices, 0);
  const first = decision.choices.slice(0, MOST_CHOICES);
  const chosen = decision.choices.find(({ isChosen }) => isChosen);
  const shown = chosen === undefined || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
  const chanceOf = (choice: JudgedChoice) => itemAt(choice.chances, point.seat) / analysis.unit;
  const most = Math.max(...shown.map(chanceOf), 0.01);
  return (
    <>
      <ol className={styles.choices} style={{ '--best': chanceOf(best) / most } as CSSProperties}>
        {shown.map((choice) => (
          <Choice
            key={choice.words}
            choice={choice}
            isBest={choice === best}
            share={chanceOf(choice) / most}
            chance={chanceText(t, chanceOf(choice))}
            t={t}
          />
        ))}
      </ol>
      <Why choice={best} t={t} />
      <p className={styles.judge}>{t('review.judge', { count: decision.offered })}</p>
    </>
  );
}

interface ChoiceProps {
  readonly choice: JudgedChoice;
  readonly isBest: boolean;
  /** Of the best one's bar. */
  readonly share: number;
  readonly chance: string;
  readonly t: Translate;
}

function Choice({ choice, isBest, share, chance, t }: ChoiceProps): ReactNode {
  const wording = useWording();
  return (
    <li data-best={isBest} data-chosen={choice.isChosen}>
      <span className={styles.name}>
        {isBest && <Icon name="check" size={16} />}
        {lineSentence(wording, choice.words)}
        {isBest && <small>{t('review.best')}</small>}
        {choice.isChosen && <small>{t('review.chosen')}</small>}
      </span>
      <b>{chance}</b>
      <span className={styles.bar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
    </li>
  );
}

/** Why the best choice is: what it brings, and what its seat would go on to do. */
function Why({ choice, t }: { readonly choice: JudgedChoice; readonly t: Translate }): ReactNode {
  const wording = useWording();
  const why = explain(choice.reasons, t, t.language);
  const next = choice.line.slice(1).map((words) => lineSentence(wording, words));
  return (
    <div className={styles.why}>
      {why !== '' && <p>{why}</p>}
      {next.length > 0 && <p className={styles.next}>{t('review.then', { lines: next.join(' · ') })}</p>}
    </div>
  );
}
