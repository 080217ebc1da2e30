import { itemAt, type Chapter } from '@fondaco/kernel';
import type { TurnwiseAmount } from '../../table/pictured-game.ts';
import type { ReviewStep } from '../store/steps.ts';
import type { ChapterSpan } from '../strip/chapter-spans.ts';

/** What a player had of something in a turn, and how much of that they used. */
export interface UsedAmount {
  readonly had: number;
  readonly used: number;
}

/** A turn, and what each player had and used in it. */
export interface TurnAmounts {
  readonly chapter: Chapter;
  readonly amounts: readonly UsedAmount[];
}

/** What was had and used turn by turn, of what each player has, seat by seat, after each number of steps. */
export function usedByTurn(
  values: readonly (readonly number[])[],
  { steps, spans, seats }: PlayedSteps,
  { lapsesBy }: TurnwiseAmount,
): readonly TurnAmounts[] {
  return spans.flatMap(({ chapter, from, to }): TurnAmounts[] => {
    if (chapter === undefined || chapter.number < 1) return [];
    const amounts = seats.map((word, seat) => {
      const had = Math.max(0, ...values.slice(from, to).map((one) => itemAt(one, seat)));
      const lapsed = steps.slice(from, to).map(({ seat: whose, words }, i) => {
        const isLapsing = whose === word && lapsesBy.includes(words.split(' ')[0] ?? '');
        return isLapsing ? itemAt(itemAt(values, from + i), seat) : 0;
      });
      return { had, used: had - Math.max(0, ...lapsed) };
    });
    return [{ chapter, amounts }];
  });
}

interface PlayedSteps {
  readonly steps: readonly ReviewStep[];
  readonly spans: readonly ChapterSpan[];
  /** Their words, in the order of the values. */
  readonly seats: readonly string[];
}
