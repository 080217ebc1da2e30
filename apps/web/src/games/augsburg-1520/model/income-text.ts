import type { Translate } from '@fondaco/texts';
import { florinsAt, notesAt, prestigeAt, type Printed } from './printed.ts';
import type { Ladder } from './words.ts';

/** What a level brings at every income. */
export function incomeText(t: Translate, printed: Printed, ladder: Ladder, level: number): string {
  if (ladder === 'agency') return t('aug.florins-short', { florins: florinsAt(printed, level) });
  if (ladder === 'peerage') return t('aug.rung-prestige', { points: prestigeAt(printed, level) });
  const { offered, free } = notesAt(printed, level);
  return free === 0 ? t('aug.notes', { count: offered }) : t('aug.notes-and-free', { count: offered, free });
}
