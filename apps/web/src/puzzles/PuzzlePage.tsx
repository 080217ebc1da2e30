import { useEffect, type ReactNode } from 'react';
import { usePuzzleTexts } from '../client/use-puzzle-texts.ts';
import { LinkButton } from '../look/Button.tsx';
import { Notice } from '../shell/Notice.tsx';
import { HostPartsContext, type HostParts } from '../table/host-parts.ts';
import { TablePage } from '../table/page/TablePage.tsx';
import { useTexts } from '../texts/languages.ts';
import { PuzzleCard } from './PuzzleCard.tsx';
import { puzzleHost } from './puzzle-host.ts';
import { closePuzzle, openPuzzle, usePuzzle } from './puzzle-store.ts';
import { usePuzzles } from './use-puzzles.ts';

/** What a puzzle adds to the table it is asked at. */
const PUZZLE_PARTS: HostParts = { Guide: PuzzleCard, isGuideBeside: true, isUnadvised: true };

interface PuzzlePageProps {
  /** A game, or the word for one's own puzzles. */
  readonly set: string;
  readonly number: number;
}

/** One puzzle, at a table like any other. */
export function PuzzlePage({ set, number }: PuzzlePageProps): ReactNode {
  const t = useTexts();
  const hasTexts = usePuzzleTexts();
  const puzzles = usePuzzles(set);
  const table = usePuzzle((state) => state.table);
  const puzzle = puzzles?.[number - 1];
  const count = puzzles?.length ?? 0;
  useEffect(() => {
    if (puzzle !== undefined) openPuzzle(puzzle, set, number, count);
    return closePuzzle;
  }, [puzzle, set, number, count]);
  if (!hasTexts || puzzles === undefined) return <p className="unseen">{t('table.opening')}</p>;
  if (puzzle === undefined)
    return (
      <Notice title={t('puzzle.title')} text={t('puzzle.noSuch')}>
        <LinkButton to="/puzzles">{t('puzzle.all')}</LinkButton>
      </Notice>
    );
  if (table === '') return <p className="unseen">{t('table.opening')}</p>;
  return (
    <HostPartsContext value={PUZZLE_PARTS}>
      <TablePage id={table} host={puzzleHost} />
    </HostPartsContext>
  );
}
