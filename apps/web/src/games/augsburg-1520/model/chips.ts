import type { ReadLine } from '@fondaco/kernel';
import type { ChoiceChip, SpeechContext } from '../../../table/game-table.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { goodsOf, readView } from './augsburg-view.ts';
import { barrierBefore, printedParts } from './printed.ts';
import { GAIN_ICONS } from './right-icons.ts';
import { symbolText } from './symbols.ts';
import { GAINS, LADDERS, SYMBOLS, type Ladder, type PrivilegeSymbol } from './words.ts';

const SYMBOL_ICONS: Readonly<Record<PrivilegeSymbol, string>> = {
  agency: 'agency',
  peerage: 'peerage',
  office: 'office',
  coins: 'florin',
  notes: 'note',
  'points-6': 'laurel',
  'points-7': 'laurel',
};

/** What a privilege is used for or which note goes, in a noun or two; a level taken from somebody has their mark. */
export function chip(context: SpeechContext, { verb, args }: ReadLine): ChoiceChip | undefined {
  const { t, parts } = context;
  if (verb === 'give-up') return { text: withBarrier(context, t('aug.chip.give-up')), icon: { name: 'laurel' } };
  const [named = '', used, victim] = args.map(({ word }) => word);
  if (verb === 'discard' || verb === 'give') return { text: t.word('note', named), icon: { name: 'note' } };
  const symbol = SYMBOLS.find((one) => verb === 'use' && one === named);
  if (symbol === undefined) return undefined;
  const ladder = LADDERS.find((one) => one === symbol);
  const gain = GAINS.find((one) => one === used);
  if (ladder === undefined || gain === undefined)
    return { text: plainText(context, symbol), icon: { name: SYMBOL_ICONS[symbol] } };
  if (gain === 'level') {
    const icon = victim === undefined ? { name: SYMBOL_ICONS[ladder] } : { seat: victim };
    return { text: levelText(context, ladder), icon };
  }
  const text =
    gain === 'florins'
      ? t('aug.florins', { florins: printedParts(parts).payments.agencyInstead })
      : t.word('gain', gain);
  return { text: capital(text), icon: { name: GAIN_ICONS[gain] } };
}

/** How much prestige it is stands in the price. */
function plainText(context: SpeechContext, symbol: PrivilegeSymbol): string {
  const { t, parts } = context;
  return symbol.startsWith('points')
    ? withBarrier(context, t('aug.prestige'))
    : symbolText(t, printedParts(parts), symbol);
}

/** What would bring prestige, and brings none to whoever stands before a barrier. */
export function withBarrier({ t, view, parts, me }: SpeechContext, what: string): string {
  const mine = goodsOf(readView(view), me);
  const barrier = mine && barrierBefore(printedParts(parts), mine.rights);
  return barrier === undefined || mine?.prestige !== barrier ? what : t('aug.chip.stopped', { what, barrier });
}

function levelText({ t, view, me }: SpeechContext, ladder: Ladder): string {
  const level = (goodsOf(readView(view), me)?.levels[ladder] ?? 0) + 1;
  return t('aug.chip.level', { level, name: capital(t(`level.${ladder}.${level}`)) });
}
