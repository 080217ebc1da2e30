import { reachedLevels } from '@fondaco/augsburg-1520/reached-levels.ts';
import type { SpeechContext } from '../../../table/game-table.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { goodsOf, readView, type PrivilegeCard, type ReachedLevel } from './augsburg-view.ts';
import { broughtText } from './income-text.ts';
import { florinsAt, notesAt, prestigeAt, printedParts } from './printed.ts';

/** The ladder that pays after the last round too: prestige is all that counts then. */
const LASTING = 'peerage';

/** Where a privilege card could lead the viewer: "Count: 8 prestige" every round, or at the end if no other comes. */
export function cardWorth(context: SpeechContext, card: string): string | undefined {
  const { t, view } = context;
  const { round, rounds, cards } = readView(view);
  const isLast = round === rounds;
  const open = cards.open.find((one) => one.card === card);
  const leadsTo = open?.leadsTo ?? (open === undefined ? [] : levelsFrom(context, open));
  const counting = isLast ? leadsTo.filter(({ ladder }) => ladder === LASTING) : leadsTo;
  if (counting.length === 0) return undefined;
  const levels = counting.map(({ ladder, level, brings }) =>
    t('aug.level-worth', { name: capital(t(`level.${ladder}.${level}`)), income: broughtText(t, ladder, brings) }),
  );
  const key = isLast ? 'aug.card-worth.last' : 'aug.card-worth';
  return t(key, { levels: new Intl.ListFormat(t.language, { type: 'unit' }).format(levels) });
}

/** What the view tells a player of themselves; around one screen it is everybody's, and the page speaks to one of them. */
function levelsFrom({ view, parts, me }: SpeechContext, { symbols }: PrivilegeCard): readonly ReachedLevel[] {
  const mine = goodsOf(readView(view), me);
  const printed = printedParts(parts);
  return mine === undefined
    ? []
    : reachedLevels(mine.levels, symbols, (_, level) => ({
        florins: florinsAt(printed, level),
        prestige: prestigeAt(printed, level),
        ...notesAt(printed, level),
      }));
}
