import type { Translate } from '@fondaco/texts';

/** A probability for people: whole percents. */
function percentOf(t: Translate, probability: number): string {
  return new Intl.NumberFormat(t.language, { style: 'percent', maximumFractionDigits: 0 }).format(probability);
}

/** A chance of winning in words; one that rounds to nothing is the best try of a game that is as good as lost. */
export function promiseOf(t: Translate, win: number): string {
  return Math.round(win * 100) === 0 ? t('advice.try') : t('advice.win', { percent: percentOf(t, win) });
}

/** An expected lead in words. */
export function leadOf(t: Translate, margin: number): string {
  const count = Math.abs(Math.round(margin));
  if (count === 0) return t('advice.even');
  return t(margin > 0 ? 'advice.ahead' : 'advice.behind', { count });
}
