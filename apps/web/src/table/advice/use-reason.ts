import { explain } from '@fondaco/bots';
import type { Hint } from '@fondaco/protocol';
import { useTexts } from '../../texts/languages.ts';
import type { CountedAmount } from '../game-table.ts';
import { priceOf } from '../lines/effects.ts';
import { priceText } from '../lines/price-text.ts';
import { capital } from '../lines/sentences.ts';
import { useOffered } from '../store/offered.ts';
import { useTable } from '../store/table-store.ts';

const NO_AMOUNTS: readonly CountedAmount[] = [];

/** Why, in a sentence: what a line changes; where that is nothing a bot has a name for, what it costs and brings now. */
export function useReason({ line, reasons }: Pick<Hint, 'line' | 'reasons'>): string {
  const t = useTexts();
  const { amounts = NO_AMOUNTS } = useTable((state) => state.speech);
  const price = priceOf(useOffered().get(line) ?? [], amounts);
  const why = explain(reasons, t, t.language);
  if (why !== '') return why;
  const said = priceText(t, price);
  return said === '' ? t('advice.nothing') : capital(said);
}
