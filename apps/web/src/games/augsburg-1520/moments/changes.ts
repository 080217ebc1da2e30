import { MOST_CHANGES, type ChangeLine, type MomentContext } from '../../../moments/moment.ts';
import { eventsOf, sentenceOf } from '../../../moments/telling.ts';
import { goodsOf, readView } from '../model/augsburg-view.ts';

/** What brings florins without a doing of the player's; what they take or spend is told where they do it. */
const PAID = ['compensated', 'income'] as const;

/** What others' doings have changed for the viewer: levels taken, prestige and florins. */
export function tellChanges(context: MomentContext): readonly ChangeLine[] {
  const { t, me } = context;
  const now = goodsOf(readView(context.view), me);
  if (now === undefined) return [];
  const mine = (type: string) => eventsOf(context, type).filter(({ seat }) => seat === me);
  const lost = mine('robbed').map((event) => ({ icon: String(event.ladder), text: sentenceOf(context, event) }));
  const stopped = mine('stopped').map((event) => ({ icon: String(event.right), text: sentenceOf(context, event) }));
  const gained = sum(mine('prestige').map(({ points }) => Number(points)));
  const paid = sum(PAID.flatMap((type) => mine(type)).map(({ florins }) => Number(florins)));
  const [points, florins] = [now.prestige, now.florins ?? 0];
  return [
    ...lost,
    ...stopped,
    ...(gained === 0
      ? []
      : [{ icon: 'laurel', text: t('aug.change.prestige', { before: points - gained, now: points }) }]),
    ...(paid === 0
      ? []
      : [{ icon: 'florin', text: t('aug.change.florins', { before: florins - paid, now: florins }) }]),
  ].slice(0, MOST_CHANGES);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
