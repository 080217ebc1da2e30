import { LAST_CHARITY_TURN } from '@fondaco/de-vulgari-eloquentia/data/numbers.ts';
import type { EventWords } from '@fondaco/kernel';
import { roman } from '../../../look/roman.ts';
import type { Gift, TableMoment, MomentContext, MomentsOfNews } from '../../../moments/moment.ts';
import { goodsOf, readView, spaceOf } from '../model/dve-view.ts';
import { eventsOf, listOf, nameOf, covered, titled } from '../../../moments/telling.ts';

const OF_THE_EVENT = ['turn-began', 'event-laid', 'cube-returned', 'cubes-for-sale', 'manuscript-opened'];

/** The phases a turn opens with: events, charity, order of play. */
export function tellOpening(context: MomentContext): MomentsOfNews {
  const events = eventsOf(context, ...OF_THE_EVENT, 'alms', 'ordered', 'rested');
  const moments = [tellEvent(context), tellCharity(context), tellOrder(context)].filter((one) => one !== undefined);
  return covered(moments, events);
}

function tellEvent(context: MomentContext): TableMoment | undefined {
  const { t } = context;
  const [began] = eventsOf(context, 'turn-began');
  if (began === undefined) return undefined;
  const [laid] = eventsOf(context, 'event-laid');
  const title = t('dve.turn.short', { roman: roman(Number(began.turn)) });
  const what = laid === undefined ? whiteOrNothing(context) : laidSentence(context, laid);
  const text = `${what} ${saleSentence(context)}`;
  return {
    id: 'event',
    size: 'strip',
    phase: 'event',
    icon: laid === undefined ? 'hourglass' : 'manuscript',
    title,
    text,
    sentence: titled(context, title, text),
    sound: laid === undefined ? 'bell' : 'tile',
    ...(laid !== undefined && { body: { type: 'flight', icon: 'manuscript', to: `zone:${laid.zone}` } }),
  };
}

function laidSentence({ t }: MomentContext, laid: EventWords): string {
  return t('dve.moment.laid', {
    event: t.word('event', String(laid.event)),
    zone: t.word('zone', String(laid.zone)),
  });
}

/** On a turn without an event tile; red papal tiles have a moment of their own. */
function whiteOrNothing(context: MomentContext): string {
  const { t, view } = context;
  const [papal] = eventsOf(context, 'papal-event');
  if (papal?.colour !== 'white') return t('dve.moment.no-event');
  return t(readView(view).pope === 'well' ? 'dve.moment.white' : 'dve.moment.white-dying');
}

function saleSentence(context: MomentContext): string {
  const { t } = context;
  const cubes = eventsOf(context, 'cubes-for-sale')
    .filter(({ count }) => Number(count) > 0)
    .map(({ cube, count }) => t(`cubes.${cube}`, { count: Number(count) }));
  if (cubes.length === 0) return t('dve.moment.no-sale');
  return t('dve.moment.sale', { cubes: listOf(context, cubes) });
}

function tellCharity(context: MomentContext): TableMoment | undefined {
  const { t, me } = context;
  const alms = eventsOf(context, 'alms');
  if (alms.length === 0) return undefined;
  const view = readView(context.view);
  const gifts = alms.map((event) => giftOf(context, event));
  const purses = view.order.map((seat) => {
    const goods = goodsOf(view, seat);
    const given = gifts.reduce((sum, { from, to, amount }) => sum + amountFor(seat, from, to, amount), 0);
    const role = t.word('character', goods?.character ?? '');
    return {
      seat,
      amount: (goods?.ducats ?? 0) - given,
      role: seat === me ? t('dve.moment.role.you', { role }) : role,
    };
  });
  return {
    id: 'charity',
    size: 'phase',
    phase: 'charity',
    icon: 'coins',
    title: t('dve.moment.charity'),
    text: t(view.turn === LAST_CHARITY_TURN ? 'dve.moment.charity.last' : 'dve.moment.charity.text'),
    sentence: gifts.map(({ sentence }) => sentence).join(' '),
    clause: 'DVE-CHA-2',
    sound: 'coin',
    body: { type: 'purses', icon: 'ducat', purses, gifts },
  };
}

function amountFor(seat: string, from: string | undefined, to: string, amount: number): number {
  if (seat === to) return amount;
  return seat === from ? -amount : 0;
}

function giftOf(context: MomentContext, { seat, giver, ducats }: EventWords): Gift {
  const { t, me } = context;
  const [from, to, amount] = [giver === undefined ? undefined : String(giver), String(seat), Number(ducats)];
  const names = {
    giver: from === undefined ? '' : nameOf(context, from),
    receiver: nameOf(context, to),
    ducats: amount,
  };
  const isMine = to === me ? 'received' : from === me ? 'given' : 'others';
  const fromBank = to === me ? 'bank.you' : 'bank';
  const sentence = t(`dve.moment.alms.${from === undefined ? fromBank : isMine}`, names);
  return { from, to, amount, sentence };
}

function tellOrder(context: MomentContext): TableMoment | undefined {
  const { t } = context;
  const ordered = eventsOf(context, 'ordered');
  if (ordered.length === 0) return undefined;
  const view = readView(context.view);
  const [rested] = eventsOf(context, 'rested');
  const ranks = ordered.map(({ seat }) => ({
    seat: String(seat),
    note:
      seat === rested?.seat
        ? t('dve.moment.order.rested')
        : t('dve.knowledge', { count: spaceOf(view, 'knowledge', String(seat)) }),
  }));
  const names = listOf(
    context,
    ranks.map(({ seat }) => nameOf(context, seat)),
  );
  return {
    id: 'order',
    size: 'phase',
    phase: 'order',
    icon: 'people',
    title: t('dve.moment.order'),
    text: t('dve.moment.order.text'),
    sentence: t('dve.moment.order.sentence', { names }),
    clause: 'DVE-ORD-1',
    body: { type: 'ranks', ranks, before: readView(context.before).order },
  };
}
