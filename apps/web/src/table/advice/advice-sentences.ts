import type { Translate } from '@fondaco/texts';

/** A probability for people: whole percents. */
function percentOf(t: Translate, probability: number): string {
  return new Intl.NumberFormat(t.language, { style: 'percent', maximumFractionDigits: 0 }).format(probability);
}

/** A chance of winning in words, of the choice that stands in this place; where all round to nothing, the first is the best try. */
export function promiseOf(t: Translate, win: number, place: number): string {
  if (Math.round(win * 100) > 0) return t('advice.win', { percent: percentOf(t, win) });
  return place === 0 ? t('advice.try') : '';
}

/** An expected lead in words. */
export function leadOf(t: Translate, margin: number): string {
  const count = Math.abs(Math.round(margin));
  if (count === 0) return t('advice.even');
  return t(margin > 0 ? 'advice.ahead' : 'advice.behind', { count });
}
