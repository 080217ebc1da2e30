import type { Chapter } from '@fondaco/kernel';
import { roman } from '../../look/roman.ts';
import type { Translate } from '@fondaco/texts';

/** "Turn VI"; before the first there is no numeral for it. */
export function chapterText(t: Translate, { name, number }: Chapter): string {
  return number < 1 ? t('chapter.before') : t(`chapter.${name}`, { number: roman(number) });
}
