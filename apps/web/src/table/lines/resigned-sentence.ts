import type { Translate } from '@fondaco/texts';

/** Who gave up, in a sentence; empty if nobody did. */
export function resignedSentence(t: Translate, seats: readonly string[]): string {
  const names = new Intl.ListFormat(t.language).format(seats.map((seat) => t.word('seat', seat)));
  return seats.length === 0 ? '' : t('end.resigned', { names, count: seats.length });
}
