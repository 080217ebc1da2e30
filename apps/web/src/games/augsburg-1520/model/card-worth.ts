import type { SpeechContext } from '../../../table/game-table.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { readView } from './augsburg-view.ts';
import { broughtText } from './income-text.ts';

/** Where a privilege card could lead the viewer: "Count: 8 prestige" every round. */
export function cardWorth({ t, view }: SpeechContext, card: string): string | undefined {
  const { leadsTo } = readView(view).cards.open.find((one) => one.card === card) ?? {};
  const levels = leadsTo?.map(({ ladder, level, brings }) =>
    t('aug.level-worth', { name: capital(t(`level.${ladder}.${level}`)), income: broughtText(t, ladder, brings) }),
  );
  return levels && t('aug.card-worth', { levels: new Intl.ListFormat(t.language, { type: 'unit' }).format(levels) });
}
