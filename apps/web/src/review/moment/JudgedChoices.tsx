import { explain } from '@fondaco/bots';
import { itemAt } from '@fondaco/kernel';
import type { JudgedChoice } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { lineSentence } from '../../table/lines/sentences.ts';
import { useWording } from '../../table/store/use-wording.ts';
import { chanceText, plainTenths } from '../insight/numbers.ts';
import styles from './JudgedChoices.module.css';

/** At most so many choices are listed, the chosen one always. */
const MOST_CHOICES = 4;
const TENTHS = 1000;

interface JudgedChoicesProps {
  /** The best first. */
  readonly choices: readonly JudgedChoice[];
  /** Whose chances are shown. */
  readonly seat: number;
  /** A whole game, in which chances are counted. */
  readonly unit: number;
  /** Whether they stay as they are; before that no number is shown. */
  readonly isFinal?: boolean;
  readonly t: Translate;
}

/** What choices are worth, the best first, and why that one is; why the others are, where somebody wants to know. */
export function JudgedChoices({ choices, seat, unit, isFinal = true, t }: JudgedChoicesProps): ReactNode {
  const wording = useWording();
  const best = itemAt(choices, 0);
  const first = choices.slice(0, MOST_CHOICES);
  const chosen = choices.find(({ isChosen }) => isChosen);
  const shown = chosen === undefined || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
  const chanceOf = (choice: JudgedChoice) => itemAt(choice.chances, seat) / unit;
  const most = Math.max(...shown.map(chanceOf), 0.01);
  const next = choices[1];
  return (
    <>
      <ol className={styles.choices} style={{ '--best': chanceOf(best) / most } as CSSProperties} data-final={isFinal}>
        {shown.map((choice) => (
          <Choice
            key={choice.words}
            choice={choice}
            isBest={choice === best}
            share={chanceOf(choice) / most}
            chance={isFinal ? chanceText(t, chanceOf(choice)) : '…'}
            t={t}
          />
        ))}
      </ol>
      {isFinal && (
        <div className={styles.why}>
          <p>
            <b>{t('review.why', { line: lineSentence(wording, best.words) })}</b>
          </p>
          <Why choice={best} t={t} />
          {best.reasons.length === 0 && next !== undefined && (
            <OthersCost next={next} lead={chanceOf(best) - chanceOf(next)} t={t} />
          )}
        </div>
      )}
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
  const hasMore = !isBest && (choice.reasons.length > 0 || choice.line.length > 1);
  return (
    <li data-best={isBest} data-chosen={choice.isChosen}>
      <span className={styles.name}>
        {isBest && <Icon name="check" size={16} />}
        {lineSentence(wording, choice.words)}
        {isBest && <small>{t('analysis.best')}</small>}
        {choice.isChosen && <small>{t('analysis.chosen')}</small>}
      </span>
      <b>{chance}</b>
      <span className={styles.bar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
      {hasMore && (
        <details className={styles.more}>
          <summary aria-label={t('review.linesOf', { line: lineSentence(wording, choice.words) })}>
            {t('review.more')}
          </summary>
          <Why choice={choice} t={t} />
        </details>
      )}
    </li>
  );
}

/** Why a choice is good: what it brings, and what its seat would go on to do. */
function Why({ choice, t }: { readonly choice: JudgedChoice; readonly t: Translate }): ReactNode {
  const wording = useWording();
  const why = explain(choice.reasons, t, t.language);
  const next = choice.line.slice(1).map((words) => lineSentence(wording, words));
  return (
    <>
      {why !== '' && <p>{why}</p>}
      {next.length > 0 && <p className={styles.next}>{t('review.then', { lines: next.join(' · ') })}</p>}
    </>
  );
}

interface OthersCostProps {
  /** The best of the others. */
  readonly next: JudgedChoice;
  /** How much worse it is, as a share of a game. */
  readonly lead: number;
  readonly t: Translate;
}

/** Where nothing that players count speaks for the best choice: what the others cost. */
function OthersCost({ next, lead, t }: OthersCostProps): ReactNode {
  const wording = useWording();
  const points = plainTenths(t, Math.round(Math.max(0, lead) * TENTHS));
  return <p data-others-cost>{t('review.othersCost', { line: lineSentence(wording, next.words), points })}</p>;
}
