import { MOST_CHANGES, type ChangeLine, type MomentContext } from '../../../moments/moment.ts';
import { eventsOf, sentenceOf } from '../../../moments/telling.ts';
import { goodsOf, readView } from '../model/augsburg-view.ts';

/** What others' doings have changed for the viewer: levels taken, prestige and florins. */
export function tellChanges(context: MomentContext): readonly ChangeLine[] {
  const { t, me } = context;
  const [before, now] = [goodsOf(readView(context.before), me), goodsOf(readView(context.view), me)];
  if (before === undefined || now === undefined) return [];
  const lost = eventsOf(context, 'robbed')
    .filter(({ seat }) => seat === me)
    .map((event) => ({ icon: String(event.ladder), text: sentenceOf(context, event) }));
  const stopped = eventsOf(context, 'stopped')
    .filter(({ seat }) => seat === me)
    .map((event) => ({ icon: String(event.right), text: sentenceOf(context, event) }));
  const prestige =
    before.prestige === now.prestige
      ? []
      : [{ icon: 'laurel', text: t('aug.change.prestige', { before: before.prestige, now: now.prestige }) }];
  const [had, have] = [before.florins ?? 0, now.florins ?? 0];
  const florins = had === have ? [] : [{ icon: 'florin', text: t('aug.change.florins', { before: had, now: have }) }];
  return [...lost, ...stopped, ...prestige, ...florins].slice(0, MOST_CHANGES);
}
