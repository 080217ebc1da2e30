import { MOST_CHANGES, type ChangeLine, type MomentContext } from '../../../moments/moment.ts';
import { goodsOf, readView } from '../model/dve-view.ts';
import { eventsOf, sentenceOf } from '../../../moments/telling.ts';
import { tellDeeds } from './deeds.ts';

/** What others' turns and the new turn have changed for the viewer. */
export function tellChanges(context: MomentContext): readonly ChangeLine[] {
  const { t, me } = context;
  const [before, now] = [goodsOf(readView(context.before), me), goodsOf(readView(context.view), me)];
  if (before === undefined || now === undefined) return [];
  const accusations = eventsOf(context, 'accused')
    .filter(({ accused }) => accused === me)
    .map((event) => ({ icon: 'cardinal', text: sentenceOf(context, event) }));
  const red = eventsOf(context, 'papal-event', 'gathered').filter(({ colour }) => colour !== 'white');
  const pope = tellDeeds(context, red)
    .filter(({ event }) => event.type === 'papal-event')
    .map(({ sentence }) => ({ icon: 'tiara', text: sentence }));
  const alms = eventsOf(context, 'alms').filter(({ seat, giver }) => seat === me || giver === me);
  const received = alms.reduce((sum, { seat, ducats }) => sum + (seat === me ? Number(ducats) : -Number(ducats)), 0);
  const money =
    alms.length === 0
      ? []
      : [{ icon: 'coins', text: t('dve.change.alms', { received, before: before.ducats, now: now.ducats }) }];
  const place = eventsOf(context, 'ordered').findLast(({ seat }) => seat === me)?.place;
  const order =
    place === undefined
      ? []
      : [{ icon: 'people', text: t('dve.change.order', { place: Number(place), count: context.seats.length }) }];
  const laid = eventsOf(context, 'event-laid').map((event) => ({
    icon: 'manuscript',
    text: t('dve.moment.laid', {
      event: t.word('event', String(event.event)),
      zone: t.word('zone', String(event.zone)),
    }),
  }));
  return [...pope, ...accusations, ...money, ...order, ...laid].slice(0, MOST_CHANGES);
}
