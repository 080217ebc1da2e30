import type { Translate } from '@fondaco/texts';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { browserHost } from '../client/browser-host.ts';
import { inBackground } from '../client/faults.ts';
import { positionRecord } from '../client/position-record.ts';
import { noteOrigin } from '../client/table-origins.ts';
import { Button, LinkButton } from '../look/Button.tsx';
import { askHint, showSolution, usePuzzle } from './puzzle-store.ts';
import { usePuzzles } from './use-puzzles.ts';

/** Who plays on with whoever wants to see how a puzzle goes on. */
const LEVEL = 'journeyman';

/** The ways on from a puzzle: a hint or the solution, and then the next one, or the game from there. */
export function PuzzleButtons({ t }: { readonly t: Translate }): ReactNode {
  const { puzzle, set, number, hasHint, outcome } = usePuzzle();
  const count = usePuzzles(set)?.length ?? 1;
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  if (puzzle === undefined) return undefined;
  const playOn = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const { position, rules, seat } = puzzle;
    const text = positionRecord(position, rules, (word) =>
      word === seat ? { type: 'person' } : { type: 'bot', level: LEVEL },
    );
    const { table } = await browserHost.ask('created', { type: 'import', text });
    noteOrigin(table, { type: 'elsewhere' });
    navigate(`/table/${table}`);
  };
  return (
    <>
      <LinkButton kind="quiet" icon="prev" to="/puzzles">
        {t('puzzle.all')}
      </LinkButton>
      {outcome === undefined ? (
        <>
          <Button icon="star" aria-disabled={hasHint} onClick={askHint} data-puzzle-hint>
            {t('puzzle.hint')}
          </Button>
          <Button icon="eye" onClick={showSolution} data-puzzle-show>
            {t('puzzle.show')}
          </Button>
        </>
      ) : (
        <>
          <Button icon="play" aria-disabled={isBusy} onClick={() => inBackground(playOn())} data-play-on>
            {t('puzzle.playOn')}
          </Button>
          <LinkButton kind="commit" icon="next" to={`/puzzles/${set}/${(number % count) + 1}`} data-next-puzzle>
            {t('puzzle.next')}
          </LinkButton>
        </>
      )}
    </>
  );
}
