import type { Json } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';
import { printedParts } from './printed.ts';
import { listSymbols } from './symbols.ts';
import type { PrivilegeSymbol } from './words.ts';

/** A privilege card is called by what is on it. */
export function names(t: Translate, parts: Json | undefined): Readonly<Record<string, string>> {
  const printed = printedParts(parts);
  return Object.fromEntries(
    printed.privilegeCards.cards.map((symbols, i) => [
      `word.card.card-${i + 1}`,
      t('aug.card', { symbols: listSymbols(t, printed, symbols as readonly PrivilegeSymbol[]) }),
    ]),
  );
}
