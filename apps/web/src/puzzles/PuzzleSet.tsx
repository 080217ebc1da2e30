import { DIFFICULTIES, type Puzzle } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Panel } from '../look/Panel.tsx';
import { dailyNumber, dayOf } from './daily.ts';
import { OWN } from '../client/own-puzzles.ts';
import { Difficulty } from './Difficulty.tsx';
import styles from './PuzzleSet.module.css';
import { puzzleKey, useSolved } from './solved.ts';
import { usePuzzles } from './use-puzzles.ts';

interface PuzzleSetProps {
  /** A game, or the word for one's own puzzles. */
  readonly set: string;
  readonly title: string;
  readonly t: Translate;
}

/** The puzzles of a game, today's first, the others from the easy ones on; or one's own. */
export function PuzzleSet({ set, title, t }: PuzzleSetProps): ReactNode {
  const puzzles = usePuzzles(set);
  const outcomes = useSolved((solved) => solved.outcomes);
  if (puzzles === undefined || puzzles.length === 0) return undefined;
  const numbered = puzzles.map((puzzle, i) => ({ puzzle, number: i + 1 }));
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
      {set === OWN ? (
        <PuzzleList set={set} puzzles={numbered} t={t} />
      ) : (
        DIFFICULTIES.map((difficulty) => (
          <PuzzleList
            key={difficulty}
            set={set}
            puzzles={numbered.filter(({ puzzle }) => puzzle.difficulty === difficulty)}
            difficulty={difficulty}
            t={t}
          />
        ))
      )}
    </Panel>
  );
}

interface NumberedPuzzle {
  readonly puzzle: Puzzle;
  readonly number: number;
}

interface PuzzleListProps extends Pick<PuzzleSetProps, 'set' | 't'> {
  readonly puzzles: readonly NumberedPuzzle[];
  /** What they have in common. */
  readonly difficulty?: Puzzle['difficulty'];
}

/** Puzzles by number, under the heading of how hard they are. */
function PuzzleList({ set, puzzles, difficulty, t }: PuzzleListProps): ReactNode {
  if (puzzles.length === 0) return undefined;
  return (
    <>
      {difficulty !== undefined && (
        <h3 className={styles.grade} data-grade={difficulty}>
          <Difficulty difficulty={difficulty} t={t} />
        </h3>
      )}
      <ol className={styles.list}>
        {puzzles.map(({ puzzle, number }) => (
          <li key={number}>
            <PuzzleLink set={set} puzzle={puzzle} number={number} t={t} />
          </li>
        ))}
      </ol>
    </>
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
