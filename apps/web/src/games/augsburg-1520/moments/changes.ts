import { MOST_CHANGES, type ChangeLine, type MomentContext } from '../../../moments/moment.ts';
import { eventsOf, sentenceOf } from '../../../moments/telling.ts';
import { goodsOf, readView } from '../model/augsburg-view.ts';

/** What others' doings have changed for the viewer: levels taken, and florins for a showdown lost. What an income brings lies on the cloth. */
export function tellChanges(context: MomentContext): readonly ChangeLine[] {
  const { t, me } = context;
  const now = goodsOf(readView(context.view), me);
  if (now === undefined) return [];
  const mine = (type: string) => eventsOf(context, type).filter(({ seat }) => seat === me);
  const florinsOf = (type: string) => mine(type).reduce((sum, { florins }) => sum + Number(florins), 0);
  const lost = mine('robbed').map((event) => ({ icon: String(event.ladder), text: sentenceOf(context, event) }));
  const paid = florinsOf('compensated');
  const then = (now.florins ?? 0) - florinsOf('income');
  return [
    ...lost,
    ...(paid === 0 ? [] : [{ icon: 'florin', text: t('aug.change.florins', { before: then - paid, now: then }) }]),
  ].slice(0, MOST_CHANGES);
}
