import type { SpeechContext } from '../../../table/game-table.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { goodsOf, readView } from './augsburg-view.ts';
import { incomeText } from './income-text.ts';
import { LEVELS_FROM_TOP, printedParts } from './printed.ts';
import { LADDERS } from './words.ts';

/** Where a privilege card could lead the viewer: "Count: 8 prestige" every round. */
export function cardWorth({ t, view, parts, me }: SpeechContext, card: string): string | undefined {
  const { cards, ...now } = readView(view);
  const levels = goodsOf({ cards, ...now }, me)?.levels;
  const { symbols = [] } = cards.open.find((one) => one.card === card) ?? {};
  if (levels === undefined) return undefined;
  const [top = 0] = LEVELS_FROM_TOP;
  const reached = LADDERS.flatMap((ladder) => {
    const steps = symbols.filter((symbol) => symbol === ladder).length;
    const level = Math.min(top, levels[ladder] + steps);
    if (level === levels[ladder]) return [];
    const income = incomeText(t, printedParts(parts), ladder, level);
    return [t('aug.level-worth', { name: capital(t(`level.${ladder}.${level}`)), income })];
  });
  if (reached.length === 0) return undefined;
  return t('aug.card-worth', { levels: new Intl.ListFormat(t.language, { type: 'unit' }).format(reached) });
}
