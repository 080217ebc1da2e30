import { isSure, type GameAnalysis, type TurnAnalysis } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { lineSentence } from '../../table/lines/sentences.ts';
import { useWording } from '../../table/store/use-wording.ts';
import { changeText } from '../insight/numbers.ts';
import { bestTurnOf } from '../insight/turns.ts';
import { Verdict } from '../insight/Verdict.tsx';
import styles from './TurnList.module.css';

interface WholeTurnProps {
  readonly analysis: GameAnalysis;
  /** Absent where no turn ends, or where it has not been judged. */
  readonly turn: TurnAnalysis | undefined;
  readonly t: Translate;
}

/** What a turn was worth as a whole: the sum of its choices, its accuracy, its mark, and what would have been played from its start. */
export function WholeTurn({ analysis, turn, t }: WholeTurnProps): ReactNode {
  const wording = useWording();
  if (turn?.accuracy === undefined) return undefined;
  const { mark, loss, error, accuracy } = turn;
  const best = bestTurnOf(analysis, turn)?.map((words) => lineSentence(wording, words));
  return (
    <div className={styles.whole} title={t('review.turnWhole')} data-turn={turn.from} data-mark={mark}>
      <span className="unseen">{t('review.turnWhole')}</span>
      {mark !== undefined && <Verdict mark={mark} t={t} />}
      {isSure(loss, error) && <b>{changeText(t, -loss / analysis.unit)}</b>}
      <span>{t('review.turnAccuracy', { accuracy: Math.round(accuracy) })}</span>
      {best !== undefined && <p data-best-turn>{t('review.turnBest', { lines: best.join(' · ') })}</p>}
    </div>
  );
}
