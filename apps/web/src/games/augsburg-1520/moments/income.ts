import type { MomentContext, TellingContext, MomentsOfNews } from '../../../moments/moment.ts';
import { NO_MOMENTS, nameOf, covered } from '../../../moments/telling.ts';
import { readView } from '../model/augsburg-view.ts';
import { incomeEvents, incomeShares, type IncomeShare } from '../model/income-ledger.ts';

/** The income of a round: the ledger on the cloth is filled in row by row. */
export function tellIncome(context: MomentContext): MomentsOfNews {
  const { t } = context;
  const view = readView(context.view);
  const rows = incomeShares(context.events);
  if (rows.length === 0) return NO_MOMENTS;
  const title = t('aug.ledger', { round: view.round });
  const sentence = rows.map((row) => shareSentence(context, row)).join(' ');
  return covered(
    [
      {
        id: 'income',
        size: 'strip',
        icon: 'coins',
        title,
        text: t('aug.ledger.text'),
        sentence: `${title}. ${sentence}`,
        clause: 'AUG-INC-1',
        sound: 'coin',
        body: { type: 'rows', count: rows.length },
        edge: 'upper-if-low',
      },
    ],
    incomeEvents(context.events),
  );
}

/** What one player got, in a sentence. */
export function shareSentence(context: TellingContext, { seat, florins, gained, stopped }: IncomeShare): string {
  const { t } = context;
  const got = t('aug.moment.row', { name: nameOf(context, seat), florins, points: gained });
  if (stopped === undefined) return got;
  return `${got} ${t('aug.ledger.stopped', { ...stopped, right: t.word('right', stopped.right) })}.`;
}
