import type { Translate } from '@fondaco/texts';
import { effectText, isFree, type Price } from './effects.ts';

/** A price in words, "1 action, 10 ducats → +6 knowledge"; empty if nothing that players count changes. */
export function priceText(t: Translate, price: Price): string {
  const list = (effects: Price['costs']) => effects.map((effect) => effectText(t, effect)).join(', ');
  const cost = isFree(price) ? t('price.free') : list(price.costs);
  if (price.gains.length === 0) return cost;
  return t('price.brings', { price: cost, gain: list(price.gains) });
}
