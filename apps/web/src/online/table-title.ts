import { isPlayerName } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';

/** What a table is called until somebody calls it otherwise. */
export function titleFor(t: Translate, name: string): string {
  const title = t('online.tableOf', { name });
  return isPlayerName(title) ? title : name;
}
