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

/** Barriers that players have left behind them, after whatever brought them past. */
export function tellPassed(context: MomentContext): MomentsOfNews {
  return covered(
    context.seats.flatMap((seat) => passedBy(context, seat)),
    [],
  );
}

function barrierOf({ parts }: MomentContext, building: string): number {
  const { barriers } = printedParts(parts);
  return building === 'cathedral' ? barriers.cathedral : barriers.church;
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
    text: t('aug.moment.open.text', { name, barrier }),
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
  const title = t('aug.moment.barrier', { barrier: Number(event.barrier) });
  return { id: 'stopped', size: 'strip', icon: String(event.right), title, text: sentence, sentence };
}

/** A barrier that a player was before and is now behind. */
function passedBy(context: MomentContext, seat: string): readonly TableMoment[] {
  const { t } = context;
  const [before, now] = [readView(context.before), readView(context.view)].map((view) => goodsOf(view, seat)?.prestige);
  if (before === undefined || now === undefined) return [];
  return BUILDINGS.flatMap((building) => {
    const barrier = barrierOf(context, building);
    if (before > barrier || now <= barrier) return [];
    const sentence = t('aug.moment.passed.text', { name: nameOf(context, seat), barrier, before, now });
    return [
      {
        id: 'passed',
        size: 'strip',
        edge: 'upper-if-low',
        icon: building,
        title: t('aug.moment.passed', { barrier }),
        text: sentence,
        sentence,
      },
    ];
  });
}
