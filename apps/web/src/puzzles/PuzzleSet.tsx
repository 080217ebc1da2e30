import type { Puzzle } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Panel } from '../look/Panel.tsx';
import { dailyNumber, dayOf } from './daily.ts';
import { OWN } from '../client/own-puzzles.ts';
import styles from './PuzzleSet.module.css';
import { puzzleKey, useSolved } from './solved.ts';
import { usePuzzles } from './use-puzzles.ts';

interface PuzzleSetProps {
  /** A game, or the word for one's own puzzles. */
  readonly set: string;
  readonly title: string;
  readonly t: Translate;
}

/** The puzzles of a game, today's first, or one's own; all of them by number. */
export function PuzzleSet({ set, title, t }: PuzzleSetProps): ReactNode {
  const puzzles = usePuzzles(set);
  const outcomes = useSolved((solved) => solved.outcomes);
  if (puzzles === undefined || puzzles.length === 0) return undefined;
  const daily = dailyNumber(dayOf(new Date()), puzzles.length);
  const solved = puzzles.filter((puzzle) => outcomes[puzzleKey(set, puzzle)] === 'solved').length;
  return (
    <Panel className={styles.panel} aria-label={title} data-puzzles={set}>
      <h2>{title}</h2>
      <p>{t('puzzle.count', { solved, count: puzzles.length })}</p>
      {set !== OWN && (
        <LinkButton kind="commit" icon="sun" to={`/puzzles/${set}/${daily}`} data-daily-puzzle>
          {t('puzzle.daily', { number: daily })}
        </LinkButton>
      )}
      <ol className={styles.list}>
        {puzzles.map((puzzle, i) => (
          <li key={i + 1}>
            <PuzzleLink set={set} puzzle={puzzle} number={i + 1} t={t} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface PuzzleLinkProps {
  readonly set: string;
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly t: Translate;
}

function PuzzleLink({ set, puzzle, number, t }: PuzzleLinkProps): ReactNode {
  const outcome = useSolved((solved) => solved.outcomes[puzzleKey(set, puzzle)]);
  const parts = [t('puzzle.number', { number })];
  if (set !== OWN) parts.push(t(`puzzle.difficulty.${puzzle.difficulty}`));
  if (outcome !== undefined) parts.push(t(`puzzle.was.${outcome}`));
  return (
    <Link
      href={`/puzzles/${set}/${number}`}
      aria-label={parts.join(', ')}
      title={parts.join(', ')}
      data-outcome={outcome}
    >
      {number}
      {outcome === 'solved' && <Icon name="check" size={14} />}
    </Link>
  );
}
