import type { GameSummary } from '@fondaco/protocol';
import type { Puzzle } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Panel } from '../look/Panel.tsx';
import { dailyNumber, dayOf } from './daily.ts';
import styles from './GamePuzzles.module.css';
import { puzzleKey, useSolved } from './solved.ts';
import { usePuzzles } from './use-puzzles.ts';

interface GamePuzzlesProps {
  readonly game: GameSummary;
  readonly t: Translate;
}

/** The puzzles of one game: today's first, then all of them by number. */
export function GamePuzzles({ game, t }: GamePuzzlesProps): ReactNode {
  const puzzles = usePuzzles(game.id);
  const outcomes = useSolved((solved) => solved.outcomes);
  if (puzzles === undefined) return undefined;
  const daily = dailyNumber(dayOf(new Date()), puzzles.length);
  const solved = puzzles.filter((_, i) => outcomes[puzzleKey(game.id, i + 1)] === 'solved').length;
  return (
    <Panel className={styles.panel} aria-label={game.title}>
      <h2>{game.title}</h2>
      <p>{t('puzzle.count', { solved, count: puzzles.length })}</p>
      <LinkButton kind="commit" icon="sun" to={`/puzzles/${game.id}/${daily}`} data-daily-puzzle>
        {t('puzzle.daily', { number: daily })}
      </LinkButton>
      <ol className={styles.list}>
        {puzzles.map((puzzle, i) => (
          <li key={i + 1}>
            <PuzzleLink puzzle={puzzle} number={i + 1} t={t} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface PuzzleLinkProps {
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly t: Translate;
}

function PuzzleLink({ puzzle: { game, difficulty }, number, t }: PuzzleLinkProps): ReactNode {
  const outcome = useSolved((solved) => solved.outcomes[puzzleKey(game, number)]);
  const parts = [t('puzzle.number', { number }), t(`puzzle.difficulty.${difficulty}`)];
  if (outcome !== undefined) parts.push(t(`puzzle.was.${outcome}`));
  return (
    <Link
      href={`/puzzles/${game}/${number}`}
      aria-label={parts.join(', ')}
      title={parts.join(', ')}
      data-outcome={outcome}
    >
      {number}
      {outcome === 'solved' && <Icon name="check" size={14} />}
    </Link>
  );
}
