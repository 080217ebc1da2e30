import type { SpeechContext } from '../../../table/game-table.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { readView } from './augsburg-view.ts';
import { broughtText } from './income-text.ts';

/** The ladder that pays after the last round too: prestige is all that counts then. */
const LASTING = 'peerage';

/** Where a privilege card could lead the viewer: "Count: 8 prestige" every round, or at the end if no other comes. */
export function cardWorth({ t, view }: SpeechContext, card: string): string | undefined {
  const { round, rounds, cards } = readView(view);
  const isLast = round === rounds;
  const { leadsTo = [] } = cards.open.find((one) => one.card === card) ?? {};
  const counting = isLast ? leadsTo.filter(({ ladder }) => ladder === LASTING) : leadsTo;
  if (counting.length === 0) return undefined;
  const levels = counting.map(({ ladder, level, brings }) =>
    t('aug.level-worth', { name: capital(t(`level.${ladder}.${level}`)), income: broughtText(t, ladder, brings) }),
  );
  const key = isLast ? 'aug.card-worth.last' : 'aug.card-worth';
  return t(key, { levels: new Intl.ListFormat(t.language, { type: 'unit' }).format(levels) });
}
