import type { MomentContext, TellingContext, MomentsOfNews } from '../../../moments/moment.ts';
import { NO_MOMENTS, nameOf, covered, titled } from '../../../moments/telling.ts';
import { readView } from '../model/augsburg-view.ts';
import { incomeEvents, incomeShares, type IncomeShare } from '../model/income-ledger.ts';

/** The income of a round: the ledger on the cloth is filled in row by row. */
export function tellIncome(context: MomentContext): MomentsOfNews {
  const { t } = context;
  const view = readView(context.view);
  const rows = incomeShares(context.events);
  if (rows.length === 0) return NO_MOMENTS;
  const title = t('aug.ledger', { round: view.round });
  // Whoever listens hears of every barrier at a small table; at a larger one of their own, and the journal has the rest.
  const isShort = rows.length > FEW_ROWS;
  const sentence = rows
    .map((row) => (isShort && row.seat !== context.me ? gotSentence(context, row) : shareSentence(context, row)))
    .join(' ');
  return covered(
    [
      {
        id: 'income',
        size: 'strip',
        icon: 'coins',
        title,
        text: t('aug.ledger.text'),
        sentence: titled(context, title, sentence),
        clause: 'AUG-INC-1',
        sound: 'coin',
        body: { type: 'rows', count: rows.length, long: rows.flatMap(({ stopped }, i) => (stopped ? [i] : [])) },
        edge: 'upper-if-low',
      },
    ],
    incomeEvents(context.events),
  );
}

/** So many rows are told with all that is in them. */
const FEW_ROWS = 3;

function gotSentence(context: TellingContext, { seat, florins, gained }: IncomeShare): string {
  return context.t('aug.moment.row', { name: nameOf(context, seat), florins, points: gained });
}

/** What one player got, in a sentence, and in another what a barrier kept from them. */
export function shareSentence(context: TellingContext, share: IncomeShare): string {
  const { t } = context;
  const { stopped } = share;
  const got = gotSentence(context, share);
  if (stopped === undefined) return got;
  const said = t('aug.ledger.stopped', { ...stopped, right: t.word('right', stopped.right) });
  return `${got} ${t('live.said', { said })}`;
}
