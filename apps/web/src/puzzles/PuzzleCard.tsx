import { explain } from '@fondaco/bots';
import { itemAt, SEAT_WORDS } from '@fondaco/kernel';
import { UNIT, type Puzzle } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { changeText } from '../review/insight/numbers.ts';
import { JudgedChoices } from '../review/moment/JudgedChoices.tsx';
import { lineSentence } from '../table/lines/sentences.ts';
import { useWording } from '../table/store/use-wording.ts';
import { useTexts } from '../texts/languages.ts';
import { Difficulty } from './Difficulty.tsx';
import { OWN } from '../client/own-puzzles.ts';
import { PuzzleButtons } from './PuzzleButtons.tsx';
import styles from './PuzzleCard.module.css';
import { TRIES, usePuzzle } from './puzzle-store.ts';

/** What a puzzle asks, what was answered so far, and in the end what is best and why. */
export function PuzzleCard(): ReactNode {
  const t = useTexts();
  const { puzzle, set, number, wrong, hasHint, outcome } = usePuzzle();
  if (puzzle === undefined || !t.has('puzzle.title')) return undefined;
  return (
    <section className={styles.card} aria-label={t('puzzle.title')} data-puzzle={outcome ?? 'asked'}>
      <header className={styles.head}>
        <h2>{t('puzzle.number', { number })}</h2>
        {set !== OWN && <Difficulty difficulty={puzzle.difficulty} t={t} />}
      </header>
      {/* One place for whatever is said, so that it is read out whenever that changes. */}
      <div aria-live="polite">
        {outcome === undefined ? (
          <p>{t('puzzle.asks', { seat: t.word('seat', puzzle.seat) })}</p>
        ) : (
          <p className={styles.outcome}>
            {outcome === 'solved' && <Icon name="check" />}
            {t(`puzzle.${outcome}`)}
          </p>
        )}
        {wrong.length > 0 && <Wrong puzzle={puzzle} wrong={wrong} isOpen={outcome === undefined} t={t} />}
        {hasHint && outcome === undefined && <p className={styles.hint}>{hintOf(t, puzzle)}</p>}
      </div>
      {outcome !== undefined && (
        <JudgedChoices
          choices={puzzle.choices.map((choice) => ({ ...choice, isChosen: wrong.includes(choice.words) }))}
          seat={seatOf(puzzle)}
          unit={UNIT}
          t={t}
        />
      )}
      <div className={styles.buttons}>
        <PuzzleButtons t={t} />
      </div>
    </section>
  );
}

function seatOf({ seat }: Puzzle): number {
  return SEAT_WORDS.findIndex((word) => word === seat);
}

interface WrongProps {
  readonly puzzle: Puzzle;
  readonly wrong: readonly string[];
  readonly isOpen: boolean;
  readonly t: Translate;
}

/** The answers that were not the best: how much worse each is, where that is known, and how many are left. */
function Wrong({ puzzle, wrong, isOpen, t }: WrongProps): ReactNode {
  const wording = useWording();
  const seat = seatOf(puzzle);
  const best = itemAt(puzzle.choices, 0);
  const lossOf = (words: string): string => {
    const choice = puzzle.choices.find((one) => one.words === words);
    if (choice === undefined) return t('puzzle.worse');
    return changeText(t, (itemAt(choice.chances, seat) - itemAt(best.chances, seat)) / UNIT);
  };
  return (
    <>
      <ul className={styles.wrong}>
        {wrong.map((words) => (
          <li key={words}>
            <span>{lineSentence(wording, words)}</span> <b>{lossOf(words)}</b>
          </li>
        ))}
      </ul>
      {isOpen && <p>{t('puzzle.left', { count: TRIES - wrong.length })}</p>}
    </>
  );
}

/** What the best choice brings, without saying which it is. */
function hintOf(t: Translate, { choices }: Puzzle): string {
  const why = explain(itemAt(choices, 0).reasons, t, t.language);
  return why === '' ? t('puzzle.noReason') : why;
}
