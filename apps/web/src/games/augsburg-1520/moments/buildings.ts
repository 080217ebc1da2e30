import type { EventWords } from '@fondaco/kernel';
import type { Consequence, TableMoment, MomentContext, MomentsOfNews } from '../../../moments/moment.ts';
import { eventsOf, nameOf, sentenceOf, covered } from '../../../moments/telling.ts';
import { goodsOf, readView } from '../model/augsburg-view.ts';
import { incomeEvents } from '../model/income-ledger.ts';
import { printedParts } from '../model/printed.ts';
import { BUILDINGS } from '../model/words.ts';

/** Churches and cathedrals, and the barriers of the road that they open. */
export function tellBuildings(context: MomentContext): MomentsOfNews {
  const built = eventsOf(context, 'built');
  const atIncome = new Set(incomeEvents(context.events));
  const stopped = eventsOf(context, 'stopped').filter((event) => !atIncome.has(event));
  const moments = [
    ...built.map((event) => tellBuilt(context, event)),
    ...stopped.map((event) => tellStopped(context, event)),
  ];
  return covered(moments, [...built, ...stopped]);
}

/** Barriers that players have left behind them by a privilege, or at an income. */
export function tellPassed(by: Rise['by']): (context: MomentContext) => MomentsOfNews {
  return (context) => {
    const moments = context.seats.flatMap((seat) =>
      risesOf(context, seat).flatMap((rise) => (rise.by === by ? passedBy(context, seat, rise) : [])),
    );
    return covered(moments, []);
  };
}

function barrierOf({ parts }: MomentContext, building: string): number {
  const { barriers } = printedParts(parts);
  return building === 'cathedral' ? barriers.cathedral : barriers.church;
}

/** The next barrier behind one, 0 if none is left. */
function barrierBeyond(context: MomentContext, barrier: number): number {
  return BUILDINGS.map((one) => barrierOf(context, one)).find((one) => one > barrier) ?? 0;
}

function tellBuilt(context: MomentContext, event: EventWords): TableMoment {
  const { t } = context;
  const right = String(event.right);
  const name = nameOf(context, event.seat);
  const barrier = barrierOf(context, right);
  const text = sentenceOf(context, event);
  const opened: Consequence = {
    icon: right,
    seat: String(event.seat),
    title: t('aug.moment.open', { barrier }),
    text: t('aug.moment.open.text', { name, barrier, next: barrierBeyond(context, barrier) }),
    clause: 'AUG-BAR-1',
  };
  return {
    id: 'built',
    size: 'great',
    icon: right,
    title: t('aug.moment.built', { rightWord: right, name }),
    text,
    sentence: `${text} ${opened.text}`,
    sound: 'bell',
    body: { type: 'consequences', items: [opened] },
  };
}

function tellStopped(context: MomentContext, event: EventWords): TableMoment {
  const { t } = context;
  const sentence = sentenceOf(context, event);
  const barrier = Number(event.barrier);
  const title = t('aug.moment.barrier', { barrier });
  const right = String(event.right);
  const moment = { id: 'stopped', icon: right, title, text: sentence, sentence } as const;
  if (event.seat !== context.me) return { ...moment, size: 'strip' };
  const text = t('aug.moment.stopped.mine', { rightWord: right, barrier });
  return greatOf(moment, { icon: right, title: t('aug.moment.takes'), text, clause: 'AUG-BAR-1', isMine: true });
}

/** A moment of the viewer's own, which stays until it has been read. */
function greatOf(moment: Omit<TableMoment, 'size'>, follows: Consequence): TableMoment {
  return {
    ...moment,
    size: 'great',
    sentence: `${moment.sentence} ${follows.text}`,
    sound: 'bell',
    body: { type: 'consequences', items: [follows] },
  };
}

/** Prestige that came at once. */
interface Rise {
  readonly by: 'privilege' | 'income';
  readonly before: number;
  readonly now: number;
}

/** How a player's prestige has risen, the last first, counted back from what it is now: an income as a whole, as its ledger has it. */
function risesOf(context: MomentContext, seat: string): readonly Rise[] {
  const paid = new Set(incomeEvents(context.events));
  const gains = eventsOf(context, 'prestige').filter((event) => event.seat === seat);
  const income = gains.filter((event) => paid.has(event)).reduce((sum, { points }) => sum + Number(points), 0);
  const last = goodsOf(readView(context.view), seat)?.prestige ?? 0;
  let now = last - income;
  const rises: Rise[] = [{ by: 'income', before: now, now: last }];
  for (const { points } of gains.filter((event) => !paid.has(event)).toReversed()) {
    const before = now - Number(points);
    rises.push({ by: 'privilege', before, now });
    now = before;
  }
  return rises;
}

/** A barrier that a player was before and is then behind. */
function passedBy(context: MomentContext, seat: string, { before, now }: Rise): readonly TableMoment[] {
  const { t } = context;
  return BUILDINGS.flatMap((building) => {
    const barrier = barrierOf(context, building);
    if (before > barrier || now <= barrier) return [];
    const sentence = t('aug.moment.passed.text', { name: nameOf(context, seat), barrier, before, now });
    const title = t('aug.moment.passed', { barrier });
    const moment = { id: 'passed', icon: building, title, text: sentence, sentence } as const;
    if (seat !== context.me) return [{ ...moment, size: 'strip', edge: 'upper-if-low' }];
    const text = t('aug.moment.passed.mine', { next: barrierBeyond(context, barrier) });
    return [greatOf(moment, { icon: 'laurel', title: t('aug.moment.next'), text, clause: 'AUG-BAR-1', isMine: true })];
  });
}
