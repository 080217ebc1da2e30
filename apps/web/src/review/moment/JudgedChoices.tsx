import { explain } from '@fondaco/bots';
import { itemAt } from '@fondaco/kernel';
import type { JudgedChoice } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { lineSentence } from '../../table/lines/sentences.ts';
import { useWording } from '../../table/store/use-wording.ts';
import { chanceText } from '../insight/numbers.ts';
import styles from './JudgedChoices.module.css';

/** At most so many choices are listed, the chosen one always. */
const MOST_CHOICES = 4;

interface JudgedChoicesProps {
  /** The best first. */
  readonly choices: readonly JudgedChoice[];
  /** Whose chances are shown. */
  readonly seat: number;
  /** A whole game, in which chances are counted. */
  readonly unit: number;
  readonly t: Translate;
}

/** What choices are worth, the best first, and why that one is. */
export function JudgedChoices({ choices, seat, unit, t }: JudgedChoicesProps): ReactNode {
  const best = itemAt(choices, 0);
  const first = choices.slice(0, MOST_CHOICES);
  const chosen = choices.find(({ isChosen }) => isChosen);
  const shown = chosen === undefined || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
  const chanceOf = (choice: JudgedChoice) => itemAt(choice.chances, seat) / unit;
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
