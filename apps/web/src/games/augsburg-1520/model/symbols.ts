import type { Translate } from '@fondaco/texts';
import type { Printed } from './printed.ts';
import type { PrivilegeSymbol } from './words.ts';

/** What a symbol gives, in a word or two. */
export function symbolText(t: Translate, printed: Printed, symbol: PrivilegeSymbol): string {
  if (symbol === 'coins') return t('aug.florins', { florins: printed.payments.coins });
  return t(`aug.symbol.${symbol}`);
}

/** The three privileges of a card in one phrase. */
export function listSymbols(t: Translate, printed: Printed, symbols: readonly PrivilegeSymbol[]): string {
  return new Intl.ListFormat(t.language, { type: 'unit' }).format(
    symbols.map((symbol) => symbolText(t, printed, symbol)),
  );
}
