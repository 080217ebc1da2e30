import { readLine, type Effect } from '@fondaco/kernel';
import type { SpeechContext } from '../game-table.ts';
import { priceOf } from '../lines/effects.ts';
import { useTable } from '../store/table-store.ts';
import { useAmounts } from './PriceTag.tsx';

/** What comes in time of a choice that brings nothing at once that is counted and lasts. */
export function useOutlook(
  context: SpeechContext,
  line: string | undefined,
  effects: readonly Effect[] | undefined,
): string | undefined {
  const lexicon = useTable((state) => state.lexicon);
  const outlook = useTable((state) => state.speech.outlook);
  const amounts = useAmounts();
  if (line === undefined || effects === undefined) return undefined;
  const isOfTurn = ({ amount }: Effect) => amounts.some((one) => one.name === amount && one.isOfTurn === true);
  if (!priceOf(effects, amounts).gains.every(isOfTurn)) return undefined;
  return outlook?.(context, readLine(lexicon, line));
}
