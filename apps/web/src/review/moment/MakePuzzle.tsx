import { itemAt, parseRecord } from '@fondaco/kernel';
import type { GameAnalysis, JudgedDecision, PointAnalysis } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { inBackground } from '../../client/faults.ts';
import { Button } from '../../look/Button.tsx';
import { keepOwnPuzzle, OWN } from '../../client/own-puzzles.ts';
import { reviewWorker } from '../store/review-worker.ts';

interface MakePuzzleProps {
  readonly analysis: GameAnalysis;
  readonly point: PointAnalysis;
  readonly decision: JudgedDecision;
  readonly t: Translate;
}

/** Makes a puzzle of a decision that cost something: from what its seat knew, the best choice has to be found. */
export function MakePuzzle({ analysis, point, decision, t }: MakePuzzleProps): ReactNode {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const seat = itemAt(analysis.seats, point.seat);
    // Bots sit nowhere at a puzzle: any level will do.
    const wish = { line: point.line - 1, seat, level: 'novice', isAnew: true } as const;
    const reply = await reviewWorker.send({ type: 'branch', ...wish });
    const record = reply.type === 'record' ? parseRecord(reply.text) : undefined;
    setBusy(false);
    if (record?.ok !== true || record.value.header.position === undefined) return;
    const { game, rules, position } = record.value.header;
    const number = keepOwnPuzzle({ game, rules, position, seat, choices: decision.choices, difficulty: 'medium' });
    navigate(`/puzzles/${OWN}/${number}`);
  };
  return (
    <Button icon="riddle" aria-disabled={isBusy} onClick={() => inBackground(make())} data-make-puzzle>
      {t('review.makePuzzle')}
    </Button>
  );
}
