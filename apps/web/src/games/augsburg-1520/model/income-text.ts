import type { Translate } from '@fondaco/texts';
import type { Income } from './augsburg-view.ts';
import { florinsAt, notesAt, prestigeAt, type Printed } from './printed.ts';
import type { Ladder } from './words.ts';

/** What is printed on a level: what it brings at every income. */
export function incomeText(t: Translate, printed: Printed, ladder: Ladder, level: number): string {
  const florins = florinsAt(printed, level);
  return broughtText(t, ladder, { florins, prestige: prestigeAt(printed, level), ...notesAt(printed, level) });
}

/** What a level of a ladder brings at every income. */
export function broughtText(t: Translate, ladder: Ladder, { florins, prestige, offered, free }: Income): string {
  if (ladder === 'agency') return t('aug.florins-short', { florins });
  if (ladder === 'peerage') return t('aug.rung-prestige', { points: prestige });
  return free === 0 ? t('aug.notes', { count: offered }) : t('aug.notes-and-free', { count: offered, free });
}
