import { itemAt } from '@fondaco/kernel';
import type { GameAnalysis } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import { useMemo, type ReactNode } from 'react';
import { COLOURS } from '../../look/colours.ts';
import { Icon, Mark } from '../../look/Icon.tsx';
import { chapterText } from '../../table/lines/chapter-text.ts';
import { resignedSentence } from '../../table/lines/resigned-sentence.ts';
import { lineSentence } from '../../table/lines/sentences.ts';
import { useWording } from '../../table/store/use-wording.ts';
import { changeText } from '../insight/numbers.ts';
import { turningPointsOf, type TurningMoment } from '../insight/turning-points.ts';
import { luckSign, Verdict } from '../insight/Verdict.tsx';
import { showMoment } from '../store/review-actions.ts';
import styles from './TurningPoints.module.css';

interface TurningPointsProps {
  readonly analysis: GameAnalysis;
  readonly t: Translate;
}

/** Where the game turned, in words; touching one shows the moment. */
export function TurningPoints({ analysis, t }: TurningPointsProps): ReactNode {
  const points = useMemo(() => turningPointsOf(analysis), [analysis]);
  return (
    <section className={styles.turning} aria-labelledby="turning" data-turning>
      <h2 id="turning">{t('analysis.turning')}</h2>
      {points.length === 0 && <p className={styles.none}>{t('analysis.noTurning')}</p>}
      <ol>
        {points.map((turning) => (
          <li key={`${turning.point.line} ${turning.type} ${turning.seat}`}>
            <button type="button" onClick={() => showMoment(turning.point.line)}>
              <Sent analysis={analysis} turning={turning} t={t} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sent({ analysis, turning, t }: TurningPointsProps & { readonly turning: TurningMoment }): ReactNode {
  const wording = useWording();
  const { point, seat, change, mark, type } = turning;
  const choices = type === 'choice' ? (point.judged?.decision?.choices ?? []) : [];
  const better = mark === 'brilliant' ? undefined : choices.find(({ isChosen }) => !isChosen);
  const said = lineSentence(wording, point.words);
  return (
    <>
      <span className={styles.sign}>
        {mark !== undefined && <Verdict mark={mark} t={t} />}
        {type === 'luck' && (
          <span className={styles.luck} role="img" aria-label={t('analysis.part.luck')}>
            {luckSign(change)}
          </span>
        )}
        {type === 'resigned' && <Icon name="end" label={t('analysis.part.resigned')} />}
      </span>
      <span className={styles.words}>
        <b>
          {point.chapter !== undefined && <span>{chapterText(t, point.chapter)}</span>}
          <Mark colour={itemAt(COLOURS, seat)} size={16} />
          {t.word('seat', itemAt(analysis.seats, seat))}
        </b>
        <span>
          {type === 'luck' && t(change > 0 ? 'review.lucky' : 'review.unlucky', { line: said })}
          {type === 'resigned' && resignedSentence(t, [itemAt(analysis.seats, seat)])}
          {type === 'choice' && said}
          {better !== undefined && ` – ${t('review.betterWas', { line: lineSentence(wording, better.words) })}`}
        </span>
      </span>
      <b className={change < 0 ? styles.lost : styles.won}>{changeText(t, change / analysis.unit)}</b>
    </>
  );
}
