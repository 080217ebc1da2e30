import type { HostRefusal } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';

/** A reason in a word or two, where the game has such words for it: "too few florins". */
export function causeText(t: Translate, { reason }: Pick<HostRefusal, 'reason'>): string | undefined {
  const key = `cause.${reason ?? ''}`;
  return t.has(key) ? t(key) : undefined;
}
