import { SUMMONER_BONUS } from '@fondaco/de-vulgari-eloquentia/data/numbers.ts';
import type { Consequence, TableMoment, MomentContext, MomentsOfNews } from '../../../moments/moment.ts';
import { goodsOf, readView } from '../model/dve-view.ts';
import { printedBoard } from '../model/printed.ts';
import { eventsOf, nameOf, sentenceOf, covered } from '../../../moments/telling.ts';

/** The spaces of knowledge that are at auction. */
function prizeOf({ parts }: MomentContext): number {
  return printedBoard(parts).events.find(({ auction }) => auction !== undefined)?.auction ?? 0;
}

/** Stupor Mundi: what it is about when everyone is summoned, and who has won it. */
export function tellAuction(context: MomentContext): MomentsOfNews {
  const [summoned] = eventsOf(context, 'summoned');
  const [won] = eventsOf(context, 'won-stupor');
  const moments = [
    ...(summoned === undefined ? [] : [tellSummons(context, String(summoned.seat), sentenceOf(context, summoned))]),
    ...(won === undefined ? [] : [tellWinner(context, String(won.seat), sentenceOf(context, won))]),
  ];
  return covered(moments, eventsOf(context, 'summoned', 'won-stupor'));
}

function tellSummons(context: MomentContext, summoner: string, text: string): TableMoment {
  const { t } = context;
  const title = t.word('event', '10');
  const item = (key: string, icon: string, clause: string, values = {}): Consequence => ({
    icon,
    title: t(`dve.moment.stupor.${key}`, values),
    text: t(`dve.moment.stupor.${key}.text`, values),
    clause,
  });
  const prize = item('prize', 'book', 'DVE-STU-6', { spaces: prizeOf(context) });
  const bonus = item('bonus', 'peerage', 'DVE-STU-4', { summoner: nameOf(context, summoner), votes: SUMMONER_BONUS });
  const pay = item('pay', 'cube-politician', 'DVE-STU-5');
  return {
    id: 'stupor',
    size: 'great',
    icon: 'peerage',
    title,
    text,
    sentence: `${text} ${prize.title}`,
    sound: 'bell',
    body: { type: 'consequences', items: [prize, bonus, pay, ...ownLimit(context, summoner)] },
  };
}

/** How much the viewer could bid. */
function ownLimit({ t, me, view }: MomentContext, summoner: string): readonly Consequence[] {
  const votes = goodsOf(readView(view), me)?.votes;
  if (votes === undefined) return [];
  const most = me === summoner ? votes + SUMMONER_BONUS : votes;
  const [title, text] = [t('dve.moment.stupor.mine'), t('dve.moment.stupor.mine.text', { votes, most })];
  return [{ icon: 'auction', title, text, clause: 'DVE-STU-4', isMine: true }];
}

function tellWinner(context: MomentContext, seat: string, text: string): TableMoment {
  const { t } = context;
  const then = t('dve.moment.stupor.won', { name: nameOf(context, seat), spaces: prizeOf(context) });
  return {
    id: 'stupor-won',
    size: 'phase',
    icon: 'laurel',
    title: t.word('event', '10'),
    text: `${text} ${then}`,
    sentence: `${text} ${then}`,
    clause: 'DVE-STU-6',
    sound: 'bell',
  };
}
