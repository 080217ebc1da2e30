import type { GameAnalysis } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { Mark } from '../../look/Icon.tsx';
import type { TablePlayer } from '../../table/game-table.ts';
import { chapterText } from '../../table/lines/chapter-text.ts';
import { resignedSentence } from '../../table/lines/resigned-sentence.ts';
import { lineSentence } from '../../table/lines/sentences.ts';
import { useWording } from '../../table/store/use-wording.ts';
import { changeText } from '../insight/numbers.ts';
import { momentsOfPart, wordsOfResigned } from '../insight/part-moments.ts';
import type { AccountPart } from '../insight/shown-account.ts';
import { meaningOf } from '../terms/terms.ts';
import { showMoment } from '../store/review-actions.ts';
import styles from './TurningPoints.module.css';

const MOST = 8;
/** What is less would be shown as nothing: half of a tenth of a point of win chance. */
const LEAST = 0.0005;

interface PartMomentsProps {
  readonly analysis: GameAnalysis;
  readonly seat: number;
  readonly part: AccountPart;
  readonly player: TablePlayer;
  readonly onClose: () => void;
  readonly t: Translate;
}

/** The moments that made a part of somebody's account; touching one shows it. */
export function PartMoments({ analysis, seat, part, player, onClose, t }: PartMomentsProps): ReactNode {
  const wording = useWording();
  const moments = useMemo(() => momentsOfPart(analysis, seat, part), [analysis, seat, part]);
  const shown = moments.filter(({ change }) => Math.abs(change) >= LEAST * analysis.unit).slice(0, MOST);
  const rest = moments.filter((moment) => !shown.includes(moment));
  return (
    <section className={styles.turning} aria-live="polite" aria-labelledby="part-moments" data-part-moments={part}>
      <header className={styles.head}>
        <h2 id="part-moments">
          <Mark colour={player.colour} size={20} />{' '}
          {t('review.momentsOf', { seat: player.name, part: t(`analysis.part.${part}`) })}
        </h2>
        <Button kind="quiet" icon="close" aria-label={t('review.closeMoments')} onClick={onClose} />
      </header>
      <p className={styles.none}>{meaningOf(t, `part.${part}`)}</p>
      {moments.length === 0 && <p className={styles.none}>{t('review.noMoments')}</p>}
      <ol>
        {shown.map(({ point, change, isResigned }) => (
          <li key={`${point.line} ${isResigned}`}>
            <button type="button" onClick={() => showMoment(point.line)}>
              <span className={styles.sign} />
              <span className={styles.words}>
                <b>
                  {point.chapter !== undefined && <span>{chapterText(t, point.chapter)}</span>}
                  {isResigned !== true && t.word('seat', analysis.seats[point.seat] ?? '')}
                </b>
                <span>
                  {isResigned === true
                    ? resignedSentence(t, wordsOfResigned(analysis, point))
                    : lineSentence(wording, point.words)}
                </span>
              </span>
              <b className={change < 0 ? styles.lost : styles.won}>{changeText(t, change / analysis.unit)}</b>
            </button>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <p className={styles.none}>
          {t('review.sumOfRest', {
            count: rest.length,
            points: changeText(t, rest.reduce((sum, { change }) => sum + change, 0) / analysis.unit),
          })}
        </p>
      )}
    </section>
  );
}
