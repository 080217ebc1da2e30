import type { Translate } from '@fondaco/texts';

/** A probability for people: whole percents. */
export function percentOf(t: Translate, probability: number): string {
  return new Intl.NumberFormat(t.language, { style: 'percent', maximumFractionDigits: 0 }).format(probability);
}

/** An expected lead in words. */
export function leadOf(t: Translate, margin: number): string {
  const count = Math.abs(Math.round(margin));
  if (count === 0) return t('advice.even');
  return t(margin > 0 ? 'advice.ahead' : 'advice.behind', { count });
}
